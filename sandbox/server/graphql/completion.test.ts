import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADDRESS, choose, codes, googlePay, openApi, preferences } from './test-client';

const api = await openApi();
test.after(() => api.close());
test.before.each(() => api.store.reset());

/** Prepares a cart completely for the submission. */
async function fill(cartId: string) {
  const { cart } = await api.execute('cartBuyerIdentityUpdate', {
    cartId,
    buyerIdentity: { email: 'ana@example.com', ...preferences(ADDRESS) },
  });
  const selectedDeliveryOptions = choose(cart, 'SEDEX');
  const chosen = await api.execute('cartSelectedDeliveryOptionsUpdate', { cartId, selectedDeliveryOptions });
  const payment = googlePay(chosen.cart.cost.totalAmount);
  const paid = await api.execute('cartPaymentUpdate', { cartId, payment });
  assert.equal(paid.errors, []);
  return chosen.cart;
}

test('goes from a new cart to the thank-you page', async () => {
  const { cart, errors, warnings } = await api.createCart();
  assert.equal([errors, warnings], [[], []]);
  assert.match(cart.id, /^gid:\/\/shopify\/Cart\/[A-Za-z0-9]{24}\?key=[0-9a-f]{32}$/);
  assert.is(cart.checkoutUrl, `${api.origin}/cart/c/${cart.id.split('/').pop()}`);
  assert.equal(cart.cost, {
    totalAmount: { amount: '42.9', currencyCode: 'BRL' },
    subtotalAmount: { amount: '42.9' },
    totalTaxAmount: null,
    checkoutChargeAmount: { amount: '42.9' },
  });
  assert.equal(cart.deliveryGroups.nodes, []);

  const filled = await fill(cart.id);
  assert.is(filled.cost.totalAmount.amount, '67.8');
  const { result } = await api.execute('cartPrepareForCompletion', { cartId: cart.id });
  assert.equal(result, { __typename: 'CartStatusReady', cart: { id: cart.id } });

  const submitted = await api.execute('cartSubmitForCompletion', { cartId: cart.id, attemptToken: 'a' });
  assert.equal(submitted.result, {
    __typename: 'SubmitSuccess',
    redirectUrl: `${api.origin}/thank-you/1001`,
    attemptId: 'a',
  });
  const [order] = api.store.orders;
  assert.equal(order?.total, { amount: '67.8', currencyCode: 'BRL' });
  assert.is(order?.paidWith, 'google_pay');
  assert.is(api.store.products[0]?.variants[0]?.stock, 79);
});

test('creates one order per cart, whatever the attempt token', async () => {
  const { cart } = await api.createCart();
  await fill(cart.id);
  for (const [attemptToken, type] of [
    ['a', 'SubmitSuccess'],
    ['a', 'SubmitAlreadyAccepted'],
    ['b', 'SubmitFailed'],
  ]) {
    const { result } = await api.execute('cartSubmitForCompletion', { cartId: cart.id, attemptToken });
    assert.is(result.__typename, type);
  }
  assert.is(api.store.orders.length, 1);
});

test('rejects an order without email, address and payment', async () => {
  const { cart } = await api.createCart();
  const { result } = await api.execute('cartSubmitForCompletion', { cartId: cart.id, attemptToken: 'a' });
  assert.is(result.checkoutUrl, cart.checkoutUrl);
  assert.equal(codes(result.errors), [
    'BUYER_IDENTITY_EMAIL_REQUIRED',
    'DELIVERY_ADDRESS_REQUIRED',
    'PAYMENTS_METHOD_REQUIRED',
  ]);
});

test('rejects an order with a partial address and no delivery option', async () => {
  const { cart } = await api.createCart();
  const region = { city: 'São Paulo', province: 'SP', zip: '01304-001', country: 'BR' };
  const buyerIdentity = { email: 'ana@example.com', ...preferences(region, 'COUNTRY_CODE_ONLY') };
  await api.execute('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity });
  await api.execute('cartPaymentUpdate', { cartId: cart.id, payment: googlePay(cart.cost.totalAmount) });
  const { result } = await api.execute('cartSubmitForCompletion', { cartId: cart.id, attemptToken: 'a' });
  assert.equal(codes(result.errors), [
    'DELIVERY_FIRST_NAME_REQUIRED',
    'DELIVERY_LAST_NAME_REQUIRED',
    'DELIVERY_ADDRESS1_REQUIRED',
    'NO_DELIVERY_GROUP_SELECTED',
  ]);
});

test('rejects an order whose total rose after the payment', async () => {
  const { cart } = await api.createCart();
  const filled = await fill(cart.id);
  const selectedDeliveryOptions = choose(filled, 'PAC');
  await api.execute('cartSelectedDeliveryOptionsUpdate', { cartId: cart.id, selectedDeliveryOptions });
  const { result } = await api.execute('cartSubmitForCompletion', { cartId: cart.id, attemptToken: 'a' });
  assert.equal(codes(result.errors), ['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT']);
});

test('rejects an order whose products have sold out', async () => {
  const { cart } = await api.createCart();
  await fill(cart.id);
  const variant = api.store.products[0]?.variants[0];
  if (variant) variant.stock = 0;
  const { result } = await api.execute('cartSubmitForCompletion', { cartId: cart.id, attemptToken: 'a' });
  assert.is(result.errors[0].code, 'MERCHANDISE_OUT_OF_STOCK');
});

test('rejects a wallet for a deferred payment', async () => {
  const { cart } = await api.execute('cartCreate', {
    input: {
      lines: [
        {
          merchandiseId: api.variantGid('cafe-do-dia-a-dia'),
          sellingPlanId: 'gid://shopify/SellingPlan/7301482656',
        },
      ],
    },
  });
  const payment = googlePay(cart.cost.totalAmount);
  const paid = await api.execute('cartPaymentUpdate', { cartId: cart.id, payment });
  assert.equal(codes(paid.errors), ['INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED']);
});

test('sells a digital cart without an address, and for nothing with a free payment', async () => {
  const { cart } = await api.createCart(['curso-cafe-coado'], { discountCodes: ['CORTESIA'] });
  assert.is(cart.cost.totalAmount.amount, '0.0');
  await api.execute('cartBuyerIdentityUpdate', {
    cartId: cart.id,
    buyerIdentity: { email: 'ana@example.com' },
  });
  const payment = {
    amount: { amount: '0.00', currencyCode: 'BRL' },
    freePaymentMethod: { billingAddress: ADDRESS },
  };
  assert.equal((await api.execute('cartPaymentUpdate', { cartId: cart.id, payment })).errors, []);
  const { result } = await api.execute('cartSubmitForCompletion', { cartId: cart.id, attemptToken: 'a' });
  assert.is(result.__typename, 'SubmitSuccess');
  assert.is(api.store.orders[0]?.paidWith, 'free');
});

test('removes personal data', async () => {
  const { cart } = await api.createCart();
  await fill(cart.id);
  const { cart: blank } = await api.execute('cartRemovePersonalData', { cartId: cart.id });
  assert.equal(blank.buyerIdentity, { email: null, phone: null, countryCode: 'BR' });
  assert.equal(blank.deliveryGroups.nodes, []);
  const [stored] = api.store.carts.values();
  for (const name of ['email', 'phone', 'deliveryAddress', 'billingAddress', 'payment'])
    assert.not(name in (stored ?? {}), name);
});

test.run();
