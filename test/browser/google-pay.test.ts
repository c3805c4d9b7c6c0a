import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { Shop } from '../shop/server';
import { browserSuite } from './browser';
import {
  button,
  calls,
  fillCart,
  findProduct,
  openCart,
  openProduct,
  openSheet,
  operations,
  PRODUCT,
  type Query,
  setFault,
  sheet,
  text,
  until,
  untilCheckout,
  variables,
} from './shop-page';

const test = browserSuite('google pay');

const OPEN_WITH_ADDRESS = ['cartBuyerIdentityUpdate', 'cartSelectedDeliveryOptionsUpdate'];

/** A shopper in the USA, whose accounts and addresses in use don't change the currency. */
const IN_USA: Query = {
  country: 'US',
  currency: 'USD',
  'gpay-sandbox': JSON.stringify({ account: '1', autoAddress: 'us' }),
};

async function pay(page: Page, shop: Shop) {
  await sheet(page, 'pay').click();
  await page.waitForURL(/\/thank-you\//);
  assert.is(shop.store.orders.length, 1);
  assert.is(await page.getByTestId('paid-with').textContent(), 'google_pay');
  return shop.store.orders[0];
}

function chosenOption(page: Page): Promise<string> {
  return text(page.locator('label', { has: page.locator('[data-testid=gpay-option]:checked') }));
}

test('buys from the product page: one order, in the order of calls that the specification gives', async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop });
  await openSheet(page);
  assert.equal(operations(shop), ['cartCreate', ...OPEN_WITH_ADDRESS]);
  const total = await sheet(page, 'total').textContent();
  const order = await pay(page, shop);
  const after = operations(shop).slice(3);
  assert.is(after[0], 'cartBuyerIdentityUpdate');
  assert.is(after.at(-1), 'cartSubmitForCompletion');
  assert.ok(after.indexOf('cartPaymentUpdate') > 0);
  for (const name of ['cartPaymentUpdate', 'cartPrepareForCompletion', 'cartSubmitForCompletion'])
    assert.is(after.filter(operation => operation === name).length, 1, name);
  assert.not.ok(after.includes('cartRemovePersonalData'));
  assert.is(await page.getByTestId('total').textContent(), total);
  assert.is(order?.cart.email, 'ana@example.com');
  assert.is(order?.cart.deliveryAddress?.address1, 'Rua das Amostras, 100');
  assert.is(order?.cart.deliveryAddress?.lastName, 'Clara Exemplo');
});

test('sends what Google Pay signed, the total and the flags, to the storefront', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await pay(page, shop);
  const [{ payment }] = variables(shop, 'cartPaymentUpdate');
  const content = payment.walletPaymentMethod.googlePayWalletContent;
  for (const name of ['signature', 'signedMessage', 'protocolVersion'])
    assert.type(content[name], 'string', name);
  assert.is(content.billingAddress.city, 'São Paulo');
  assert.is(Number(payment.amount.amount), 55.8);
  assert.is(payment.amount.currencyCode, 'BRL');
  assert.is(payment.freeOrder, false);
  assert.is(payment.hasSellingPlan, false);
  for (const call of calls(shop)) assert.is(call.headers['x-wallet-name'], 'GooglePay', call.operation);
  const starts = calls(shop).filter(({ headers }) => headers['x-start-wallet-checkout']);
  assert.equal(
    starts.map(({ operation }) => operation),
    ['cartCreate'],
  );
});

test('tells the postal address in full only when the shopper pays', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await pay(page, shop);
  const [first, last] = variables(shop, 'cartBuyerIdentityUpdate').map(({ buyerIdentity }) => buyerIdentity);
  const strategy = (identity: typeof first) =>
    identity.deliveryAddressPreferences[0].deliveryAddressValidationStrategy;
  assert.is(strategy(first), 'COUNTRY_CODE_ONLY');
  assert.is(strategy(last), 'STRICT');
  assert.is(first.email, undefined);
  assert.is(last.email, 'ana@example.com');
});

test('buys what stands on the cart page, with what the shopper wrote there', async ({ page, shop }) => {
  await openCart({ page, shop }, [PRODUCT.usual, PRODUCT.lowInStock]);
  await page.getByLabel('Embalagem').selectOption('Para presente');
  await openSheet(page, '#main');
  assert.equal(operations(shop), ['cartAttributesUpdate', ...OPEN_WITH_ADDRESS]);
  const order = await pay(page, shop);
  assert.is(order?.cart.lines.length, 2);
  assert.equal(order?.cart.attributes, [{ key: 'Embalagem', value: 'Para presente' }]);
  assert.is(calls(shop, 'cartCreate').length, 0);
});

