import * as assert from 'uvu/assert';
import { flowSuite } from '../browser/open';
import {
  calls,
  fillCart,
  openCart,
  openProduct,
  openSheet,
  operations,
  PRODUCT,
  pay,
  sheet,
  until,
} from '../browser/shop-page';

const test = flowSuite('google pay');

const OPEN_WITH_ADDRESS = ['cartBuyerIdentityUpdate', 'cartSelectedDeliveryOptionsUpdate'];

test('buys from the product page: one order, in the specified order of calls', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  assert.equal(operations(shop), ['cartCreate', ...OPEN_WITH_ADDRESS]);
  const total = await sheet(page, 'total').textContent();
  const order = await pay({ page, shop });
  const after = operations(shop).slice(3);
  assert.is(after[0], 'cartBuyerIdentityUpdate');
  assert.is(after.at(-1), 'cartSubmitForCompletion');
  assert.ok(after.indexOf('cartPaymentUpdate') > 0);
  for (const name of ['cartPaymentUpdate', 'cartPrepareForCompletion', 'cartSubmitForCompletion'])
    assert.is(after.filter(operation => operation === name).length, 1, name);
  assert.not.ok(after.includes('cartRemovePersonalData'));
  assert.is(await page.locator('[data-testid=total]').textContent(), total);
  assert.is(await page.locator('[data-testid=paid-with]').textContent(), 'Google Pay');
  assert.is(order.cart.email, 'ana@example.com');
  assert.is(order.cart.deliveryAddress?.address1, 'Rua das Amostras, 100');
  assert.is(order.cart.deliveryAddress?.lastName, 'Clara Exemplo');
});

test("buys the cart of the cart page, with the shopper's note", async ({ page, shop }) => {
  await openCart({ page, shop }, [PRODUCT.standard, PRODUCT.lowInStock]);
  await page.locator('[name="attributes[Embalagem]"]').selectOption('Para presente');
  await openSheet(page, '#main');
  assert.equal(operations(shop), ['cart', 'cartAttributesUpdate', ...OPEN_WITH_ADDRESS]);
  const order = await pay({ page, shop });
  assert.is(order.cart.lines.length, 2);
  assert.equal(order.cart.attributes, [{ key: 'Embalagem', value: 'Para presente' }]);
  assert.is(calls(shop, 'cartCreate').length, 0);
});

test('buys from the drawer that opens after an add-to-cart without a navigation', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await page.locator('form[data-product-form] [name=add]').click();
  await openSheet(page, '#cart-drawer');
  const order = await pay({ page, shop });
  assert.is(order.cart.lines.length, 1);
  assert.is(calls(shop, 'cartCreate').length, 0);
});

test('keeps one button in the drawer after every cart change', async ({ page, shop }) => {
  await fillCart({ page, shop });
  await openProduct({ page, shop });
  await page.locator('[data-cart-link]').click();
  const quantity = page.locator('#cart-drawer input[type=number]');
  for (const count of ['2', '3']) {
    await quantity.fill(count);
    await quantity.press('Tab');
    await until(
      () => [...shop.store.carts.values()][0]?.lines[0]?.quantity === Number(count),
      'the cart has it',
    );
    // The theme renders the drawer again after the response, which would clear fields filled in before.
    await page.locator(`#cart-drawer input[type=number][value="${count}"]`).waitFor();
  }
  await openSheet(page, '#cart-drawer');
  assert.is(await page.locator('#cart-drawer shopify-google-pay-button').count(), 1);
  const order = await pay({ page, shop });
  assert.is(order.cart.lines[0]?.quantity, 3);
});

test('has a list that is high enough to select from', async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  const list = await sheet(page, 'sheet').locator('.body').boundingBox();
  const option = await sheet(page, 'option').first().boundingBox();
  assert.ok(list && option && list.height >= option.height, `${list?.height} px of ${option?.height} px`);
});

test.run();
