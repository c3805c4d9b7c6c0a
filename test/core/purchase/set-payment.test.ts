import '../../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { setPayment } from '../../../src/core/purchase/payment';
import { createCartApi } from '../../../src/core/storefront/cart-api';
import type { CartNode } from '../../../src/core/storefront/read-cart';
import type { Cart, Money } from '../../../src/core/types/cart';
import { nextOf } from '../../fakes/answers';
import { brl, cartNode, createCart, lineNode, type NodeOptions, PLAN, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { type FakeGraphql, fails, fakeGraphql, inOrder, openCart } from '../../fakes/fake-graphql';
import { fixture, test } from '../../run/suite';

/** A cart with an empty list of delivery groups. Without the list, a response counts as cut off. */
const cartOf = (options: NodeOptions = {}) => cartNode({ groups: [], ...options });

const WALLET = { googlePayWalletContent: { signature: 's' } };
const BILLING = { country: 'BR', city: 'Recife' };

const clock = fixture(fakeClock);
/** @param total the sheet's total. @default the cart's total */
const pay = async (graphql: FakeGraphql, cart: CartNode, total: Money = cart.cost.totalAmount) =>
  clock.run(setPayment(await openCart(graphql, cart), WALLET, BILLING, createCart({ total })));
const paymentsOf = (graphql: FakeGraphql) => graphql.calls.map(({ variables }) => variables.payment);
const amountsOf = (graphql: FakeGraphql) =>
  paymentsOf(graphql).map(payment => (payment as { amount: Money }).amount.amount);

const totalOf = (amount: string) => cartOf({ total: brl(amount) });
const AMOUNT_REFUSED = { code: 'INVALID_PAYMENT', field: ['payment', 'amount'] };
const rejected = (amount: string, error: object = AMOUNT_REFUSED) => payload(totalOf(amount), [error]);

test('pays the total with the wallet', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: payload(cartOf()) });
  await pay(graphql, cartOf());
  assert.equal(paymentsOf(graphql), [
    { amount: brl('188.0'), walletPaymentMethod: WALLET, freeOrder: false, hasSellingPlan: false },
  ]);
  assert.is(clock.elapsed, 0);
});

const plan = [lineNode({ sellingPlanAllocation: PLAN })];

const FREE: [what: string, cart: CartNode, payment: object][] = [
  [
    'pays nothing with a free payment',
    totalOf('0.0'),
    { freePaymentMethod: { billingAddress: BILLING }, hasSellingPlan: false },
  ],
  [
    'pays the smallest total with the wallet',
    totalOf('0.01'),
    { walletPaymentMethod: WALLET, hasSellingPlan: false },
  ],
  [
    'pays zero with the wallet if a line has a selling plan',
    cartOf({ total: brl('0.0'), lines: plan }),
    { walletPaymentMethod: WALLET, hasSellingPlan: true },
  ],
];

for (const [what, cart, payment] of FREE)
  test(what, async () => {
    const graphql = fakeGraphql({ cartPaymentUpdate: payload(cart) });
    await pay(graphql, cart);
    assert.equal(paymentsOf(graphql), [{ amount: cart.cost.totalAmount, freeOrder: false, ...payment }]);
  });

test('pays with the wallet if a line after the first ten has a selling plan', async () => {
  const lines = Array.from({ length: 10 }, () => lineNode());
  const cart = cartOf({ total: brl('0.0'), lines });
  const graphql = fakeGraphql({ cart, cartPaymentUpdate: payload(cart) });
  const api = createCartApi(graphql.ask, { currency: 'BRL', hasSellingPlan: true }, signal<Cart>());
  await api.open({ type: 'cart', id: cart.id, attributes: [] });
  await clock.run(setPayment(api, WALLET, BILLING, createCart({ total: brl('0.0') })));
  assert.equal(paymentsOf(graphql).at(-1), {
    amount: brl('0.0'),
    walletPaymentMethod: WALLET,
    freeOrder: false,
    hasSellingPlan: true,
  });
});

const usd: Money = { amount: '1.0', currencyCode: 'USD' };

test('does not pay a total in another currency', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: payload(cartOf()) });
  assert.is((await pay(graphql, cartOf({ total: usd }), brl('188.0'))).errors.length, 1);
  assert.equal(graphql.calls, []);
});

for (const [what, total] of [
  ['in another currency', usd],
  ['that is invalid', brl('nonsense')],
] satisfies [string, Money][])
  test(`does not retry for an amount ${what}`, async () => {
    const answer = payload(cartOf({ total }), [AMOUNT_REFUSED]);
    const graphql = fakeGraphql({ cartPaymentUpdate: answer });
    await pay(graphql, cartOf());
    assert.is(graphql.calls.length, 1);
  });

for (const [tax, ms] of [
  [brl('0.0'), 500],
  [brl('9.5'), 0],
  [null, 0],
] as const)
  test(`waits ${ms} ms first if the tax is ${tax?.amount ?? 'unknown'}`, async () => {
    await pay(fakeGraphql({ cartPaymentUpdate: payload(cartOf()) }), cartOf({ tax }));
    assert.is(clock.elapsed, ms);
  });

