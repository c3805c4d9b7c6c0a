import * as assert from 'uvu/assert';
import { browserSuite, type Stage } from '../drivers/browser';
import { release } from '../drivers/release';
import { button, openCart, openProduct, openSheet, PRODUCT, pay, type Query } from '../drivers/shop-page';

const test = browserSuite('loading');

async function buy({ page, shop }: Pick<Stage, 'page' | 'shop'>, query: Query = {}) {
  await openProduct({ page, shop }, PRODUCT.usual, query);
  await openSheet(page);
  await pay({ page, shop });
}

for (const script of ['module', 'classic', 'inline'] as const)
  for (const origin of ['same', 'other'] as const)
    test(`buys with Google Pay where the script is ${script} and its files have the ${origin} origin`, async ({
      page,
      shop,
    }) => {
      const files: string[] = [];
      page.on('request', request => {
        if (request.url().includes('/dist/')) files.push(request.url());
      });
      Object.assign(shop.store.settings, { script, origin });
      await buy({ page, shop });
      const base = origin === 'same' ? shop.url : shop.otherUrl;
      const isByUrl = script !== 'inline';
      assert.is(
        files.find(url => url.endsWith('portable-wallets.js')),
        isByUrl ? `${base}/dist/portable-wallets.js` : undefined,
      );
      assert.equal(
        files.filter(url => url.includes('/wallets/')),
        [`${base}/dist/${release}/wallets/google-pay.js`],
      );
    });

test('buys with Google Pay where the script is classic and async', async ({ page, shop }) => {
  await buy({ page, shop }, { script: 'classic', async: '' });
});

test('may be loaded twice', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await page.addScriptTag({ url: '/dist/portable-wallets.js' });
  await page.addScriptTag({ url: '/dist/portable-wallets.js', type: 'module' });
  assert.is(await button(page, 'googlePay').count(), 1);
  await openSheet(page);
});

const SWAPPED = ['form[data-product-form]', '.shopify-payment-button', 'shopify-accelerated-checkout'];

for (const place of SWAPPED)
  test(`comes up again where a theme puts what the server wrote into ${place} anew`, async ({
    page,
    shop,
  }) => {
    await openProduct({ page, shop }, PRODUCT.lowInStock);
    await page.evaluate(async place => {
      const text = await (await fetch(location.href)).text();
      const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector(place);
      const old = document.querySelector(place);
      if (fresh && old) old.innerHTML = fresh.innerHTML;
      // What themes of real shops call after such a swap.
      (window as unknown as { Shopify: { PaymentButton: { init(): void } } }).Shopify.PaymentButton.init();
    }, place);
    await openSheet(page);
    assert.is(await button(page, 'googlePay').count(), 1);
    assert.is(await page.locator('.shopify-payment-button__skeleton').filter({ visible: true }).count(), 0);
  });

test('keeps its button where a theme moves it about the page', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await page.evaluate(() => {
    const element = document.querySelector('shopify-accelerated-checkout');
    const form = document.querySelector('form[data-product-form]');
    if (element) form?.prepend(element);
  });
  await openSheet(page);
  assert.is(await button(page, 'googlePay').count(), 1);
});

test('asks the shop for nothing but its own files until the shopper clicks', async ({ page, shop }) => {
  await openProduct({ page, shop });
  assert.equal(shop.store.calls, []);
  await openCart({ page, shop });
  assert.equal([...new Set(shop.store.calls.map(({ operation }) => operation))], ['limitedCartQuery']);
});

test('leaves nothing but the page itself to a visitor whose shop has switched it off', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/products/${PRODUCT.usual}?script=off`);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await page.locator('#cart-drawer [data-testid=line]').waitFor();
  assert.is(await button(page, 'googlePay').count(), 0);
});

test.run();
