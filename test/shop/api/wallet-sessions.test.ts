import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { codes, openApi } from './open-api';

const api = await openApi();
test.after(() => api.close());
test.before.each(() => api.store.reset());

test('answers a merchant session for an https address only', async () => {
  const url = 'https://apple-pay-gateway.example/paymentservices/startSession';
  const { body, errors } = await api.ask('applePaySessionCreate', { validationUrl: url });
  assert.equal(errors, []);
  assert.is(JSON.parse(body).displayName, 'Torra da Serra');
  const wrong = await api.ask('applePaySessionCreate', { validationUrl: url.replace('https', 'http') });
  assert.is(wrong.body, null);
  assert.equal([codes(wrong.errors), wrong.errors[0].field], [['GENERIC_ERROR'], ['validationUrl']]);
});

test('answers the buyer of a token, to the cart it was made for', async () => {
  const { cart } = await api.createCart();
  const { cart: other } = await api.createCart();
  const { token } = await api.ask('paypalTokenCreate', { cartId: cart.id, billingAgreement: false });
  const { buyerDetails } = await api.ask('paypalBuyerDetailsFetch', { token, cartId: cart.id });
  assert.equal(buyerDetails, {
    email: 'helena.prado@example.com',
    remoteOrderId: token,
    destinationAddress: { zip: '22240-003' },
  });
  for (const wrong of [
    { token: 'EC-0', cartId: cart.id },
    { token, cartId: other.id },
  ]) {
    const answer = await api.ask('paypalBuyerDetailsFetch', wrong);
    assert.equal([answer.buyerDetails, codes(answer.errors)], [null, ['NO_PENDING_TASK']]);
  }
});

test('answers the address that the shopper chose in the window', async () => {
  const { cart } = await api.createCart();
  const { token } = await api.ask('paypalTokenCreate', { cartId: cart.id, billingAgreement: false });
  api.store.paypalAddresses.set(token, 'work');
  const { buyerDetails } = await api.ask('paypalBuyerDetailsFetch', { token, cartId: cart.id });
  assert.is(buyerDetails.destinationAddress.zip, '01310-100');
});

test('makes another kind of token for a billing agreement', async () => {
  const { cart } = await api.createCart();
  const tokens = [];
  for (const billingAgreement of [false, true])
    tokens.push((await api.ask('paypalTokenCreate', { cartId: cart.id, billingAgreement })).token);
  assert.match(tokens[0], /^EC-[0-9A-F]{17}$/);
  assert.match(tokens[1], /^BA-[0-9A-F]{17}$/);
});

test.run();
