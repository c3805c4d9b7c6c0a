import * as assert from 'uvu/assert';
import type { Attack } from '../../attack/attack';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { calls, openProduct, PRODUCT, variables } from '../shop-page';
import { buyProduct, GONE, LIVE, loadIntoPage, openPage, untilSight } from './hostile-page';

const test = browserSuite('odd pages');

const BUYS = 'the buttons show and lead to the checkout';

/** Invalid languages of element and page, and the API request's language. */
const LANGUAGES: [own: string, page: string, language: string][] = [
  ['english', 'es', 'ES'],
  ['iw', 'he', 'HE'],
  ['tl-PH', 'fil', 'FIL'],
  ['x-default', 'x-default', 'PT_BR'],
  ['{{ lang }}', '{{ lang }}', 'PT_BR'],
];

/** A page on its own host without TLS, which lacks many features. Everything loads from the shop. */
const INSECURE = 'http://loja.example';
/** Its checkout, as on every shop's server. */
const SECURE = 'https://loja.example';

/** Wallets without a browser sheet, whose purchase continues in the shop's checkout. */
const REDIRECTS: [wallet: string, element: string, marker: string][] = [
  ['buy_it_now', 'shopify-buy-it-now-button', 'storefront_wallet=true'],
  ['shop_pay', 'shop-pay-wallet-button', 'payment=shop_pay'],
];

async function openInsecure({ page, shop }: Fixtures, recommended: string) {
  await page.route(`${INSECURE}/**`, async route => {
    const url = route.request().url().replace(INSECURE, shop.url);
    const response = await route.fetch({ url, maxRedirects: 0 });
    const body = (await response.text())
      .replaceAll(shop.url, INSECURE)
      .replaceAll(`"checkoutUrl":"${INSECURE}/`, `"checkoutUrl":"${SECURE}/`);
    const { 'content-length': _, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body });
  });
  await page.route(`${SECURE}/**`, route => route.fulfill({ body: 'Finalize a compra' }));
  await openProduct({ page, shop: { ...shop, url: INSECURE } }, PRODUCT.standard, { recommended });
}

const cases: Attack<Fixtures>[] = [
  ...matrix(
    LANGUAGES.map(([own, lang, language]) => ({
      tried: `the element has the language "${own}" and the page "${lang}"`,
      held: `requests ${language} and buys`,
      async run(fixtures: Fixtures) {
        await openPage(fixtures);
        await loadIntoPage(
          fixtures,
          ({ own, lang }) => {
            document.documentElement.lang = lang;
            for (const element of document.querySelectorAll('[buyer-country]'))
              element.setAttribute('buyer-locale', own);
          },
          { own, lang },
        );
        await untilSight(fixtures, LIVE);
        await buyProduct(fixtures);
        assert.is(variables(fixtures.shop, 'cartCreate')[0]?.language, language);
      },
    })),
    [
      'the element has the language "english" and the page "es"',
      'the element has the language "x-default" and the page "x-default"',
    ],
    ({ tried }) => tried,
  ),
  ...REDIRECTS.map(([wallet, element, marker]) => ({
    tried: `the page has no TLS and ${wallet}`,
    held: "the button redirects one cart to the shop's checkout with TLS",
    async run(fixtures: Fixtures) {
      const { page, shop } = fixtures;
      await openInsecure(fixtures, wallet);
      const lacks = await page.evaluate(() => [
        isSecureContext,
        typeof crypto.randomUUID,
        typeof crypto.subtle,
      ]);
      assert.equal(lacks, [false, 'undefined', 'undefined']);
      await page.locator(`#main ${element} button`).click();
      await page.waitForURL(`${SECURE}/**`);
      assert.ok(page.url().includes(marker), page.url());
      assert.is(calls(shop, 'cartCreate').length, 1);
    },
  })),
  {
    tried: 'cookies and storage throw',
    held: BUYS,
    async run(fixtures) {
      await openPage(fixtures);
      await loadIntoPage(fixtures, () => {
        const get = () => {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
        Object.defineProperty(Document.prototype, 'cookie', { get });
      });
      // The cart is unknown.
      await untilSight(fixtures, { ...LIVE, buttons: 1 });
      await buyProduct(fixtures);
    },
  },
  {
    tried: 'new CSSStyleSheet() throws',
    held: 'buttons and skeletons are removed, even later ones, with one error',
    async run(fixtures) {
      await openPage(fixtures);
      await loadIntoPage(fixtures, () => {
        Object.assign(window, {
          CSSStyleSheet: class {
            constructor() {
              throw new TypeError('Illegal constructor');
            }
          },
          server: document.body.innerHTML,
        });
      });
      await untilSight(fixtures, GONE);
      await fixtures.page.evaluate(() => {
        document.body.innerHTML = (window as unknown as { server: string }).server;
      });
      await untilSight(fixtures, GONE);
      const errors = fixtures.complaints.filter(text => text.includes('Illegal constructor'));
      assert.is(errors.length, 1, errors.join('\n'));
    },
  },
  {
    tried: 'customElements.define() is replaced by a function that throws',
    held: BUYS,
    async run(fixtures) {
      await openPage(fixtures);
      await loadIntoPage(fixtures, () => {
        customElements.define = () => {
          throw new Error('no elements here');
        };
      });
      await untilSight(fixtures, LIVE);
      await buyProduct(fixtures);
    },
  },
  {
    tried: "the page's showBuyerConsent and hideBuyerConsent throw",
    held: BUYS,
    async run(fixtures) {
      await openPage(fixtures);
      await loadIntoPage(fixtures, () => {
        const fail = () => {
          throw new Error('no consent here');
        };
        const PaymentButton = { showBuyerConsent: fail, hideBuyerConsent: fail };
        Object.assign(window, { Shopify: { PaymentButton } });
      });
      await untilSight(fixtures, LIVE);
      await buyProduct(fixtures);
    },
  },
];

for (const { tried, held, run } of cases) test(`${held} if ${tried}`, async fixtures => run(fixtures));

test.run();
