import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { openSheet, pay } from '../shop-page';
import { openSheet as openApple, pay as payApple } from '../wallets/apple-page';
import { buyProduct, LIVE, loadIntoPage, openPage, untilSight } from './hostile-page';
import { NONCE, openMinimalPage } from './minimal-page';

const test = browserSuite('hostile prototypes');

/** Methods that prototype.js 1.6 adds to all arrays and elements. */
function addPrototypeJs() {
  Object.assign(Array.prototype, {
    toJSON(this: unknown[]) {
      return `[${this.map(value => JSON.stringify(value)).join(', ')}]`;
    },
    reduce(this: unknown[]) {
      return this.length > 1 ? this : this[0];
    },
  });
  Object.assign(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      return (this.parentNode as Node).removeChild(this);
    },
  });
}

/** Changes by the page's scripts to shared objects. */
const PAGES: [tried: string, changePage: () => void][] = [
  ['Object.prototype is frozen', () => Object.freeze(Object.prototype)],
  [
    'Object.prototype, Array.prototype and Function.prototype are frozen',
    () => {
      for (const frozen of [Object, Array, Function]) Object.freeze(frozen.prototype);
    },
  ],
  ['prototype.js 1.6 has its own toJSON and reduce for arrays', addPrototypeJs],
  [
    'Object.prototype has the name, module, SDK and reasons of a wallet',
    () =>
      Object.assign(Object.prototype, {
        name: 'paypal',
        module: '../../elsewhere',
        sdkUrl: '/elsewhere.js',
        wallet_params: { sdkUrl: '/elsewhere.js' },
        supports_subs: false,
        supports_def_opts: false,
        hasDeferredOption: true,
        report: true,
      }),
  ],
  [
    "Object.prototype keeps what the script's files exchange",
    () => {
      for (const name of [
        'createPurchase',
        'purchase',
        'host',
        'sheet',
        'advice',
        'choices',
        'summary',
        'plan',
      ])
        Object.defineProperty(Object.prototype, name, { set() {}, configurable: true });
    },
  ],
  [
    'Object.prototype has texts, classes and countries',
    () =>
      Object.assign(Object.prototype, {
        ShopPay: 'ours',
        BuyItNow: 'ours',
        BR: 'Brazil',
        wallet: 'elsewhere',
        TypeError: 'elsewhere',
      }),
  ],
  [
    "Object.prototype has methods named like a purchase's events and outcomes",
    () => {
      const method = () => 'elsewhere';
      const names = [
        'show',
        'identify',
        'pay',
        'stop',
        'submit',
        'lose',
        'refuse',
        'decide',
        'expire',
        'cancel',
      ];
      for (const value of [
        ...names,
        'break',
        'end',
        'silent',
        'leave',
        'ApplePay',
        'MoreOptions',
        'out_of_stock',
      ])
        Object.defineProperty(Object.prototype, value, { value: method, configurable: true, writable: true });
    },
  ],
  [
    'Object.prototype has the discriminants of cart sources, actions and submissions',
    () =>
      Object.assign(Object.prototype, {
        id: 'elsewhere',
        data: [],
        code: 'elsewhere',
        input: {},
        reason: 'elsewhere',
        isAmount: true,
        pauseMs: 1,
      }),
  ],
  ['window.Shopify is a string', () => Object.assign(window, { Shopify: 'loja' })],
  ['window.Shopify is null', () => Object.assign(window, { Shopify: null })],
  ['window.Shopify is frozen', () => Object.assign(window, { Shopify: Object.freeze({ locale: 'pt-BR' }) })],
  [
    'window.Shopify.PaymentButton is frozen',
    () => Object.assign(window, { Shopify: { PaymentButton: Object.freeze({}) } }),
  ],
  [
    'window.Shopify throws on access',
    () =>
      Object.defineProperty(window, 'Shopify', {
        get() {
          throw new Error('Shopify is not for you');
        },
      }),
  ],
];

const HELD = 'the buttons render and redirect to the checkout';

type Page = (typeof PAGES)[number];

/** A page in which several of these scripts have run. */
const toCase = (pages: Page[]): Attack<Fixtures> => ({
  tried: pages.map(([tried]) => tried).join(', and '),
  held: HELD,
  async run(fixtures) {
    await openPage(fixtures);
    for (const [, changePage] of pages.slice(0, -1)) await fixtures.page.evaluate(changePage);
    await loadIntoPage(fixtures, pages.at(-1)?.[1] ?? (() => {}));
    await untilSight(fixtures, LIVE);
    await buyProduct(fixtures);
  },
});

/** Properties of Object.prototype don't conflict, so `npm test` has one page with all of them. */
const ADDED = PAGES.filter(([tried]) => /^Object.prototype (has|keeps)/.test(tried));

const pages = [
  toCase(ADDED),
  ...matrix(
    PAGES.map(page => toCase([page])),
    [
      'Object.prototype, Array.prototype and Function.prototype are frozen',
      'prototype.js 1.6 has its own toJSON and reduce for arrays',
      'window.Shopify is a string',
      'window.Shopify throws on access',
    ],
    ({ tried }) => tried,
  ),
];

const markup = `<script nonce="${NONCE}">(${addPrototypeJs})()</script>`;

const cases: Attack<Fixtures>[] = [
  ...pages,
  {
    tried: 'prototype.js 1.6 has its own toJSON and reduce for arrays',
    held: "Google's sheet shows the delivery cost, and sells",
    async run(fixtures) {
      await openMinimalPage(fixtures, { markup });
      await openSheet(fixtures.page);
      const options = await fixtures.page.locator('label.option').allInnerTexts();
      assert.match(options.join(), /R\$\s12,90/);
      assert.is((await pay(fixtures)).total.amount, '55.8');
    },
  },
  {
    tried: 'prototype.js 1.6 has its own toJSON and reduce for arrays',
    held: "Apple's sheet opens and sells",
    async run(fixtures) {
      await openMinimalPage(fixtures, { markup, wallet: 'apple_pay' });
      await openApple(fixtures.page);
      assert.is((await payApple(fixtures)).total.amount, '55.8');
    },
  },
];

for (const { tried, held, run } of cases) test(`${held} if ${tried}`, async fixtures => run(fixtures));

test.run();
