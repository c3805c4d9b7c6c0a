import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { buysFromOwn, ELSEWHERE, givesUp } from './elsewhere';
import { type MinimalPage, NONCE, type Way } from './minimal-page';

const test = browserSuite('origin, attacked');

/** A script trusted by `strict-dynamic` may load others. One with only a nonce may load scripts with the same nonce. */
const NONCE_ALONE = `script-src 'nonce-${NONCE}'`;
const STRICTEST = `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; style-src 'nonce-${NONCE}'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types portable-wallets`;

const EVIL = `data-base="${ELSEWHERE}/x/" data-api="${ELSEWHERE}" data-otlp="${ELSEWHERE}"`;

const BASE_ELEMENT = '<base> with a foreign href';

/** Markup that a shop's rich text or another vendor may add before the script runs. */
const MARKUP: Record<string, string> = {
  '<img name=currentScript> with a foreign src': `<img name="currentScript" src="${ELSEWHERE}/x/">`,
  '<form name=currentScript> with data-base': `<form name="currentScript" ${EVIL}></form>`,
  'inert JSON with data-base': `<script type="application/json" ${EVIL}>{}</script>`,
  "another vendor's script with data-base": `<script nonce="${NONCE}" ${EVIL}>window.vendor = 1</script>`,
  "an inert foreign script with the script's name": `<script type="text/plain" src="${ELSEWHERE}/portable-wallets.js" ${EVIL}></script>`,
  'images named querySelectorAll, scripts, head and URL':
    '<img name="querySelectorAll"><img name="scripts"><img name="head"><img name="URL">',
  [BASE_ELEMENT]: `<base href="${ELSEWHERE}/x/">`,
  'a script with another nonce': '<script nonce="another" type="text/plain"></script>',
};

/** Injected into a page whose policy blocks it: scripts with the script's name, and other URLs for its files. */
const REMAPPED = JSON.stringify({
  imports: { '/dist/': `${ELSEWHERE}/`, '/dist/checkout.js': `${ELSEWHERE}/x.js` },
});
const INJECTED = `<script type="importmap">${REMAPPED}</script><script src="${ELSEWHERE}/portable-wallets.js" ${EVIL}></script><script type="module" src="${ELSEWHERE}/portable-wallets.js" ${EVIL}></script>`;

/** Changes by the page's scripts to shared globals. */
const MEDDLERS: Record<string, string> = {
  'adds base, api, otlp and others to all objects': `for (const name of ['base', 'api', 'apiVersion', 'otlp', 'errors', 'analytics', 'sdkOrigins']) Object.defineProperty(Object.prototype, name, { value: '${ELSEWHERE}/', configurable: true, writable: true })`,
  'replaces Error': `window.Error = function () { return { stack: 'f@${ELSEWHERE}/x/y.js:1:1' } }`,
  'has an Error.prepareStackTrace that returns no string':
    'Error.prepareStackTrace = (error, frames) => frames',
};

const NO_STACKS = 'Error.stackTraceLimit = 0';

const WAYS: Way[] = ['classic', 'module', 'inline'];
const WAYS_BY_URL: Way[] = ['classic', 'async', 'module'];

const SAFE = 'wallets and carts come from where the script is from';
const EMPTY = 'nothing comes from elsewhere, the console says what to do, and no button is there to fail';
const NO_BASE = 'invalid-script-tag: No base URL';

/** Chromium's message for markup that a policy has blocked, as intended. */
const BLOCKED = /Content Security Policy/;

const bought = (tried: string, bare: MinimalPage, before = ''): Attack<Fixtures> => ({
  tried,
  held: SAFE,
  run(fixtures) {
    fixtures.expect(BLOCKED);
    return buysFromOwn(fixtures, bare, before);
  },
});

const empty = (tried: string, bare: MinimalPage, before?: string): Attack<Fixtures> => ({
  tried,
  held: EMPTY,
  run: fixtures => givesUp(fixtures, bare, NO_BASE, before),
});

const cases: Attack<Fixtures>[] = [
  ...matrix(
    WAYS.flatMap(way => [
      ...Object.entries(MARKUP).flatMap(([what, markup]) => [
        bought(`${what}; ${way} script, no policy`, { way, markup }),
        bought(`${what}; ${way} script, the strictest policy`, { way, markup, policy: STRICTEST }),
      ]),
      bought(`all of these at once; ${way} script, a policy with only a nonce`, {
        way,
        markup: Object.values(MARKUP).join(''),
        policy: NONCE_ALONE,
      }),
      bought(`foreign scripts with the script's name; ${way} script, the strictest policy`, {
        way,
        markup: INJECTED,
        policy: STRICTEST,
      }),
    ]),
    [
      '<img name=currentScript> with a foreign src; classic script, no policy',
      "another vendor's script with data-base; classic script, the strictest policy",
      '<base> with a foreign href; classic script, no policy',
      'a script with another nonce; classic script, no policy',
      'all of these at once; classic script, a policy with only a nonce',
      "foreign scripts with the script's name; classic script, the strictest policy",
      '<form name=currentScript> with data-base; module script, no policy',
      "an inert foreign script with the script's name; module script, the strictest policy",
      'inert JSON with data-base; inline script, no policy',
      'images named querySelectorAll, scripts, head and URL; inline script, the strictest policy',
    ],
    ({ tried }) => tried,
  ),
  ...matrix(
    WAYS_BY_URL.map(way =>
      bought(`the script under another name, ${way}`, { way, file: '/dist/theme.0a1b2c.js' }),
    ),
    ['the script under another name, async'],
    ({ tried }) => tried,
  ),
  ...Object.entries(MEDDLERS).map(([what, before]) => bought(`a script of the page ${what}`, {}, before)),
  bought('a script of the page disables error stacks; classic script', { way: 'classic' }, NO_STACKS),
  bought(
    'a script of the page disables error stacks, and <base> with a foreign href follows the deferred script',
    { markup: `<script src="/dist/portable-wallets.js" defer></script>${MARKUP[BASE_ELEMENT]}` },
    NO_STACKS,
  ),
  empty('a script of the page disables error stacks; module script', {}, NO_STACKS),
  empty('the script inlined as a module', { way: 'inlined module' }),
  empty("the script inlined as a module, next to another vendor's data-base", {
    way: 'inlined module',
    markup: `<script ${EVIL}></script>`,
  }),
  {
    tried: "a second tag with the script's URL and another API; module script",
    held: "both tags are ignored with an error, and carts load from the page's API",
    run(fixtures) {
      fixtures.expect(/invalid-script-tag: The tags of .* have different data- attributes/);
      return buysFromOwn(fixtures, {
        markup: `<script type="text/plain" src="${fixtures.shop.url}/dist/portable-wallets.js" ${EVIL}></script>`,
      });
    },
  },
];

for (const { tried, held, run } of cases) test(`${tried}: ${held}`, async fixtures => run(fixtures));

test.run();
