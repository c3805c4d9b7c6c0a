import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { sources } from '../../run/sources';
import { playsAll } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { dialog, setFault } from '../shop-page';
import {
  buyProduct,
  clickProduct,
  GONE,
  LIVE,
  loadIntoPage,
  openPage,
  type Sight,
  untilSight,
} from './hostile-page';

const test = browserSuite('clobbered names');

/** Properties of a form that a control of this name shadows. */
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

/** What the script needs to render anything: tests below. */
const NEEDED = /^create(Element|ElementNS|TextNode)$/;

/** Names that match in all sources, each once. */
const readNames = (...patterns: RegExp[]) => [
  ...new Set([...sources.values()].flatMap(text => patterns.flatMap(name => text.match(name) ?? []))),
];

/** Properties of the document that the script reads, each the name of an image that shadows it. */
const DOCUMENT_NAMES = [
  ...readNames(/(?<=\b(?:safeDocument|document)\??\.)[a-z]\w+/g),
  // Read by name, or by a package.
  ...['head', 'currentScript', 'adoptedStyleSheets', 'forms', 'defaultView', 'baseURI'],
].filter(name => !NEEDED.test(name));

/** Globals without which the script can't run, or which always exist. */
const PLATFORM = /^(customElements|fetch|requestIdleCallback|innerWidth|top)$/;

/** Globals of the page that the script reads, each with a getter that throws. */
const GLOBALS = [
  ...readNames(/(?<=\bwindow\??\.)[a-zA-Z_]\w+/g),
  // Read by another name, or without `window`.
  ...['paypal', 'ApplePaySession'],
].filter(name => !PLATFORM.test(name));

/** Receivers of telemetry, which then reads the page too. */
const TELEMETRY = { otlp: '/collector', analytics: '/collector/analytics', errors: '/collector/errors' };

/** Number of names on one page. The whole matrix also tests each name alone. */
const PER_PAGE = 8;

interface Names {
  names: string[];
  selector: string;
  tag: string;
}

/** Adds a transparent element of each name, so that the elements behind it count as visible. */
function clobber({ names, selector, tag }: Names) {
  const host = document.querySelector('shopify-accelerated-checkout');
  host?.setAttribute('debug', '');
  const place = selector === 'form' ? host?.closest('form') : document.querySelector(selector);
  const elements = names.map(name => {
    const element = document.createElement(tag);
    element.setAttribute('name', name);
    // A disabled control shadows a property of its form, but sends no value: the form still says what is bought.
    element.setAttribute('disabled', '');
    element.style.background = 'none';
    return element;
  });
  if (place) Element.prototype.append.apply(place, elements);
}

/** Makes the getters of these globals throw when the script reads them, as those of a careless script may. */
function throwOnRead(names: string[]) {
  for (const element of document.querySelectorAll('[access-token]')) element.setAttribute('debug', '');
  for (const name of names) {
    let value: unknown = Reflect.get(window, name);
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        if (/\/dist\//.test(`${new Error().stack}`)) throw new Error(`${name} was read`);
        return value;
      },
      set(next) {
        value = next;
      },
    });
  }
}

async function play(fixtures: Fixtures, names: Names, sight: Sight) {
  await openPage(fixtures);
  await loadIntoPage(fixtures, clobber, names, TELEMETRY);
  await untilSight(fixtures, sight);
  if (sight.buttons) await buyProduct(fixtures);
}

const toForm = (...names: string[]) => ({ names, selector: 'form', tag: 'input' });
const toDocument = (...names: string[]) => ({ names, selector: 'body', tag: 'img' });

const HELD = 'the buttons render and redirect to the checkout';

/** Creates a page for several names at a time and, with `--all`, one for each name. */
const toCases = (what: string, all: string[], put: (...names: string[]) => Names): Attack<Fixtures>[] =>
  [...(playsAll ? all.map(name => [name]) : []), ...chunk(all)].map(names => ({
    tried: `${what} is named ${names.join(', another ')}`,
    held: HELD,
    run: fixtures => play(fixtures, put(...names), LIVE),
  }));

function chunk(names: string[]): string[][] {
  return names.length ? [names.slice(0, PER_PAGE), ...chunk(names.slice(PER_PAGE))] : [];
}

const cases: Attack<Fixtures>[] = [
  ...[...(playsAll ? GLOBALS.map(name => [name]) : []), GLOBALS].map(names => ({
    tried: `the page's getters of ${names.join(', ')} throw`,
    held: HELD,
    async run(fixtures: Fixtures) {
      await openPage(fixtures);
      await loadIntoPage(fixtures, throwOnRead, names, TELEMETRY);
      await untilSight(fixtures, LIVE);
      await buyProduct(fixtures);
    },
  })),
  ...toCases('a control of the product form', FORM_NAMES, toForm),
  ...toCases('an image', DOCUMENT_NAMES, toDocument),
  {
    tried: 'an image is named createElement, which wallets need to render',
    held: "the product falls back to Buy it now, and elements that can't render are removed",
    run: fixtures => play(fixtures, toDocument('createElement'), { buttons: 1, skeletons: 0 }),
  },
  {
    tried: 'an image is named createElementNS, which every element needs',
    held: 'buttons and skeletons are removed without an exception',
    run: fixtures => play(fixtures, toDocument('createElementNS'), GONE),
  },
  {
    tried: 'an image is named createTextNode',
    held: "the product's wallet buys, and elements with text are removed without an exception",
    run: fixtures => play(fixtures, toDocument('createTextNode'), { buttons: 1, skeletons: 0 }),
  },
  {
    tried: 'an image is named body and a purchase ends in a dialog',
    held: 'the dialog is visible in the page',
    async run(fixtures) {
      setFault(fixtures.shop, 'validation_custom', ['cartCreate']);
      await openPage(fixtures);
      await loadIntoPage(fixtures, clobber, toDocument('body'));
      await untilSight(fixtures, LIVE);
      await clickProduct(fixtures);
      await dialog(fixtures.page).waitFor({ state: 'visible' });
      assert.is(await fixtures.page.locator('img portable-wallets-dialog').count(), 0);
    },
  },
];

for (const { tried, held, run } of cases) test(`${held} if ${tried}`, async fixtures => run(fixtures));

test.run();
