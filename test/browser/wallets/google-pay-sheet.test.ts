import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import {
  button,
  calls,
  openProduct,
  openSheet,
  PRODUCT,
  pay,
  type Query,
  setFault,
  sheet,
  text,
  until,
  untilCheckout,
  variables,
} from '../shop-page';

const test = browserSuite('google pay sheet');

/** A shopper in the USA whose accounts and addresses don't change the currency. */
const IN_USA: Query = {
  country: 'US',
  currency: 'USD',
  'gpay-sandbox': JSON.stringify({ account: '1', autoAddress: 'us' }),
};

function chosenOption(page: Page): Promise<string> {
  return text(page.locator('label', { has: page.locator('[data-testid=gpay-option]:checked') }));
}

test('updates delivery and total when the shopper selects another option', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  assert.match(await chosenOption(page), 'Correios PAC');
  await page.getByText('Correios Sedex').click();
  await page.getByTestId('gpay-total').filter({ hasText: '67,80' }).waitFor();
  const order = await pay({ page, shop });
  assert.is(order.total.amount, '67.8');
  assert.is(Number(variables(shop, 'cartPaymentUpdate')[0].payment.amount.amount), 67.8);
});

test('updates delivery when the shopper selects another address', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, IN_USA);
  await openSheet(page);
  await sheet(page, 'address').selectOption('pr');
  await until(() => calls(shop, 'cartBuyerIdentityUpdate').at(1)?.status, 'the second address is known');
  const order = await pay({ page, shop });
  assert.is(order.cart.deliveryAddress?.country, 'US');
  assert.is(order.cart.deliveryAddress?.province, 'PR');
  assert.is(order.total.currencyCode, 'USD');
  assert.is(shop.store.carts.size, 1);
});

test('shows that the shop does not deliver to an address, and accepts another', async ({ page, shop }) => {
  setFault(shop, 'unserviceable');
  await openProduct({ page, shop });
  await button(page, 'googlePay').click();
  await sheet(page, 'error').waitFor();
  assert.is(
    await sheet(page, 'error').textContent(),
    'Torra da Serra não faz entregas neste endereço. Escolha outro endereço.',
  );
  assert.ok(await sheet(page, 'pay').isDisabled());
  await sheet(page, 'address').selectOption('bad-zip');
  await sheet(page, 'option').first().waitFor();
  await sheet(page, 'error').waitFor({ state: 'detached' });
  await sheet(page, 'address').selectOption('br');
  await until(() => calls(shop, 'cartBuyerIdentityUpdate').at(2)?.status, 'the address is known');
  await pay({ page, shop });
});

test('marks a wrong postal code, and accepts the corrected address', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, {
    'gpay-sandbox': JSON.stringify({ autoAddress: 'bad-zip' }),
  });
  await openSheet(page);
  await sheet(page, 'pay').click();
  await sheet(page, 'error').waitFor();
  assert.match(await text(sheet(page, 'error')), 'CEP');
  assert.is(shop.store.orders.length, 0);
  await sheet(page, 'address').selectOption('br');
  await sheet(page, 'error').waitFor({ state: 'detached' });
  await pay({ page, shop });
});

test('removes personal data with a keepalive request', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = (url, options) => {
      if (String(url).includes('cartRemovePersonalData'))
        document.documentElement.dataset.keepalive = String(options?.keepalive);
      return fetch(url, options);
    };
  });
  await openSheet(page);
  await sheet(page, 'close').click();
  await page.locator('html[data-keepalive=true]').waitFor();
});

test('removes personal data if the shopper leaves with an open sheet', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await page.goto(`${shop.url}/cart`);
  await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the data is gone');
  assert.is(calls(shop, 'cartRemovePersonalData').length, 1);
});

test('redirects an address in another currency to the checkout with a marker, and keeps it there', async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await sheet(page, 'address').selectOption('us');
  assert.equal(await untilCheckout(page), ['wallet_currency_change=true']);
  // A removal would be sent before the checkout has loaded.
  assert.equal(calls(shop, 'cartRemovePersonalData'), []);
});

test.run();
