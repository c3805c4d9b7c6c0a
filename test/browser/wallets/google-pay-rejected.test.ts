import * as assert from 'uvu/assert';
import type { FaultName } from '../../../sandbox/server/store/types';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import {
  button,
  calls,
  openCart,
  openProduct,
  openSheet,
  operations,
  PRODUCT,
  pay,
  setFault,
  sheet,
  text,
  until,
  untilCheckout,
  variables,
} from '../shop-page';

const test = browserSuite('google pay, rejected');

const MESSAGES: [fault: FaultName, message: string][] = [
  ['out_of_stock', 'Este item não está mais disponível.'],
  ['validation_custom', 'Compra mínima de R$ 50,00.'],
  ['invalid_merchandise', 'A finalização da compra está indisponível'],
  ['invalid_quantity', 'A finalização da compra está indisponível'],
  ['variant_requires_selling_plan', 'A finalização da compra está indisponível'],
  ['selling_plan_not_applicable', 'A finalização da compra está indisponível'],
];

/** The tests of Buy it now cover all messages. */
const messages = matrix(MESSAGES, ['out_of_stock']);
for (const [fault, message] of messages)
  test(`shows ${fault} in the sheet after every address change, and starts again on the next click`, async ({
    page,
    shop,
  }) => {
    setFault(shop, fault);
    await openProduct({ page, shop });
    await button(page, 'googlePay').click();
    await sheet(page, 'error').waitFor();
    assert.match(await text(sheet(page, 'error')), message);
    await sheet(page, 'address').selectOption('bad-zip');
    await sheet(page, 'error').filter({ hasText: message }).waitFor();
    assert.equal(operations(shop), ['cartCreate']);
    await sheet(page, 'close').click();
    await openSheet(page);
    assert.is(calls(shop, 'cartCreate').length, 2);
  });

const AT_OPENING: [fault: FaultName, marker: string][] = [
  ['not_enough_stock', 'wallet_not_enough_stock=true'],
  ['currency_change', 'wallet_currency_change=true'],
];

// Covered by test/flows/back.test.ts.
for (const [fault, marker] of AT_OPENING)
  test(
    `redirects to the checkout with ${marker} for ${fault} when the sheet opens`,
    async ({ page, shop }) => {
      setFault(shop, fault);
      await openProduct({ page, shop });
      await button(page, 'googlePay').click();
      assert.equal(await untilCheckout(page), [marker]);
    },
    { extra: true },
  );

test('redirects to the checkout if a part of the cart is sold out', async ({ page, shop }) => {
  setFault(shop, 'some_out_of_stock', ['cartBuyerIdentityUpdate']);
  await openCart({ page, shop }, [PRODUCT.standard, PRODUCT.lowInStock]);
  await button(page, 'googlePay').click();
  assert.equal(await untilCheckout(page), ['wallet_not_enough_stock=true']);
});

// Covered by test/core/purchase/submit.test.ts.
test(
  'retries a throttled submission',
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await openSheet(page);
    setFault(shop, 'submit_throttled', [], 2);
    await pay({ page, shop });
    const tokens = variables(shop, 'cartSubmitForCompletion').map(({ attemptToken }) => attemptToken);
    assert.is(tokens.length, 3);
    assert.is(new Set(tokens).size, 1);
  },
  { extra: true },
);

// Covered by test/core/purchase/checkout-order.test.ts.
test(
  'redirects to the checkout if the submission was already accepted',
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await openSheet(page);
    setFault(shop, 'already_accepted');
    await sheet(page, 'pay').click();
    await page.waitForURL(/\/checkouts\/cn\//);
    assert.is(calls(shop, 'cartSubmitForCompletion').length, 1);
  },
  { extra: true },
);

// Covered by test/core/purchase/delivery.test.ts.
test(
  'waits for slow delivery rates',
  async ({ page, shop }) => {
    setFault(shop, 'slow_rates', ['cartBuyerIdentityUpdate'], 3);
    await openProduct({ page, shop });
    await openSheet(page);
    await pay({ page, shop });
  },
  { extra: true },
);

test('shows the failed wallet in a dialog if the sheet rejects the shopper', async ({
  page,
  shop,
  expect,
}) => {
  expect(/BUYER_ACCOUNT_ERROR/);
  await openProduct({ page, shop }, PRODUCT.standard, { 'gpay-sandbox': JSON.stringify({ decline: true }) });
  await button(page, 'googlePay').click();
  const dialog = page.getByRole('dialog', { name: 'Google Pay indisponível' });
  await dialog.waitFor();
  assert.match(await text(dialog), 'Ocorreu um problema com Google Pay');
  await dialog.locator('.close').click();
  assert.is(calls(shop).length, 0);
  await page.evaluate(() => sessionStorage.setItem('gpay-sandbox', '{}'));
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await openSheet(page);
});

// Covered by test/core/purchase/checkout-cancel.test.ts.
test(
  'drops a response after the shopper has closed the sheet',
  async ({ page, shop }) => {
    setFault(shop, 'slow', ['cartCreate']);
    await openProduct({ page, shop });
    await button(page, 'googlePay').click();
    await until(() => calls(shop, 'cartCreate').length, 'the cart is requested');
    await sheet(page, 'close').click();
    await until(() => calls(shop, 'cartCreate')[0]?.status, 'the cart is there');
    await openSheet(page);
    assert.equal(operations(shop), [
      'cartCreate',
      'cartCreate',
      'cartBuyerIdentityUpdate',
      'cartSelectedDeliveryOptionsUpdate',
    ]);
  },
  { extra: true },
);

// Covered by test/core/purchase/checkout-messages.test.ts.
test(
  'does not redirect after the shopper has closed the sheet',
  async ({ page, shop }) => {
    setFault(shop, 'slow', ['cartBuyerIdentityUpdate']);
    await openProduct({ page, shop });
    await button(page, 'googlePay').click();
    await until(() => calls(shop, 'cartBuyerIdentityUpdate').length, 'the address is sent');
    const [cart] = shop.store.carts.values();
    // A cart in another currency would decelerate an open sheet.
    if (cart) cart.currency = 'USD';
    await sheet(page, 'close').click();
    await until(() => calls(shop, 'cartBuyerIdentityUpdate')[0]?.status, 'the answer is there');
    await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the shopper is forgotten');
    await openSheet(page);
    assert.match(page.url(), '/products/');
  },
  { extra: true },
);

test.run();
