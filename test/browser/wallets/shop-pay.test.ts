import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { calls, fillCart, openProduct, PRODUCT, type Query, untilCheckout } from '../shop-page';

const test = browserSuite('shop pay');

const shopPay = ({ page }: Pick<Fixtures, 'page'>, part = '#main') =>
  page.locator(`${part} shop-pay-wallet-button button`);

const QUERY: Query = { recommended: 'shop_pay', cartWallets: 'shop_pay' };

test('redirects from the drawer like from the cart', async ({ page, shop }) => {
  await fillCart({ page, shop });
  await openProduct({ page, shop }, PRODUCT.standard, QUERY);
  await page.locator('[data-cart-link]').click();
  await shopPay({ page }, '#cart-drawer').click();
  assert.equal(await untilCheckout(page), ['payment=shop_pay', 'redirect_source=direct_checkout_cart']);
  assert.is(calls(shop, 'cartCreate').length, 0);
});

test('does nothing for a sold-out product', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.soldOut, QUERY);
  await page.locator('#main shop-pay-wallet-button[disabled]').waitFor();
  await shopPay({ page }).dispatchEvent('click');
  assert.is(calls(shop).length, 0);
});

for (const theme of matrix(['aurora', 'noite', 'bloco'], ['aurora']))
  test(`fills its slot and uses the radius of the theme ${theme}`, async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, { ...QUERY, theme });
    const shape = await shopPay({ page }).evaluate(button => {
      const slot = button.closest('.wallet') as HTMLElement;
      const sizeOf = ({ width, height }: DOMRect) => [width, height];
      return {
        size: sizeOf(button.getBoundingClientRect()),
        slot: sizeOf(slot.getBoundingClientRect()),
        radius: getComputedStyle(button).borderRadius,
        slotRadius: getComputedStyle(slot).borderRadius,
        color: getComputedStyle(button.parentElement as HTMLElement).backgroundColor,
      };
    });
    assert.equal(shape.size, shape.slot);
    assert.is(shape.radius, shape.slotRadius);
    assert.is(shape.color, 'rgb(90, 49, 244)');
  });

test.run();
