import * as assert from 'uvu/assert';
import { flowSuite } from '../browser/open';
import { goBack, waitForBackForwardCache } from '../browser/page-control';
import {
  button,
  calls,
  openCart,
  openProduct,
  openSheet,
  PRODUCT,
  pay,
  setFault,
  sheet,
  untilCheckout,
} from '../browser/shop-page';

const back = flowSuite('back');
const test = (title: string, play: Parameters<typeof back>[1]) => back(title, play, { keepsPages: true });

test('lets a shopper who returns from the checkout buy again', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  await waitForBackForwardCache(page);
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
  await goBack(page);
  assert.is(await button(page, 'buyItNow').getAttribute('aria-disabled'), null);
  assert.is(await button(page, 'buyItNow').getAttribute('disabled'), null);
  assert.is(await button(page, 'buyItNow').getAttribute('aria-busy'), null);
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
  assert.is(calls(shop, 'cartCreate').length, 2);
});

test('opens the sheet again after Google Pay redirected to the checkout', async ({ page, shop }) => {
  setFault(shop, 'not_enough_stock');
  await openProduct({ page, shop });
  await waitForBackForwardCache(page);
  await button(page, 'googlePay').click();
  assert.equal(await untilCheckout(page), ['wallet_not_enough_stock=true']);
  await goBack(page);
  // No SDK lets a shop close its sheet, so it stays open.
  await sheet(page, 'close').click();
  await openSheet(page);
  await pay({ page, shop });
});

test('lets a shopper who returns to the cart buy again', async ({ page, shop }) => {
  setFault(shop, 'not_ready');
  await openCart({ page, shop });
  await waitForBackForwardCache(page);
  await openSheet(page);
  await sheet(page, 'pay').click();
  assert.equal(await untilCheckout(page), ['wallet_cart_not_ready=true']);
  await goBack(page);
  // No SDK lets a shop close its sheet, so it stays open.
  await sheet(page, 'close').click();
  await openSheet(page);
});

back.run();
