import * as assert from 'uvu/assert';
import type { PageDriver } from '../../sandbox/browser/page-driver';
import { type FlowFixtures, flowSuite } from '../browser/open';
import {
  button,
  fillCart,
  openProduct,
  openSheet,
  PRODUCT,
  pay,
  type Query,
  release,
  setFault,
  until,
} from '../browser/shop-page';

type Place = Pick<FlowFixtures, 'page' | 'shop'>;

const test = flowSuite('loading');

async function buy({ page, shop }: Place, query: Query = {}) {
  await openProduct({ page, shop }, PRODUCT.standard, query);
  await openSheet(page);
  await pay({ page, shop });
}

/** Returns the script's files that the page has loaded, in order. */
const readFiles = (page: PageDriver) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter(name => name.includes('/dist/')),
  );

/** Adds a script to the page, and waits until it has run. */
const addScript = (page: PageDriver, src: string, type: string) =>
  page.evaluate(
    given =>
      new Promise<void>((resolve, reject) => {
        const script = Object.assign(document.createElement('script'), given);
        script.onload = () => resolve();
        script.onerror = () => reject(new Error(`${given.src} did not load`));
        document.head.append(script);
      }),
    { src, type },
  );

const countVisible = (page: PageDriver, selector: string) =>
  page.evaluate(
    selector =>
      [...document.querySelectorAll(selector)].filter(
        element => element.checkVisibility({ visibilityProperty: true }) && element.clientHeight,
      ).length,
    selector,
  );

for (const script of ['module', 'classic', 'inline', 'when-visible'] as const)
  for (const origin of ['same', 'other'] as const)
    test(`buys with Google Pay if the script is ${script} and its files have the ${origin} origin`, async ({
      page,
      shop,
    }) => {
      Object.assign(shop.store.settings, { script, origin });
      await openProduct({ page, shop });
      await openSheet(page);
      const files = await readFiles(page);
      await pay({ page, shop });
      const base = origin === 'same' ? shop.url : shop.otherUrl;
      const isByUrl = script !== 'inline';
      assert.is(
        files.find(url => url.endsWith('portable-wallets.js')),
        isByUrl ? `${base}/dist/portable-wallets.js` : undefined,
      );
      assert.equal(
        files.filter(url => url.includes('/wallets/')),
        ['google-pay', 'sheets/google-pay'].map(name => `${base}/dist/${release}/wallets/${name}.js`),
      );
    });

test('buys with Google Pay if the script is classic and async', async ({ page, shop }) => {
  await buy({ page, shop }, { script: 'classic', async: '' });
});

test('allows the script to load twice', async ({ page, shop }) => {
  await openProduct({ page, shop });
  for (const type of ['', 'module']) await addScript(page, '/dist/portable-wallets.js', type);
  assert.is(await button(page, 'googlePay').count(), 1);
  await openSheet(page);
});

test("renders again if a theme replaces its element's content with the server's markup", async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop }, PRODUCT.lowInStock);
  await page.evaluate(async () => {
    const text = await (await fetch(location.href)).text();
    const name = 'shopify-accelerated-checkout';
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector(name);
    const old = document.querySelector(name);
    if (fresh && old) old.innerHTML = fresh.innerHTML;
    // Themes of real shops call this after such a replacement.
    (window as unknown as { Shopify: { PaymentButton: { init(): void } } }).Shopify.PaymentButton.init();
  });
  await openSheet(page);
  assert.is(await button(page, 'googlePay').count(), 1);
  assert.is(await countVisible(page, '.shopify-payment-button__skeleton'), 0);
});

test('keeps its button if a theme moves it within the page', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await page.evaluate(() => {
    const element = document.querySelector('shopify-accelerated-checkout');
    const form = document.querySelector('form[data-product-form]');
    if (element) form?.prepend(element);
  });
  await openSheet(page);
  assert.is(await button(page, 'googlePay').count(), 1);
});

test('logs no error if the shopper leaves during the cart request', async ({ page, shop }) => {
  setFault(shop, 'slow', ['limitedCartQuery']);
  await fillCart({ page, shop });
  await page.goto(`${shop.url}/cart`);
  await until(() => shop.store.calls.length, 'the shop gets a request');
  await page.evaluate(() => location.assign('/'));
  await page.waitForURL(/\d\/$/);
});

test.run();
