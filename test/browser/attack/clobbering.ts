import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import type { Stage } from '../drivers/browser';
import { dialog, setFault } from '../drivers/shop-page';
import {
  buyProduct,
  clickProduct,
  GONE,
  LIVE,
  loadSpoilt,
  openPage,
  type Sight,
  untilSight,
} from './hostile-page';

/** Members of a form that a control of their name takes the place of. */
const FORM_NAMES = [
  'elements',
  'contains',
  'querySelector',
  'getAttribute',
  'id',
  'action',
  'parentElement',
  'getRootNode',
  'name',
  'style',
  'ownerDocument',
];

/** Members of the document that a picture of their name takes the place of. */
const DOCUMENT_NAMES = [
  'cookie',
  'body',
  'head',
  'documentElement',
  'querySelector',
  'querySelectorAll',
  'adoptedStyleSheets',
  'forms',
  'getElementById',
  'readyState',
  'addEventListener',
  'activeElement',
  'currentScript',
  'defaultView',
  'baseURI',
];

/** So many names are tried on one page, and each alone in the whole matrix. */
const PER_PAGE = 8;

interface Names {
  names: string[];
  selector: string;
  tag: string;
}

/** Puts an element of each name into the page, see-through, so that what is behind it counts. */
function clobber({ names, selector, tag }: Names) {
  const host = document.querySelector('shopify-accelerated-checkout');
  const place = selector === 'form' ? host?.closest('form') : document.querySelector(selector);
  const elements = names.map(name => {
    const element = document.createElement(tag);
    element.setAttribute('name', name);
    element.style.background = 'none';
    return element;
  });
  if (place) Element.prototype.append.apply(place, elements);
}

async function play(stage: Stage, names: Names, sight: Sight) {
  await openPage(stage);
  await loadSpoilt(stage, clobber, names);
  await untilSight(stage, sight);
  if (sight.buttons) await buyProduct(stage);
}

const toForm = (...names: string[]) => ({ names, selector: 'form', tag: 'input' });
const toDocument = (...names: string[]) => ({ names, selector: 'body', tag: 'img' });

const HELD = 'the buttons show and lead to the checkout';

/** A page for each name, and one for a few at a time, of which `npm test` plays these alone. */
const toCases = (what: string, all: string[], put: (...names: string[]) => Names): Attack<Stage>[] =>
  [...all.map(name => [name]), ...chunk(all)].map(names => ({
    part: 3,
    tried: `${what} has the name ${names.join(', another ')}`,
    held: HELD,
    facts: names.map(name => `${what} ${name}`),
    run: stage => play(stage, put(...names), LIVE),
  }));

function chunk(names: string[]): string[][] {
  return names.length ? [names.slice(0, PER_PAGE), ...chunk(names.slice(PER_PAGE))] : [];
}

export const cases: Attack<Stage>[] = [
  ...toCases('a control of the product form', FORM_NAMES, toForm),
  ...toCases('a picture', DOCUMENT_NAMES, toDocument),
  {
    part: 3,
    tried: 'a picture has the name createElement, which wallets draw with',
    held: 'the product falls back to Buy it now, and what can’t be drawn is gone',
    run: stage => play(stage, toDocument('createElement'), { buttons: 1, skeletons: 0 }),
  },
  {
    part: 3,
    tried: 'a picture has the name createElementNS, which nothing can be drawn without',
    held: 'buttons and skeletons are gone without an exception',
    run: stage => play(stage, toDocument('createElementNS'), GONE),
  },
  {
    part: 3,
    tried: 'a picture has the name createTextNode',
    held: 'the product’s wallet buys, and what has words in it is gone without an exception',
    run: stage => play(stage, toDocument('createTextNode'), { buttons: 1, skeletons: 0 }),
  },
  {
    part: 3,
    tried: 'a picture has the name body where a purchase ends in a dialog',
    held: 'the dialog stands in the page for all to see',
    async run(stage) {
      setFault(stage.shop, 'validation_custom', ['cartCreate']);
      await openPage(stage);
      await loadSpoilt(stage, clobber, toDocument('body'));
      await untilSight(stage, LIVE);
      await clickProduct(stage);
      await dialog(stage.page).waitFor({ state: 'visible' });
      assert.is(await stage.page.locator('img portable-wallets-dialog').count(), 0);
    },
  },
];
