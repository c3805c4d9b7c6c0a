import { browserSuite } from '../open';
import { expectedSight, gotoShape, untilSeen } from './shape-page';

const test = browserSuite('built-ins');

const GONE = { wallets: [], links: 0, skeletons: 0 };

/** The browser's driver also needs them in the page. */
const SAVE = 'const saved = { URL, Map, WeakMap, Set }, { bind } = Function.prototype;';
const RESTORE = 'setTimeout(() => { Object.assign(window, saved); Function.prototype.bind = bind; });';

/** Built-ins that a page replaced before the script, and whether it still renders buttons. */
const PAGES: [tried: string, changePage: () => void, hasButtons: boolean][] = [
  ['URL is a string', () => Object.assign(window, { URL: 'https://shop.example/' }), false],
  ['Map is undefined', () => Object.assign(window, { Map: undefined }), false],
  ['WeakMap is replaced', () => Object.assign(window, { WeakMap: class {} }), false],
  ['Set is replaced', () => Object.assign(window, { Set: class {} }), false],
  [
    'bind throws',
    () =>
      Object.assign(Function.prototype, {
        bind() {
          throw new Error('No bind');
        },
      }),
    false,
  ],
  [
    'Promise has no finally, as in old libraries',
    () => Reflect.deleteProperty(Promise.prototype, 'finally'),
    true,
  ],
  [
    // https://github.com/webcomponents/polyfills/blob/master/packages/webcomponentsjs/src/custom-elements-es5-adapter.js
    'the ES5 adapter of webcomponentsjs wraps custom elements',
    () => {
      const Native = HTMLElement;
      const { define, get } = customElements;
      const names = new Map();
      const constructors = new Map();
      let isUpgrading = false;
      let isCalling = false;
      const Adapter = function (this: object) {
        if (!isUpgrading) {
          const Element = get.call(customElements, names.get(this.constructor)) as CustomElementConstructor;
          isCalling = true;
          return new Element();
        }
        isUpgrading = false;
        return undefined;
      };
      Adapter.prototype = Native.prototype;
      Object.assign(window, { HTMLElement: Adapter });
      Object.defineProperty(customElements, 'define', {
        value(name: string, ES5: CustomElementConstructor & { observedAttributes?: string[] }) {
          class Wrapper extends Native {
            static observedAttributes = ES5.observedAttributes;
            constructor() {
              super();
              Object.setPrototypeOf(this, ES5.prototype);
              if (!isCalling) {
                isUpgrading = true;
                Reflect.apply(ES5, this, []);
              }
              isCalling = false;
            }
          }
          for (const callback of ['connectedCallback', 'disconnectedCallback', 'attributeChangedCallback'])
            Reflect.set(Wrapper.prototype, callback, ES5.prototype[callback]);
          names.set(ES5, name);
          constructors.set(name, ES5);
          define.call(customElements, name, Wrapper);
        },
      });
      Object.defineProperty(customElements, 'get', { value: (name: string) => constructors.get(name) });
    },
    true,
  ],
  [
    'PerformanceObserver throws and cookieStore is replaced',
    () => {
      Object.assign(window, { PerformanceObserver: undefined });
      Object.defineProperty(window, 'cookieStore', { value: {} });
    },
    true,
  ],
];

for (const [tried, changePage, hasButtons] of PAGES)
  test(`${tried}: ${hasButtons ? 'shows buttons' : 'shows no buttons, logs one error'}, and throws nothing`, async ({
    page,
    shop,
    expect,
  }) => {
    const lines: string[] = [];
    page.on('console', message => {
      if (message.text().includes('[portable-wallets]')) lines.push(message.text());
    });
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    if (!hasButtons) expect(/^\[portable-wallets\]/);
    await page.route('**/portable-wallets*.js*', async route => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${SAVE}(${changePage})();\n${await response.text()}\n${RESTORE}`,
      });
    });
    await gotoShape(page, shop.url, 'P11');
    await untilSeen(page, hasButtons ? expectedSight('P11', false) : GONE);
    await page.waitForTimeout(300);
    const found = { lines: lines.length, thrown };
    const wanted = { lines: hasButtons ? 0 : 1, thrown: [] };
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      throw new Error(`${JSON.stringify(lines)} ${JSON.stringify(thrown)}`);
  });

test.run();
