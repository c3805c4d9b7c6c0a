import * as assert from 'uvu/assert';
import type { FaultName } from '../../../sandbox/server/store/types';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import {
  button,
  calls,
  closeDialog,
  dialog,
  openProduct,
  operations,
  PRODUCT,
  setFault,
  text,
  untilCheckout,
} from '../shop-page';

const test = browserSuite('buy it now, rejected');
const query = { recommended: 'buy_it_now' };

const GENERIC =
  'A finalização da compra está indisponível devido a problemas técnicos. Tente novamente em alguns minutos.';

const DIALOGS: [fault: FaultName, message: string][] = [
  ['out_of_stock', 'Este item não está mais disponível.'],
  ['validation_custom', 'Compra mínima de R$ 50,00.'],
  ['invalid_merchandise', GENERIC],
  ['invalid_quantity', GENERIC],
  ['quantity_minimum', 'A quantidade mínima é 6.'],
  ['variant_requires_selling_plan', GENERIC],
  ['selling_plan_not_applicable', GENERIC],
];

for (const [fault, message] of matrix(DIALOGS, [
  'out_of_stock',
  'validation_custom',
  'invalid_merchandise',
  'quantity_minimum',
]))
  test(`opens a dialog for ${fault}, and the next click buys`, async ({ page, shop, expect }) => {
    // A variant that doesn't exist is also a mistake of the page's author.
    expect(/Check the variant in the form/);
    setFault(shop, fault);
    await openProduct({ page, shop }, PRODUCT.standard, query);
    await button(page, 'buyItNow').click();
    await dialog(page).waitFor();
    assert.is(await dialog(page).getByRole('heading').textContent(), 'Falha na transação');
    assert.is(await dialog(page).locator('#message').textContent(), message);
    assert.equal(operations(shop), ['cartCreate']);
    await closeDialog(page);
    await button(page, 'buyItNow').click();
    await untilCheckout(page);
    assert.equal(operations(shop), ['cartCreate', 'cartCreate']);
  });

test('redirects to the checkout with the remaining stock and a marker', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.lowInStock, query);
  await page.getByLabel('Quantidade').fill('3');
  await button(page, 'buyItNow').click();
  assert.equal(await untilCheckout(page), ['wallet_not_enough_stock=true']);
  assert.match(await text(page.getByTestId('line')), 'Quantidade: 2');
});

test('rejects invalid quantities without a request, and buys once the quantity is valid', async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop }, PRODUCT.standard, query);
  for (const quantity of ['0', '-1', '1.5', 'x']) {
    await page.getByLabel('Quantidade').evaluate((input: HTMLInputElement, value) => {
      input.type = 'text';
      input.value = value;
    }, quantity);
    await button(page, 'buyItNow').click();
    await dialog(page).waitFor();
    assert.is(await dialog(page).locator('#message').textContent(), GENERIC, quantity);
    assert.is(calls(shop).length, 0, quantity);
    await closeDialog(page);
  }
  await page.getByLabel('Quantidade').fill('1');
  await button(page, 'buyItNow').click();
  await untilCheckout(page);
});

test('ignores an unknown discount', async ({ page, shop }) => {
  await page.goto(`${shop.url}/discount/wipe-promo-discounts`);
  await openProduct({ page, shop }, PRODUCT.standard, query);
  await button(page, 'buyItNow').click();
  assert.equal(await untilCheckout(page), []);
});

test.run();
