import * as assert from 'uvu/assert';
import type { FaultName } from '../../../sandbox/server/store/types';
import { cross, matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { HELD_TIMEOUT, runTimeOut } from '../page-control';
import {
  calls,
  closeDialog,
  dialog,
  openCart,
  openProduct,
  PRODUCT,
  type Query,
  setFault,
  text,
  until,
  untilCheckout,
} from '../shop-page';
import { appleButton, at, openSheet, pay, untilPayable, untilUsable, withApplePay } from './apple-page';

const test = browserSuite('apple pay, rejected');

type Place = Pick<Fixtures, 'page' | 'shop'>;

const PLACES: [where: string, open: (place: Place, query?: Query) => Promise<void>][] = [
  ['product', (place, query) => openProduct(place, PRODUCT.standard, withApplePay({}, query))],
  ['cart', (place, query) => openCart(place, [PRODUCT.standard], withApplePay({}, query))],
];

const MESSAGES: [fault: FaultName, message: string][] = [
  ['out_of_stock', 'Este item não está mais disponível.'],
  ['validation_custom', 'Compra mínima de R$ 50,00.'],
  ['invalid_quantity', 'A finalização da compra está indisponível'],
];

/** The tests of Buy it now cover all messages. */
const messages = matrix(MESSAGES, ['out_of_stock']);
for (const [fault, message] of messages)
  test(`closes the sheet and shows ${fault} in a dialog; the next click starts again`, async ({
    page,
    shop,
  }) => {
    setFault(shop, fault);
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await appleButton(page).click();
    await dialog(page).waitFor();
    assert.is(await at(page, 'sheet').count(), 0);
    assert.match(await text(dialog(page)), message);
    assert.is(calls(shop, 'applePaySessionCreate').length, 0);
    await closeDialog(page);
    await openSheet(page);
    await pay({ page, shop });
  });

/** Rejections with their page. The table of outcomes covers cards and timeouts. */
const REFUSALS = ['sold out', 'another currency'] as const;
const refusals = matrix(cross({ what: REFUSALS, place: PLACES }), [
  'sold out, product',
  'another currency, cart',
]);
const placesOf = (what: (typeof REFUSALS)[number]) =>
  refusals.filter(refusal => refusal.what === what).map(({ place }) => place);

// Covered by test/wallets/apple-pay/apple-pay-changes.test.ts.
for (const [where, open] of placesOf('sold out'))
  test(
    `shows on the ${where} page that everything sold out while the sheet was open`,
    async ({ page, shop }) => {
      setFault(shop, 'out_of_stock', ['cartBuyerIdentityUpdate']);
      await open({ page, shop });
      await appleButton(page).click();
      await dialog(page).waitFor();
      assert.match(await text(dialog(page)), 'Este item não está mais disponível.');
      assert.is(await at(page, 'sheet').count(), 0);
      await closeDialog(page);
      await untilUsable(page);
    },
    { extra: true },
  );

// Covered by test/wallets/apple-pay/apple-pay-changes.test.ts.
for (const [where, open] of placesOf('another currency'))
  test(
    `redirects from the ${where} page to the checkout in another currency`,
    async ({ page, shop }) => {
      await open({ page, shop });
      setFault(shop, 'currency_change', ['cartBuyerIdentityUpdate']);
      await appleButton(page).click();
      assert.equal(await untilCheckout(page), ['wallet_currency_change=true']);
    },
    { extra: true },
  );

// Covered by test/wallets/apple-pay/apple-pay-changes.test.ts.
test(
  'redirects to the checkout if the stock is too low when the sheet opens',
  async ({ page, shop }) => {
    setFault(shop, 'not_enough_stock');
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await appleButton(page).click();
    assert.equal(await untilCheckout(page), ['wallet_not_enough_stock=true']);
  },
  { extra: true },
);

// Covered by test/wallets/apple-pay/apple-pay-changes.test.ts.
test(
  'shows that the shop does not deliver to an address, and accepts another',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await openSheet(page);
    await at(page, 'contact').selectOption('ar');
    await at(page, 'error').waitFor();
    assert.match(await text(at(page, 'error')), 'Torra da Serra não faz entregas neste endereço');
    assert.is(await at(page, 'error').locator('p').getAttribute('data-code'), 'addressUnserviceable');
    assert.ok(await at(page, 'pay').isDisabled());
    await at(page, 'contact').selectOption('br');
    await untilPayable(page);
    await pay({ page, shop });
  },
  { extra: true },
);

test('marks a wrong postal code, and accepts the corrected address', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, withApplePay({ contact: 'bad-zip' }));
  await openSheet(page);
  await at(page, 'pay').click();
  const error = at(page, 'error').locator('p');
  await error.waitFor();
  assert.match(await text(error), 'CEP');
  assert.is(await error.getAttribute('data-field'), 'postalCode');
  assert.is(shop.store.orders.length, 0);
  await at(page, 'contact').selectOption('br');
  await untilPayable(page);
  await pay({ page, shop });
});

// Covered by test/browser/purchase/one-order.test.ts.
test(
  'an order that succeeds after the timeout still redirects',
  async ({ page, shop, expect }) => {
    expect(/Apple Pay Timeout/);
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay({}, HELD_TIMEOUT));
    await openSheet(page);
    setFault(shop, 'slow', ['cartSubmitForCompletion']);
    await at(page, 'pay').click();
    await until(() => calls(shop, 'cartSubmitForCompletion').length, 'the order is sent');
    await runTimeOut(page);
    await at(page, 'error').waitFor();
    await page.waitForURL(/\/thank-you\//);
    assert.is(shop.store.orders.length, 1);
  },
  { extra: true },
);

// Covered by test/core/purchase/checkout-cancel-payment.test.ts.
test(
  'a pending order redirects even if the shopper closes the sheet',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await openSheet(page);
    setFault(shop, 'slow', ['cartSubmitForCompletion']);
    await at(page, 'pay').click();
    await until(() => calls(shop, 'cartSubmitForCompletion').length, 'the order is sent');
    await at(page, 'close').click();
    await page.waitForURL(/\/thank-you\//);
    assert.is(shop.store.orders.length, 1);
  },
  { extra: true },
);

// Covered by test/wallets/apple-pay/apple-pay-changes.test.ts.
test(
  'closes the sheet if the merchant validation fails',
  async ({ page, shop }) => {
    setFault(shop, 'graphql_errors', ['applePaySessionCreate']);
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await appleButton(page).click();
    await page.getByRole('dialog', { name: 'Apple Pay indisponível' }).waitFor();
    assert.is(await at(page, 'sheet').count(), 0);
    await closeDialog(page);
    await openSheet(page);
  },
  { extra: true },
);

test.run();
