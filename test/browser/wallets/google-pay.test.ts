import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { calls, openProduct, openSheet, pay, variables } from '../shop-page';

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

test.run();
