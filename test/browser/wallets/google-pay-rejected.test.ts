import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import {
  button,
  calls,
  openCart,
  openProduct,
  openSheet,
  operations,
  PRODUCT,
  setFault,
  sheet,
  text,
  untilCheckout,
} from '../shop-page';

const test = browserSuite('google pay, rejected');

test('shows an empty stock in the sheet after every address change, and starts again on the next click', async ({
  page,
  shop,
}) => {
  const message = 'Este item não está mais disponível.';
  setFault(shop, 'out_of_stock');
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

test('redirects to the checkout if a part of the cart is sold out', async ({ page, shop }) => {
  setFault(shop, 'some_out_of_stock', ['cartBuyerIdentityUpdate']);
  await openCart({ page, shop }, [PRODUCT.standard, PRODUCT.lowInStock]);
  await button(page, 'googlePay').click();
  assert.equal(await untilCheckout(page), ['wallet_not_enough_stock=true']);
});

test('shows the failed wallet in a dialog if the sheet rejects the shopper', async ({
  page,
  shop,
  expect,
}) => {
  expect(/BUYER_ACCOUNT_ERROR/);
  await openProduct({ page, shop }, PRODUCT.standard, { 'gpay-sandbox': JSON.stringify({ decline: true }) });
  await button(page, 'googlePay').click();
  const dialog = page.getByRole('dialog', { name: 'Não foi possível pagar com Google Pay' });
  await dialog.waitFor();
  assert.match(await text(dialog), 'Ocorreu um problema com Google Pay');
  await dialog.locator('.close').click();
  assert.is(calls(shop).length, 0);
  await page.evaluate(() => sessionStorage.setItem('gpay-sandbox', '{}'));
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await openSheet(page);
});

test.run();
