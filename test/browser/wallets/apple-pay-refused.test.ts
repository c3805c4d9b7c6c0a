import * as assert from 'uvu/assert';
import type { FaultName } from '../../shop/store/types';
import { browserSuite, type Stage } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
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
} from '../drivers/shop-page';
import { withTwins } from '../drivers/twins';
import { HELD_PATIENCE, runTimeOut } from '../outcomes/clock';
import { appleButton, at, openSheet, pay, untilPayable, untilUsable, withApplePay } from './apple-page';

const test = browserSuite('apple pay, refused');
const twin = withTwins(test);

type Place = Pick<Stage, 'page' | 'shop'>;

const PLACES: [where: string, open: (place: Place, query?: Query) => Promise<void>][] = [
  ['product', (place, query) => openProduct(place, PRODUCT.usual, withApplePay({}, query))],
  ['cart', (place, query) => openCart(place, [PRODUCT.usual], withApplePay({}, query))],
];

const MESSAGES: [fault: FaultName, message: string][] = [
  ['out_of_stock', 'Este item não está mais disponível.'],
  ['validation_custom', 'Compra mínima de R$ 50,00.'],
  ['invalid_quantity', 'A finalização da compra está indisponível'],
];

/** What each is called is played of Buy it now. */
const messages = sample('refusals as Apple’s sheet opens', MESSAGES, () => ['said in a dialog']);
for (const [fault, message] of messages)
  test(`closes the sheet and says ${fault} in a dialog; the next click starts afresh`, async ({
    page,
    shop,
  }) => {
    setFault(shop, fault);
    await openProduct({ page, shop }, PRODUCT.usual, withApplePay());
    await appleButton(page).click();
    await dialog(page).waitFor();
    assert.is(await at(page, 'sheet').count(), 0);
    assert.match(await text(dialog(page)), message);
    assert.is(calls(shop, 'applePaySessionCreate').length, 0);
    await closeDialog(page);
    await openSheet(page);
    await pay({ page, shop });
  });

/** How a purchase is refused wherever the button stands, each with its place; cards and time-outs stand in the table of outcomes. */
const REFUSALS = ['sold out', 'another currency'] as const;
const refusals = sample(
  'refusals of Apple Pay',
  cross({ what: REFUSALS, place: PLACES }),
  ({ what, place: [where] }) => [what, `${where} page`],
);
const placesOf = (what: (typeof REFUSALS)[number]) =>
  refusals.filter(refusal => refusal.what === what).map(({ place }) => place);

for (const [where, open] of placesOf('sold out'))
  twin(
    'test/wallets/apple-pay-changes.test.ts: the sheet goes as the purchase ends with ',
    `says on the ${where} page that everything sold out while the sheet was open`,
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
  );

for (const [where, open] of placesOf('another currency'))
  twin(
    'test/wallets/apple-pay-changes.test.ts: the sheet goes as the purchase ends with ',
    `goes from the ${where} page to the checkout in another currency`,
    async ({ page, shop }) => {
      await open({ page, shop });
      setFault(shop, 'currency_change', ['cartBuyerIdentityUpdate']);
      await appleButton(page).click();
      assert.equal(await untilCheckout(page), ['wallet_currency_change=true']);
    },
  );

twin(
  'test/wallets/apple-pay-changes.test.ts: closes the sheet where the cart cannot be opened: ',
  'goes to the checkout when there is not enough of it as the sheet opens',
  async ({ page, shop }) => {
    setFault(shop, 'not_enough_stock');
    await openProduct({ page, shop }, PRODUCT.usual, withApplePay());
    await appleButton(page).click();
    assert.equal(await untilCheckout(page), ['wallet_not_enough_stock=true']);
  },
);

twin(
  'test/wallets/apple-pay-changes.test.ts: says every error',
  'says that the shop does not deliver to an address, and goes on with another',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.usual, withApplePay());
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
);

test('names the postal code when it is wrong, and takes the mended address', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, withApplePay({ contact: 'bad-zip' }));
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

twin(
  'test/browser/purchase/one-order.test.ts: 27 s after the submission say that it is checked, and its answer leads on',
  'an order that goes through after the time-out still leads on',
  async ({ page, shop, expect }) => {
    expect(/Apple Pay Timeout/);
    await openProduct({ page, shop }, PRODUCT.usual, withApplePay({}, HELD_PATIENCE));
    await openSheet(page);
    setFault(shop, 'slow', ['cartSubmitForCompletion']);
    await at(page, 'pay').click();
    await until(() => calls(shop, 'cartSubmitForCompletion').length, 'the order is sent');
    await runTimeOut(page);
    await at(page, 'error').waitFor();
    await page.waitForURL(/\/thank-you\//);
    assert.is(shop.store.orders.length, 1);
  },
);

twin(
  'test/core/purchase/checkout-cancel-payment.test.ts: lets an order that is on its way go on after a cancel, and leads on by itself',
  'an order on its way leads on also where the shopper closes the sheet',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.usual, withApplePay());
    await openSheet(page);
    setFault(shop, 'slow', ['cartSubmitForCompletion']);
    await at(page, 'pay').click();
    await until(() => calls(shop, 'cartSubmitForCompletion').length, 'the order is sent');
    await at(page, 'close').click();
    await page.waitForURL(/\/thank-you\//);
    assert.is(shop.store.orders.length, 1);
  },
);

twin(
  'test/wallets/apple-pay-changes.test.ts: closes the sheet where Apple’s session is refused',
  'closes the sheet where the shop cannot validate itself with Apple',
  async ({ page, shop }) => {
    setFault(shop, 'graphql_errors', ['applePaySessionCreate']);
    await openProduct({ page, shop }, PRODUCT.usual, withApplePay());
    await appleButton(page).click();
    await page.getByRole('dialog', { name: 'Apple Pay indisponível' }).waitFor();
    assert.is(await at(page, 'sheet').count(), 0);
    await closeDialog(page);
    await openSheet(page);
  },
);

test.run();
