import * as assert from 'uvu/assert';
import { browserSuite, type Stage } from '../drivers/browser';
import { goBack, prepareToLeave } from '../drivers/kept-page';
import { button, calls, fillCart, openProduct, openSheet, until } from '../drivers/shop-page';
import { expectedSight, gotoShape, request, untilSeen } from './shape-page';

const test = browserSuite('leaving');

const KEPT = { keepsPages: true };

/** Leaves for another page of the shop, lets something happen there, and goes back to the page as it was left. */
async function comeBack({ page, shop }: Stage, meanwhile: () => Promise<unknown>) {
  await prepareToLeave(page);
  await page.goto(`${shop.url}/products/caneca-de-barro`);
  await meanwhile();
  await goBack(page);
}

test(
  'a cart that another page gave its first product has its buttons when the shopper comes back, and none once one has emptied it',
  async stage => {
    const { page, shop } = stage;
    await gotoShape(page, shop.url, 'P03');
    await untilSeen(page, expectedSight('P03', false));
    await comeBack(stage, () => fillCart(stage));
    await untilSeen(page, expectedSight('P03', true));
    await comeBack(stage, () => page.request.post(`${shop.url}/cart/clear.js`));
    await untilSeen(page, expectedSight('P03', false));
  },
  KEPT,
);

test('a first product put into the cart in another tab brings the buttons up', async stage => {
  const { page, shop } = stage;
  await gotoShape(page, shop.url, 'P03');
  await untilSeen(page, expectedSight('P03', false));
  const tab = await page.context().newPage();
  await gotoShape(tab, shop.url, 'P03');
  await tab.waitForFunction(() => 'theme' in window);
  await request(tab, 'fetch .js');
  await untilSeen(page, expectedSight('P03', true));
});

test(
  'a shopper who leaves in the middle of a purchase is forgotten, and can buy when he comes back',
  async stage => {
    const { page, shop } = stage;
    await openProduct(stage);
    await openSheet(page);
    await comeBack(stage, () =>
      until(() => calls(shop, 'cartRemovePersonalData').length, 'the shopper is forgotten'),
    );
    const [cart] = shop.store.carts.values();
    assert.is(cart?.deliveryAddress, undefined);
    await page.locator('shopify-google-pay-button .wallet[aria-disabled=false]').waitFor();
    assert.is(await button(page, 'googlePay').count(), 1);
    assert.is(shop.store.orders.length, 0);
  },
  KEPT,
);

test.run();