for (const error of [AMOUNT_REFUSED, { code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT' }])
  test(`retries with the cart's own total if the amount is rejected with ${error.code}`, async () => {
    const graphql = fakeGraphql({
      cartPaymentUpdate: inOrder(rejected('180.0', error), payload(totalOf('180.0'))),
    });
    const { errors } = await pay(graphql, cartOf());
    assert.equal(errors, []);
    assert.equal(amountsOf(graphql), ['188.0', '180.0']);
  });

for (const [code, field] of [
  ['INVALID_PAYMENT', ['payment', 'amount', 'amount']],
  ['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT', ['payment']],
] satisfies [string, string[]][])
  test(`retries if ${code} at ${field.join('.')} rejects the amount`, async () => {
    const answer = payload(totalOf('180.0'), [{ code, field }]);
    const graphql = fakeGraphql({ cartPaymentUpdate: inOrder(answer, payload(totalOf('180.0'))) });
    assert.equal((await pay(graphql, cartOf())).errors, []);
    assert.equal(amountsOf(graphql), ['188.0', '180.0']);
  });

test("does not retry if the error policies have no row for the amount's field", async () => {
  const answer = payload(cartOf(), [{ code: 'INVALID_PAYMENT', field: ['payment', 'amounts', 'code'] }]);
  const graphql = fakeGraphql({ cartPaymentUpdate: answer });
  assert.is(nextOf(await pay(graphql, cartOf())), 'abort wallet_error');
  assert.is(graphql.calls.length, 1);
});

test('returns the first response if the total exceeds the agreed one', async () => {
  const graphql = fakeGraphql({
    cartPaymentUpdate: inOrder(rejected('180.0'), rejected('190.0'), payload(totalOf('190.0'))),
  });
  const result = await pay(graphql, cartOf());
  assert.is(result.data?.totalAmount.amount, '180.0');
  assert.is(nextOf(result), 'decelerate dynamic_tax');
  assert.equal(amountsOf(graphql), ['188.0', '180.0']);
});

test("returns the first response if the total ends between the requested one and the sheet's", async () => {
  const graphql = fakeGraphql({
    cartPaymentUpdate: inOrder(rejected('185.0'), payload(totalOf('185.0'))),
  });
  const result = await pay(graphql, totalOf('180.0'), brl('188.0'));
  assert.equal([result.data?.totalAmount.amount, nextOf(result)], ['185.0', 'decelerate dynamic_tax']);
  assert.equal(amountsOf(graphql), ['180.0']);
});

test('pays up to the rounded total of the sheet', async () => {
  const kwd = (amount: string) => ({ amount, currencyCode: 'KWD' });
  const cart = cartOf({ total: kwd('12.349') });
  const graphql = fakeGraphql({ cartPaymentUpdate: payload(cart) });
  // The sheet received 12.35.
  await pay(graphql, cart, kwd('12.345'));
  assert.equal(amountsOf(graphql), ['12.349']);
  const dearer = await pay(graphql, cartOf({ total: kwd('12.351') }), kwd('12.345'));
  assert.is(nextOf(dearer), 'decelerate dynamic_tax');
});

test('rejects a response that ends before its delivery groups', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: payload(cartNode()) });
  const { errors } = await pay(graphql, cartOf());
  assert.equal(
    errors.map(({ code }) => code),
    ['BAD_ANSWER'],
  );
});

test('never pays more than the sheet showed', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: payload(cartOf()) });
  assert.is(nextOf(await pay(graphql, totalOf('200.0'), brl('188.0'))), 'decelerate dynamic_tax');
  assert.equal(graphql.calls, []);
});

test('pays less than the sheet showed if the total has fallen', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: payload(totalOf('150.0')) });
  assert.equal((await pay(graphql, totalOf('150.0'), brl('188.0'))).errors, []);
  assert.equal(amountsOf(graphql), ['150.0']);
});

test('stops after an amount is rejected for 10 seconds', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: rejected('188.0') });
  assert.is(nextOf(await pay(graphql, cartOf())), 'decelerate dynamic_tax');
  assert.is(clock.elapsed, 10_000);
  assert.is(graphql.calls.length, 21);
});

for (const error of [
  { code: 'PAYMENT_METHOD_NOT_APPLICABLE' },
  { code: 'NETWORK' },
  { code: 'INVALID_PAYMENT', field: 'payment.billingAddress' },
  { code: 'INVALID', field: 'payment.amount' },
])
  test(`does not retry after ${Object.values(error).join(' of ')}`, async () => {
    const graphql = fakeGraphql({ cartPaymentUpdate: fails(error) });
    assert.is((await pay(graphql, cartOf())).errors[0]?.code, error.code);
    assert.is(graphql.calls.length, 1);
  });

test.run();
