import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { calls, closeDialog, dialog, openProduct, PRODUCT, setFault, text } from '../shop-page';
import { appleButton, at, openSheet, pay, untilPayable, withApplePay } from './apple-page';

const test = browserSuite('apple pay, rejected');

test('closes the sheet and shows an empty stock in a dialog; the next click starts again', async ({
  page,
  shop,
}) => {
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
  await appleButton(page).click();
  await dialog(page).waitFor();
  assert.is(await at(page, 'sheet').count(), 0);
  assert.match(await text(dialog(page)), 'Este item não está mais disponível.');
  assert.is(calls(shop, 'applePaySessionCreate').length, 0);
  await closeDialog(page);
  await openSheet(page);
  await pay({ page, shop });
});

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

test.run();
