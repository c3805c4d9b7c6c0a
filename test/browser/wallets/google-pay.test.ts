import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { calls, findProduct, openProduct, openSheet, PRODUCT, pay, variables } from '../shop-page';

const test = browserSuite('google pay, bought');

test("sends Google Pay's signed token, the total and the flags to the storefront", async ({ page, shop }) => {
  await openProduct({ page, shop });
  await openSheet(page);
  await pay({ page, shop });
  const [{ payment }] = variables(shop, 'cartPaymentUpdate');
  const content = payment.walletPaymentMethod.googlePayWalletContent;
  for (const name of ['signature', 'signedMessage', 'protocolVersion'])
    assert.type(content[name], 'string', name);
  assert.is(content.billingAddress.city, 'São Paulo');
  assert.is(Number(payment.amount.amount), 55.8);
  assert.is(payment.amount.currencyCode, 'BRL');
  assert.is(payment.freeOrder, false);
  assert.is(payment.hasSellingPlan, false);
  for (const call of calls(shop)) assert.is(call.headers['x-wallet-name'], 'GooglePay', call.operation);
  const starts = calls(shop).filter(({ headers }) => headers['x-start-wallet-checkout']);
  assert.equal(
    starts.map(({ operation }) => operation),
    ['cartCreate'],
  );
});

// Covered by test/wallets/google-pay/google-pay-authorization.test.ts.
test(
  'sends the full postal address only with the payment',
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await openSheet(page);
    await pay({ page, shop });
    const [first, last] = variables(shop, 'cartBuyerIdentityUpdate').map(
      ({ buyerIdentity }) => buyerIdentity,
    );
    const strategy = (identity: typeof first) =>
      identity.deliveryAddressPreferences[0].deliveryAddressValidationStrategy;
    assert.is(strategy(first), 'COUNTRY_CODE_ONLY');
    assert.is(strategy(last), 'STRICT');
    assert.is(first.email, undefined);
    assert.is(last.email, 'ana@example.com');
  },
  { extra: true },
);

// Covered by test/flows/buy-it-now.test.ts.
test(
  "includes the form's properties in the order",
  async ({ page, shop }) => {
    await openProduct({ page, shop });
    await page.locator('[name=quantity]').fill('2');
    await page.locator('[name="properties[Mensagem]"]').fill('Com carinho');
    await openSheet(page);
    const order = await pay({ page, shop });
    assert.is(order.cart.lines[0]?.quantity, 2);
    assert.equal(order.cart.lines[0]?.attributes, [{ key: 'Mensagem', value: 'Com carinho' }]);
  },
  { extra: true },
);

// Covered by sandbox/server/graphql/completion.test.ts.
test(
  'reduces the stock',
  async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.lowInStock);
    await openSheet(page);
    await pay({ page, shop });
    assert.is(findProduct(shop, PRODUCT.lowInStock).variants[0]?.stock, 1);
  },
  { extra: true },
);

test.run();
