import * as assert from 'uvu/assert';
import { flowSuite } from '../browser/open';
import {
  calls,
  closeDialog,
  dialog,
  openCart,
  openProduct,
  operations,
  PRODUCT,
  setFault,
  text,
  until,
} from '../browser/shop-page';
import { at, openSheet, pay, untilUsable, withApplePay } from '../browser/wallets/apple-page';

const test = flowSuite('apple pay');

const OPEN = ['applePaySessionCreate', 'cartBuyerIdentityUpdate', 'cartSelectedDeliveryOptionsUpdate'];

test('buys from the product page: one order, in the specified order of calls', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
  await openSheet(page);
  assert.equal(operations(shop), ['cartCreate', ...OPEN]);
  const total = await text(at(page, 'total'));
  const order = await pay({ page, shop });
  const after = operations(shop).slice(4);
  assert.is(after[0], 'cartBuyerIdentityUpdate');
  assert.is(after.at(-1), 'cartSubmitForCompletion');
  for (const name of ['cartPaymentUpdate', 'cartPrepareForCompletion', 'cartSubmitForCompletion'])
    assert.is(after.filter(operation => operation === name).length, 1, name);
  assert.not.ok(after.includes('cartRemovePersonalData'));
  assert.is(await text(page.locator('[data-testid=total]')), total);
  assert.is(await text(page.locator('[data-testid=paid-with]')), 'Apple Pay');
  assert.is(order.cart.email, 'ana@example.com');
  assert.is(order.cart.deliveryAddress?.address1, 'Rua das Amostras, 100');
  assert.is(order.cart.deliveryAddress?.lastName, 'Clara Exemplo');
});

test('buys the cart of the cart page', async ({ page, shop }) => {
  await openCart({ page, shop }, [PRODUCT.standard, PRODUCT.lowInStock], withApplePay());
  await openSheet(page);
  assert.is(calls(shop, 'cartCreate').length, 0);
  const order = await pay({ page, shop });
  assert.is(order.cart.lines.length, 2);
});

for (const [how, close, where] of [
  ['by its button', 'apay-close', 'product'],
  ['by Escape', undefined, 'cart'],
] as const)
  test(`removes personal data once if the shopper closes the sheet ${how} on the ${where} page, and re-enables the button`, async ({
    page,
    shop,
  }) => {
    if (where === 'product') await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    else await openCart({ page, shop }, [PRODUCT.standard], withApplePay());
    await openSheet(page);
    if (close) await page.locator(`[data-testid=${close}]`).click();
    else await page.keyboard.press('Escape');
    await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the data is gone');
    assert.is([...shop.store.carts.values()][0]?.deliveryAddress, undefined);
    await untilUsable(page);
    await openSheet(page);
    await pay({ page, shop });
    assert.is(calls(shop, 'cartRemovePersonalData').length, 1);
  });

test('shows a rejected payment as unavailable, and accepts the next one', async ({ page, shop }) => {
  setFault(shop, 'submit_failed');
  await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
  await openSheet(page);
  await at(page, 'pay').click();
  await dialog(page).waitFor();
  assert.match(await text(dialog(page)), 'Não foi possível pagar com Apple Pay');
  assert.is(shop.store.orders.length, 0);
  await closeDialog(page);
  await untilUsable(page);
  await openSheet(page);
  await pay({ page, shop });
});

test.run();
