import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { playsAll } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { dialog, setFault } from '../shop-page';
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

const test = browserSuite('clobbered names');

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

async function play(fixtures: Fixtures, names: Names, sight: Sight) {
  await openPage(fixtures);
  await loadSpoilt(fixtures, clobber, names);
  await untilSight(fixtures, sight);
  if (sight.buttons) await buyProduct(fixtures);
}

const toForm = (...names: string[]) => ({ names, selector: 'form', tag: 'input' });
const toDocument = (...names: string[]) => ({ names, selector: 'body', tag: 'img' });

const HELD = 'the buttons show and lead to the checkout';

/** A page for a few names at a time and, with `--all`, one for each name. */
const toCases = (what: string, all: string[], put: (...names: string[]) => Names): Attack<Fixtures>[] =>
  [...(playsAll ? all.map(name => [name]) : []), ...chunk(all)].map(names => ({
    tried: `${what} has the name ${names.join(', another ')}`,
    held: HELD,
    run: fixtures => play(fixtures, put(...names), LIVE),
  }));

function chunk(names: string[]): string[][] {
  return names.length ? [names.slice(0, PER_PAGE), ...chunk(names.slice(PER_PAGE))] : [];
}

const cases: Attack<Fixtures>[] = [
  ...toCases('a control of the product form', FORM_NAMES, toForm),
  ...toCases('a picture', DOCUMENT_NAMES, toDocument),
  {
    tried: 'a picture has the name createElement, which wallets draw with',
    held: 'the product falls back to Buy it now, and what can’t be drawn is gone',
    run: fixtures => play(fixtures, toDocument('createElement'), { buttons: 1, skeletons: 0 }),
  },
  {
    tried: 'a picture has the name createElementNS, which nothing can be drawn without',
    held: 'buttons and skeletons are gone without an exception',
    run: fixtures => play(fixtures, toDocument('createElementNS'), GONE),
  },
  {
    tried: 'a picture has the name createTextNode',
    held: 'the product’s wallet buys, and what has words in it is gone without an exception',
    run: fixtures => play(fixtures, toDocument('createTextNode'), { buttons: 1, skeletons: 0 }),
  },
  {
    tried: 'a picture has the name body where a purchase ends in a dialog',
    held: 'the dialog stands in the page for all to see',
    async run(fixtures) {
      setFault(fixtures.shop, 'validation_custom', ['cartCreate']);
      await openPage(fixtures);
      await loadSpoilt(fixtures, clobber, toDocument('body'));
      await untilSight(fixtures, LIVE);
      await clickProduct(fixtures);
      await dialog(fixtures.page).waitFor({ state: 'visible' });
      assert.is(await fixtures.page.locator('img portable-wallets-dialog').count(), 0);
    },
  },
];

for (const { tried, held, run } of cases) test(`${held} where ${tried}`, async fixtures => run(fixtures));

test.run();
