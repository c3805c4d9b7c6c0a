import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FaultName } from '../store/types';
import { TIMING } from './context';
import { ADDRESS, choose, codes, googlePay, type Json, openApi, preferences } from './test-client';

const api = await openApi();
test.after(() => api.close());
let started = 0;
test.before.each(() => {
  api.store.reset();
  started = Date.now();
});

const buyerIdentity = { email: 'ana@example.com', ...preferences(ADDRESS) };

/** Declares a test that sets the fault once and asserts that it is removed. */
function fault(name: FaultName, behaviour: string, run: () => Promise<void>): void {
  test(`${name}: ${behaviour}`, async () => {
    api.setFault({ name });
    await run();
    assert.equal(api.store.settings.faults, []);
  });
}

const quantities = ({ cart }: Json) => cart.lines.nodes.map((line: Json) => line.quantity);
const both = ['cafe-da-serra', 'caneca-de-barro'];

fault('out_of_stock', 'takes every line to 0 and warns of each', async () => {
  const payload = await api.createCart(both);
  assert.equal(quantities(payload), [0, 0]);
  assert.equal(codes(payload.warnings), ['MERCHANDISE_OUT_OF_STOCK', 'MERCHANDISE_OUT_OF_STOCK']);
});

fault('some_out_of_stock', 'takes the first line to 0 and keeps the others', async () => {
  const payload = await api.createCart(both);
  assert.equal(quantities(payload), [0, 1]);
  assert.equal(codes(payload.warnings), ['MERCHANDISE_OUT_OF_STOCK']);
});

fault('not_enough_stock', 'lowers the first line to 1', async () => {
  const lines = [{ merchandiseId: api.variantGid('cafe-da-serra'), quantity: 5 }];
  const payload = await api.createCart([], { lines });
  assert.equal(quantities(payload), [1]);
  assert.equal(codes(payload.warnings), ['MERCHANDISE_NOT_ENOUGH_STOCK']);
});

fault('currency_change', 'moves the cart to dollars for good', async () => {
  const { cart } = await api.createCart();
  assert.is(cart.cost.totalAmount.currencyCode, 'USD');
  assert.is((await api.execute('cart', { id: cart.id })).cost.totalAmount.currencyCode, 'USD');
});

for (const [name, code, field] of [
  ['validation_custom', 'VALIDATION_CUSTOM', null],
  ['invalid_merchandise', 'INVALID', ['input', 'lines', '0', 'merchandiseId']],
  ['invalid_quantity', 'INVALID', ['input', 'lines', '0', 'quantity']],
  ['quantity_minimum', 'MINIMUM_NOT_MET', ['input', 'lines', '0', 'quantity']],
  [
    'variant_requires_selling_plan',
    'VARIANT_REQUIRES_SELLING_PLAN',
    ['input', 'lines', '0', 'sellingPlanId'],
  ],
  ['selling_plan_not_applicable', 'SELLING_PLAN_NOT_APPLICABLE', ['input', 'lines', '0', 'sellingPlanId']],
] as const)
  fault(name, 'creates no cart', async () => {
    const { cart, errors } = await api.createCart();
    assert.is(cart, null);
    assert.equal([errors[0].code, errors[0].field], [code, field]);
    assert.is(api.store.carts.size, 0);
  });

