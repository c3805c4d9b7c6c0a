import * as assert from 'uvu/assert';
import { matrix } from '../matrix';
import { browserSuite } from '../open';
import {
  button,
  calls,
  openProduct,
  operations,
  PRODUCT,
  text,
  until,
  untilCheckout,
  variables,
} from '../shop-page';
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

// Covered by test/wallets/apple-pay/apple-pay-changes.test.ts.
test(
  'sends the postal address and the e-mail only with the payment',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await openSheet(page);
    await pay({ page, shop });
    const [first, last] = variables(shop, 'cartBuyerIdentityUpdate').map(
      ({ buyerIdentity }) => buyerIdentity,
    );
    const addressOf = (identity: typeof first) => identity.deliveryAddressPreferences[0].deliveryAddress;
    assert.is(addressOf(first).address1, '');
    assert.is(first.email, undefined);
    assert.is(addressOf(last).address1, 'Rua das Amostras, 100');
    assert.is(last.email, 'ana@example.com');
  },
  { extra: true },
);

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

// Covered by sandbox/sdk/sheet-messages.test.ts.
test(
  "shows the sheet in the page's language",
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay({}, { lang: 'en' }));
    await openSheet(page);
    assert.is(await at(page, 'sheet').getAttribute('lang'), 'en');
    assert.is(await text(at(page, 'pay')), 'Pay');
    assert.not.match(await text(at(page, 'sheet')), /Pagar|Cancelar|Contato|Forma de/);
  },
  { extra: true },
);

// Covered by test/wallets/apple-pay/apple-pay-changes.test.ts.
test(
  'accepts another card',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await openSheet(page);
    await at(page, 'card').selectOption('mastercard');
    await untilPayable(page);
    await pay({ page, shop });
    const [{ payment }] = variables(shop, 'cartPaymentUpdate');
    assert.is(payment.walletPaymentMethod.applePayWalletContent.lastDigits, '4444');
  },
  { extra: true },
);

// Covered by test/wallets/apple-pay/apple-pay-changes.test.ts.
test(
  'requests no shipping address without shipping',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.digital, withApplePay());
    await appleButton(page).click();
    await untilPayable(page);
    assert.is(await at(page, 'method').count(), 0);
    assert.equal(operations(shop), ['cartCreate', 'applePaySessionCreate', 'cartBillingAddressUpdate']);
    const order = await pay({ page, shop });
    assert.is(order.cart.email, 'ana@example.com');
    assert.is(order.cart.deliveryAddress, undefined);
  },
  { extra: true },
);

// Covered by test/wallets/apple-pay/apple-pay-recurring.test.ts.
test(
  'shows the price and the interval of a subscription',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.withPlans, withApplePay());
    await page.locator('[name=selling_plan]').first().waitFor();
    await page.evaluate(() => {
      const control = document.querySelector('[name=selling_plan]');
      if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
      else (document.querySelector('[name=selling_plan]:not([value=""])') as HTMLInputElement).checked = true;
      document.querySelector('[name=selling_plan]')?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await openSheet(page);
    assert.match(await text(at(page, 'recurring')), /R\$.+ a cada \d+ (dia|mês)/);
    const order = await pay({ page, shop });
    assert.ok(order.cart.lines[0]?.sellingPlanId);
  },
  { extra: true },
);

// Covered by test/browser/purchase/at-payment.test.ts.
test(
  'redirects a pre-order to the checkout',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.withPlans, withApplePay());
    await page.getByLabel('Reserva da safra').check({ force: true });
    await openSheet(page);
    await at(page, 'pay').click();
    assert.equal(await untilCheckout(page), ['wallet_invalid_payment_deferred_payment_required=true']);
    assert.is(shop.store.orders.length, 0);
  },
  { extra: true },
);

// Covered by test/browser/wallets/google-pay-sheet.test.ts.
test(
  'removes personal data if the shopper leaves with an open sheet',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await openSheet(page);
    await page.goto(`${shop.url}/cart`);
    await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the data is gone');
    assert.is(calls(shop, 'cartRemovePersonalData').length, 1);
  },
  { extra: true },
);

// Covered by test/browser/outcomes/one-purchase.test.ts.
test(
  'creates one cart and one sheet for two quick clicks',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.standard, withApplePay());
    await appleButton(page).dblclick();
    await at(page, 'method').first().waitFor();
    assert.is(calls(shop, 'cartCreate').length, 1);
    assert.is(await at(page, 'sheet').count(), 1);
  },
  { extra: true },
);

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
