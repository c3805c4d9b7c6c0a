import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
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
} from '../drivers/shop-page';
import { withTwins } from '../drivers/twins';

const test = browserSuite('google pay sheet');
const twin = withTwins(test);

/** A shopper in the USA, whose accounts and addresses in use don't change the currency. */
const IN_USA: Query = {
  country: 'US',
  currency: 'USD',
  'gpay-sandbox': JSON.stringify({ account: '1', autoAddress: 'us' }),
};

function chosenOption(page: Page): Promise<string> {
  return text(page.locator('label', { has: page.locator('[data-testid=gpay-option]:checked') }));
}

test('works out delivery and total anew when the shopper chooses another option', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  assert.match(await chosenOption(page), 'Correios PAC');
  await page.getByText('Correios Sedex').click();
  await page.getByTestId('gpay-total').filter({ hasText: '67,80' }).waitFor();
  const order = await pay({ page, shop });
  assert.is(order.total.amount, '67.8');
  assert.is(Number(variables(shop, 'cartPaymentUpdate')[0].payment.amount.amount), 67.8);
});

twin(
  'test/shop/sdk/say.test.ts: has words of its own in ',
  'has a sheet in the language of the page',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.usual, { words: 'ar', locale: 'ar' });
    await openSheet(page);
    const view = sheet(page, 'sheet');
    assert.is(await view.getAttribute('lang'), 'ar');
    assert.is(await view.getAttribute('dir'), 'rtl');
    assert.is(await text(sheet(page, 'pay')), 'ادفع');
    assert.match(await text(sheet(page, 'total')), 'R$\u200e');
    assert.not.match(await text(view), /Pagar|Endereço|Forma de|Trocar/);
  },
);

twin(
  'test/wallets/google-pay-delivery.test.ts: applies the delivery option that the shopper chooses',
  'delivers the way the shopper chose, also where that way is local',
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await openSheet(page);
    await page.getByText('Bicicleta').click();
    await page.getByTestId('gpay-total').filter({ hasText: '51,90' }).waitFor();
    const order = await pay({ page, shop });
    assert.is(order.total.amount, '51.9');
  },
);

test('works out delivery anew when the shopper chooses another address', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, IN_USA);
  await openSheet(page);
  await sheet(page, 'address').selectOption('pr');
  await until(() => calls(shop, 'cartBuyerIdentityUpdate').at(1)?.status, 'the second address is known');
  const order = await pay({ page, shop });
  assert.is(order.cart.deliveryAddress?.country, 'US');
  assert.is(order.cart.deliveryAddress?.province, 'PR');
  assert.is(order.total.currencyCode, 'USD');
  assert.is(shop.store.carts.size, 1);
});

twin(
  'test/wallets/google-pay-changes.test.ts: applies the address as the sheet opens and at every other choice, also when it opens again',
  'starts over with the same cart when the shopper changes accounts',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.usual, IN_USA);
    await openSheet(page);
    await sheet(page, 'switch-account').click();
    await until(() => calls(shop, 'cartBuyerIdentityUpdate').at(1)?.status, 'the other address is known');
    const order = await pay({ page, shop });
    assert.is(order.cart.email, 'sam@example.com');
    assert.is(calls(shop, 'cartCreate').length, 1);
  },
);

test('says that the shop does not deliver to an address, and goes on with another', async ({
  page,
  shop,
}) => {
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

twin(
  'test/wallets/google-pay-changes.test.ts: an address goes to the server by the rules of its country',
  'asks for a country that the shop delivers to',
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await openSheet(page);
    await sheet(page, 'address').selectOption('ar');
    await sheet(page, 'error').waitFor();
    assert.match(await text(sheet(page, 'error')), 'Torra da Serra não faz entregas');
    await sheet(page, 'address').selectOption('br');
    await sheet(page, 'error').waitFor({ state: 'detached' });
    await pay({ page, shop });
  },
);

test('names the postal code when it is wrong, and takes the mended address', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, {
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

twin(
  'test/flows/wallets.test.ts: forgets the shopper who closes the sheet of Google Pay, and sells at the next click',
  'forgets the shopper once when the sheet is closed, and the button works again',
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await openSheet(page);
    const request = page.waitForRequest(/cartRemovePersonalData/);
    await sheet(page, 'close').click();
    await request;
    await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the data is gone');
    const [cart] = shop.store.carts.values();
    assert.is(cart?.deliveryAddress, undefined);
    await openSheet(page);
    await pay({ page, shop });
    assert.is(calls(shop, 'cartRemovePersonalData').length, 1);
  },
);

test('forgets the shopper with a request that outlives the page', async ({ page, shop }) => {
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

test('forgets the shopper who leaves the page with the sheet open', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await page.goto(`${shop.url}/cart`);
  await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the data is gone');
  assert.is(calls(shop, 'cartRemovePersonalData').length, 1);
});

twin(
  'test/browser/outcomes/one-purchase.test.ts: runs, a second click on it does nothing',
  'makes one cart of two clicks in a row',
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await button(page, 'googlePay').dblclick();
    await sheet(page, 'option').first().waitFor();
    assert.is(calls(shop, 'cartCreate').length, 1);
    assert.is(await sheet(page, 'sheet').count(), 1);
  },
);

test('sends an address in another currency to the checkout with a marker', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await sheet(page, 'address').selectOption('us');
  assert.equal(await untilCheckout(page), ['wallet_currency_change=true']);
  await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the data is gone');
});

test.run();
