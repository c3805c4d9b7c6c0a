import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { expectedSight, gotoShape, untilSeen } from './shape-page';

const test = browserSuite('built-ins');

/** What pages replaced before the script, in ways that `globals.test.ts` doesn't know. */
const PAGES: [tried: string, changePage: () => void][] = [
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
  ],
  [
    'PerformanceObserver throws and cookieStore is replaced',
    () => {
      Object.assign(window, { PerformanceObserver: undefined });
      Object.defineProperty(window, 'cookieStore', { value: {} });
    },
  ],
];

for (const [tried, changePage] of PAGES)
  test(`${tried}: shows buttons, logs nothing and throws nothing`, async ({ page, shop }) => {
    const lines: string[] = [];
    page.on('console', message => {
      if (message.text().includes('[portable-wallets]')) lines.push(message.text());
    });
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.route('**/portable-wallets*.js*', async route => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `(${changePage})();\n${await response.text()}` });
    });
    await gotoShape(page, shop.url, 'P11');
    await untilSeen(page, expectedSight('P11', false));
    await page.waitForTimeout(300);
    assert.equal({ lines, thrown }, { lines: [], thrown: [] });
  });

test.run();
