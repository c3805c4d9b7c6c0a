import '../run/dom';
import { readFile } from 'node:fs/promises';
import { parse } from 'acorn';
import * as assert from 'uvu/assert';
import { cartPage, checkoutPage, productPage } from '../fakes/page';
import { test } from '../run/suite';

const printed = await readFile('build/snippets/fallback-lines.html', 'utf8');
const code = printed.replace(/^<script>\n|<\/script>\n$/g, '');

const PAGE = `${productPage()}${cartPage()}${checkoutPage()}<small id="shopify-buyer-consent">Ao continuar</small>`;
const SCRIPT = 'https://cdn.example/portable-wallets.pt-br.js?v=1';

/** Features that an old engine may lack. */
interface Engine {
  hasModules?: boolean;
  customElements?: Pick<CustomElementRegistry, 'get'>;
  readyState?: DocumentReadyState;
  /** True before the visit of a page that the browser has prerendered. */
  prerendering?: boolean;
}

/** Runs the lines in such an engine. @returns dispatches a script's `load` or `error` event */
function run(options: Engine) {
  const { hasModules = true, customElements, readyState = 'complete' } = options;
  const listeners: Record<string, (event: object) => void> = {};
  const page = { customElements } as { customElements?: unknown; Shopify?: unknown };
  const engine = {
    readyState,
    get prerendering() {
      return options.prerendering;
    },
    createElement: () =>
      hasModules ? Object.assign(document.createElement('script'), { noModule: false }) : {},
    querySelectorAll: (selector: string) => document.querySelectorAll(selector),
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener;
    },
  };
  new Function('document', 'window', 'customElements', code)(engine, page, customElements);
  return (type: string, target: object = {}) => listeners[type]?.({ type, target });
}

/** Returns the page as the bundle leaves it in an engine without custom elements. */
function showRemoved(): string {
  document.body.innerHTML = PAGE;
  removeElements();
  return document.body.innerHTML;
}

const none = { get: () => undefined };
const defined = { get: () => HTMLElement };

test('the lines are ES5', () => {
  parse(code, { ecmaVersion: 5 });
  assert.throws(() => parse('let a', { ecmaVersion: 5 }));
});

const REMOVED: [what: string, engine: Engine, type?: string][] = [
  ['in an engine without modules', { hasModules: false }],
  ['in an engine without custom elements after the script has loaded', {}, 'load'],
  ['if the script has loaded with a syntax error', { customElements: none }, 'load'],
];

for (const [what, engine, type] of REMOVED)
  test(`removes the same elements as the bundle ${what}`, () => {
    const removed = showRemoved();
    document.body.innerHTML = PAGE;
    const tell = run(engine);
    if (type) {
      assert.not.equal(document.body.innerHTML, removed);
      tell(type, { src: SCRIPT });
    }
    assert.is(document.body.innerHTML, removed);
  });

for (const [what, visited] of [
  ['a script that has started', defined],
  ['a script with a syntax error', none],
] as const)
  test(`waits for the visit of a prerendered page with ${what}`, () => {
    const removed = showRemoved();
    document.body.innerHTML = PAGE;
    const before = document.body.innerHTML;
    const engine: Engine = {
      customElements: { get: () => (engine.prerendering ? undefined : visited.get()) },
    };
    engine.prerendering = true;
    const tell = run(engine);
    tell('load', { src: SCRIPT });
    assert.is(document.body.innerHTML, before);
    engine.prerendering = false;
    tell('prerenderingchange');
    assert.is(document.body.innerHTML, visited === defined ? before : removed);
  });

test('loads the script once more if it fails, and removes the elements after the second failure', () => {
  const removed = showRemoved();
  document.body.innerHTML = PAGE;
  // Scripts in a detached node do not load.
  const head = document.createElement('div');
  head.innerHTML = `<script type="module" crossorigin="anonymous" data-otlp="/otlp" src="${SCRIPT}"></script>`;
  const tell = run({ customElements: none });
  tell('error', head.firstElementChild as Element);
  assert.not.equal(document.body.innerHTML, removed);
  const [retry, failed] = head.querySelectorAll('script');
  assert.is(failed?.src, SCRIPT);
  assert.is(retry?.src, `${SCRIPT}&r=1`);
  assert.equal([retry?.type, retry?.crossOrigin, retry?.dataset.otlp], ['module', 'anonymous', '/otlp']);
  tell('error', retry);
  assert.is(head.childElementCount, 2);
  assert.is(document.body.innerHTML, removed);
});

test('removes the elements if the page allows no second tag', () => {
  const removed = showRemoved();
  document.body.innerHTML = PAGE;
  run({ customElements: none })('error', { src: SCRIPT });
  assert.is(document.body.innerHTML, removed);
});

test('waits for the end of parsing, so that later elements are removed, too', () => {
  const removed = showRemoved();
  document.body.innerHTML = '';
  const tell = run({ hasModules: false, readyState: 'loading' });
  document.body.innerHTML = PAGE;
  tell('DOMContentLoaded');
  assert.is(document.body.innerHTML, removed);
});

const KEPT: [what: string, engine: Engine, type?: string, target?: object][] = [
  ['before the script has loaded', { customElements: none }],
  ['if the script runs', { customElements: defined }, 'load', { src: SCRIPT }],
  ['if a second tag of a running script fails', { customElements: defined }, 'error', { src: SCRIPT }],
  ['if another script fails', { customElements: none }, 'error', { src: 'https://cdn.example/theme.js' }],
  ['if an image without a source loads', { customElements: none }, 'load', {}],
];

for (const [what, engine, type, target] of KEPT)
  test(`does not change the page ${what}`, () => {
    document.body.innerHTML = PAGE;
    const before = document.body.innerHTML;
    const tell = run(engine);
    if (type) tell(type, target);
    assert.is(document.body.innerHTML, before);
  });

test.run();