for (const [name, code] of [
  ['payment_method_not_applicable', 'PAYMENT_METHOD_NOT_APPLICABLE'],
  ['deferred_payment_required', 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED'],
] as const)
  fault(name, 'refuses the payment and answers the cart as it is', async () => {
    const { cart } = await api.createCart();
    const payment = googlePay(cart.cost.totalAmount);
    const payload = await api.execute('cartPaymentUpdate', { cartId: cart.id, payment });
    assert.equal(codes(payload.errors), [code]);
    assert.is(payload.cart.id, cart.id);
    const [stored] = api.store.carts.values();
    assert.is(stored?.payment, undefined);
  });

fault('unserviceable', 'leaves the groups out with an error', async () => {
  const { cart } = await api.createCart();
  const payload = await api.execute('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity });
  assert.equal(codes(payload.errors), ['ZIP_CODE_NOT_SUPPORTED']);
  assert.equal(payload.cart.deliveryGroups.nodes, []);
});

test('slow_rates: omits the groups twice, then returns them', async () => {
  api.setFault({ name: 'slow_rates', times: Number.POSITIVE_INFINITY });
  const { cart } = await api.createCart();
  const counts: number[] = [];
  for (const expected of [['PENDING_DELIVERY_GROUPS'], ['PENDING_DELIVERY_GROUPS'], []]) {
    const payload = await api.execute('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity });
    assert.equal(codes(payload.errors), expected);
    counts.push(payload.cart.deliveryGroups.nodes.length);
  }
  assert.equal(counts, [0, 0, 1]);
});

fault('invalid_amount', 'raises the total by one real, and takes the new amount', async () => {
  const { cart } = await api.createCart();
  const pay = (amount: Json) =>
    api.execute('cartPaymentUpdate', { cartId: cart.id, payment: googlePay(amount) });
  const payload = await pay(cart.cost.totalAmount);
  assert.equal([payload.errors[0].code, payload.errors[0].field], ['INVALID_PAYMENT', ['payment', 'amount']]);
  assert.is(payload.cart.cost.totalAmount.amount, '43.9');
  assert.equal((await pay(payload.cart.cost.totalAmount)).errors, []);
});

fault('not_ready', 'answers CartStatusNotReady', async () => {
  const { cart } = await api.createCart();
  const { result } = await api.execute('cartPrepareForCompletion', { cartId: cart.id });
  assert.equal([result.__typename, codes(result.errors)], ['CartStatusNotReady', ['CART_NOT_READY']]);
});

fault('prepare_throttled', 'answers CartThrottled, a second ahead', async () => {
  const { cart } = await api.createCart();
  const { result } = await api.execute('cartPrepareForCompletion', { cartId: cart.id });
  assert.is(result.__typename, 'CartThrottled');
  assertAhead(result.pollAfter);
});

/** Creates a cart that can be bought, with a function that submits it. */
async function fillCart(): Promise<() => Promise<Json>> {
  const { cart } = await api.createCart();
  const placed = (await api.execute('cartBuyerIdentityUpdate', { cartId: cart.id, buyerIdentity })).cart;
  const selectedDeliveryOptions = choose(placed, 'PAC');
  const chosen = await api.execute('cartSelectedDeliveryOptionsUpdate', {
    cartId: cart.id,
    selectedDeliveryOptions,
  });
  const payment = googlePay(chosen.cart.cost.totalAmount);
  await api.execute('cartPaymentUpdate', { cartId: cart.id, payment });
  return () => api.execute('cartSubmitForCompletion', { cartId: cart.id, attemptToken: 'a' });
}

async function submitFilled(): Promise<Json> {
  const submit = await fillCart();
  const { result } = await submit();
  assert.equal(api.store.orders, []);
  // Without the fault the same call succeeds.
  assert.is((await submit()).result.__typename, 'SubmitSuccess');
  return result;
}

fault('submit_throttled', 'answers SubmitThrottled once', async () => {
  const result = await submitFilled();
  assert.is(result.__typename, 'SubmitThrottled');
  assertAhead(result.pollAfter);
});

fault('submit_failed', 'answers SubmitFailed with the card’s code and the checkout', async () => {
  const result = await submitFilled();
  assert.equal(codes(result.errors), ['PAYMENTS_CREDIT_CARD_GENERIC']);
  assert.match(result.checkoutUrl, `${api.origin}/cart/c/`);
});

fault('captcha', 'answers SubmitFailed with the unstable code', async () => {
  assert.equal(codes((await submitFilled()).errors), ['CAPTCHA_COMPLETION_REQUIRED']);
});

fault('already_accepted', 'answers SubmitAlreadyAccepted', async () => {
  assert.equal(await submitFilled(), { __typename: 'SubmitAlreadyAccepted', attemptId: 'a' });
});

fault('success_without_url', 'creates the order, but returns no URL of a page', async () => {
  const submit = await fillCart();
  const { result } = await submit();
  assert.is(result.__typename, 'SubmitSuccess');
  assert.is(result.redirectUrl, 'about:blank');
  assert.is(api.store.orders.length, 1);
});

test('redirects to the checkout instead of a captcha on a public version', async () => {
  api.setFault({ name: 'captcha' });
  const { cart } = await api.createCart();
  const variables = { cartId: cart.id, attemptToken: 'a' };
  const { result } = await api.execute('cartSubmitForCompletion', variables, { version: '2026-04' });
  assert.equal(codes(result.errors), ['REDIRECT_TO_CHECKOUT_REQUIRED']);
});

test('applies to the operations it names, and to no others', async () => {
  api.setFault({ name: 'validation_custom', operations: ['cartPrepareForCompletion'] });
  const { cart, errors } = await api.createCart();
  assert.equal(errors, []);
  const { result, errors: refusals } = await api.execute('cartPrepareForCompletion', { cartId: cart.id });
  assert.is(result, null);
  assert.equal(codes(refusals), ['VALIDATION_CUSTOM']);
});

function assertAhead(pollAfter: string): void {
  // Compared with the test's own time, so that the duration of the request doesn't matter.
  const from = Date.parse(pollAfter) - TIMING.pollAfter;
  assert.ok(started <= from && from <= Date.now(), pollAfter);
}

test.run();
