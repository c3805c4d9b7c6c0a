import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import { button, calls, openProduct, PRODUCT, untilCheckout, variables } from '../shop-page';
import { appleButton, at, openSheet, pay, untilPayable, withApplePay } from './apple-page';

const test = browserSuite('apple pay');

test("sends Apple's signed token, the total and the wallet's name to the storefront", async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
  await openSheet(page);
  await pay({ page, shop });
  const [{ payment }] = variables(shop, 'cartPaymentUpdate');
  const content = payment.walletPaymentMethod.applePayWalletContent;
  for (const name of ['data', 'signature', 'version']) assert.type(content[name], 'string', name);
  for (const name of ['ephemeralPublicKey', 'publicKeyHash', 'transactionId'])
    assert.type(content.header[name], 'string', name);
  assert.is(content.billingAddress.city, 'São Paulo');
  assert.is(content.lastDigits, '1111');
  assert.is(Number(payment.amount.amount), 55.8);
  for (const call of calls(shop)) assert.is(call.headers['x-wallet-name'], 'ApplePay', call.operation);
});

test('uses the delivery method that the shopper selects', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
  await openSheet(page);
  await page.getByText('Correios Sedex').click();
  await at(page, 'total').filter({ hasText: '67,80' }).waitFor();
  await untilPayable(page);
  assert.ok(await page.getByRole('radio', { name: 'Correios Sedex' }).isChecked());
  const order = await pay({ page, shop });
  assert.is(order.total.amount, '67.8');
});

// Only a missing frame permission can be fixed by the page's author.
const ABSENCES = [
  ['has no Apple Pay', { installed: false }, 0],
  ['cannot pay', { available: false }, 0],
  ['throws on access', { available: 'throws' }, 1],
  ['supports only an old version', { version: 2 }, 0],
] as const;

for (const [what, control, lines] of matrix([...ABSENCES], ['has no Apple Pay', 'throws on access']))
  test(`offers the next wallet if the browser ${what}`, async ({ page, shop, complaints, expect }) => {
    expect(/apple_pay has no button: Third-party iframes/);
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay(control));
    assert.is(await appleButton(page).count(), 0);
    assert.is(complaints.length, lines);
    await button(page, 'buyItNow').click();
    assert.equal(await untilCheckout(page), []);
  });

test('renders a button 44 pixels high with its name once', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
  assert.is((await appleButton(page).boundingBox())?.height, 44);
  assert.is(await page.getByRole('button', { name: 'Apple Pay' }).count(), 1);
  assert.is(await page.getByRole('button', { name: 'Comprar com Apple Pay', exact: true }).count(), 1);
});

test.run();