test('buys from the drawer that opens after an add-to-cart without a new page', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await openSheet(page, '#cart-drawer');
  const order = await pay(page, shop);
  assert.is(order?.cart.lines.length, 1);
  assert.is(calls(shop, 'cartCreate').length, 0);
});

test('keeps one button in the drawer however often the cart changes there', async ({ page, shop }) => {
  await fillCart({ page, shop });
  await openProduct({ page, shop });
  await page.locator('[data-cart-link]').click();
  const quantity = page.locator('#cart-drawer input[type=number]');
  for (const count of ['2', '3']) {
    const answer = page.waitForResponse(/\/cart\/change\.js/);
    await quantity.fill(count);
    await quantity.blur();
    await answer;
  }
  await openSheet(page, '#cart-drawer');
  assert.is(await page.locator('#cart-drawer shopify-google-pay-button').count(), 1);
  const order = await pay(page, shop);
  assert.is(order?.cart.lines[0]?.quantity, 3);
});

test('works out delivery and total anew when the shopper chooses another option', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  assert.match(await chosenOption(page), 'Correios PAC');
  await page.getByText('Correios Sedex').click();
  await page.getByTestId('gpay-total').filter({ hasText: '67,80' }).waitFor();
  const order = await pay(page, shop);
  assert.is(order?.total.amount, '67.8');
  assert.is(Number(variables(shop, 'cartPaymentUpdate')[0].payment.amount.amount), 67.8);
});

test('delivers the way the shopper chose, also where that way is local', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await page.getByText('Bicicleta').click();
  await page.getByTestId('gpay-total').filter({ hasText: '51,90' }).waitFor();
  const order = await pay(page, shop);
  assert.is(order?.total.amount, '51.9');
});

test('works out delivery anew when the shopper chooses another address', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, IN_USA);
  await openSheet(page);
  await sheet(page, 'address').selectOption('pr');
  await until(() => calls(shop, 'cartBuyerIdentityUpdate').at(1)?.status, 'the second address is known');
  const order = await pay(page, shop);
  assert.is(order?.cart.deliveryAddress?.country, 'US');
  assert.is(order?.cart.deliveryAddress?.province, 'PR');
  assert.is(order?.total.currencyCode, 'USD');
  assert.is(shop.store.carts.size, 1);
});

test('starts over with the same cart when the shopper changes accounts', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, IN_USA);
  await openSheet(page);
  await sheet(page, 'switch-account').click();
  await until(() => calls(shop, 'cartBuyerIdentityUpdate').at(1)?.status, 'the other address is known');
  const order = await pay(page, shop);
  assert.is(order?.cart.email, 'sam@example.com');
  assert.is(calls(shop, 'cartCreate').length, 1);
});

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
  await pay(page, shop);
});

test('asks for a country that the shop delivers to', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await sheet(page, 'address').selectOption('ar');
  await sheet(page, 'error').waitFor();
  assert.match(await text(sheet(page, 'error')), 'Torra da Serra não faz entregas');
  await sheet(page, 'address').selectOption('br');
  await sheet(page, 'error').waitFor({ state: 'detached' });
  await pay(page, shop);
});

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
  await pay(page, shop);
});

test('forgets the shopper once when the sheet is closed, and the button works again', async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop });
  await openSheet(page);
  const request = page.waitForRequest(/cartRemovePersonalData/);
  await sheet(page, 'close').click();
  await request;
  await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the data is gone');
  const [cart] = shop.store.carts.values();
  assert.is(cart?.deliveryAddress, undefined);
  await openSheet(page);
  await pay(page, shop);
  assert.is(calls(shop, 'cartRemovePersonalData').length, 1);
});

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

test('makes one cart of two clicks in a row', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await button(page, 'googlePay').dblclick();
  await sheet(page, 'option').first().waitFor();
  assert.is(calls(shop, 'cartCreate').length, 1);
  assert.is(await sheet(page, 'sheet').count(), 1);
});

test('sends an address in another currency to the checkout with a marker', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await sheet(page, 'address').selectOption('us');
  assert.equal(await untilCheckout(page), ['wallet_currency_change=true']);
  await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the data is gone');
});

test('carries what the shopper wrote into the form to the order', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await page.getByLabel('Quantidade').fill('2');
  await page.getByLabel('Mensagem para o presente').fill('Com carinho');
  await openSheet(page);
  const order = await pay(page, shop);
  assert.is(order?.cart.lines[0]?.quantity, 2);
  assert.equal(order?.cart.lines[0]?.attributes, [{ key: 'Mensagem', value: 'Com carinho' }]);
});

test('takes from the stock what was bought', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.lowInStock);
  await openSheet(page);
  await pay(page, shop);
  assert.is(findProduct(shop, PRODUCT.lowInStock).variants[0]?.stock, 1);
});

test.run();
