import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../open';
import { goBack, waitForBackForwardCache } from '../page-control';
import { button, calls, fillCart, openProduct, openSheet, until } from '../shop-page';
import { expectedSight, gotoShape, request, untilSeen } from './shape-page';

const test = browserSuite('leaving');

const KEPT = { keepsPages: true };

/** Navigates to another page of the shop, does something there, and goes back to the cached page. */
async function comeBack({ page, shop }: Fixtures, meanwhile: () => Promise<unknown>) {
  await waitForBackForwardCache(page);
  await page.goto(`${shop.url}/products/caneca-de-barro`);
  await meanwhile();
  await goBack(page);
}

test(
  'shows buttons on a restored page for a cart filled elsewhere, and none for one that was emptied',
  async fixtures => {
    const { page, shop } = fixtures;
    await gotoShape(page, shop.url, 'P03');
    await untilSeen(page, expectedSight('P03', false));
    await comeBack(fixtures, () => fillCart(fixtures));
    await untilSeen(page, expectedSight('P03', true));
    await comeBack(fixtures, () => page.request.post(`${shop.url}/cart/clear.js`));
    await untilSeen(page, expectedSight('P03', false));
  },
  KEPT,
);

test('shows the buttons if another tab adds the first product', async fixtures => {
  const { page, shop } = fixtures;
  await gotoShape(page, shop.url, 'P03');
  await untilSeen(page, expectedSight('P03', false));
  const tab = await page.context().newPage();
  await gotoShape(tab, shop.url, 'P03');
  await tab.waitForFunction(() => 'theme' in window);
  await request(tab, 'fetch .js');
  await untilSeen(page, expectedSight('P03', true));
});

test(
  'removes personal data of a shopper who leaves during a purchase, and allows another on return',
  async fixtures => {
    const { page, shop } = fixtures;
    await openProduct(fixtures);
    await openSheet(page);
    await comeBack(fixtures, () =>
      until(() => calls(shop, 'cartRemovePersonalData').length, 'the shopper is forgotten'),
    );
    const [cart] = shop.store.carts.values();
    assert.is(cart?.deliveryAddress, undefined);
    await page.locator('shopify-google-pay-button .wallet:not([aria-disabled])').waitFor();
    assert.is(await button(page, 'googlePay').count(), 1);
    assert.is(shop.store.orders.length, 0);
  },
  KEPT,
);

test.run();
