import '../../run/dom';
import { signal } from '@preact/signals';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setPayment } from '../../../src/core/purchase/payment';
import { createCartApi } from '../../../src/core/server/cart-api';
import type { CartNode } from '../../../src/core/server/cart-node';
import type { Cart } from '../../../src/core/types/cart';
import type { Money } from '../../../src/core/types/money';
import { brl, cartNode, lineNode, PLAN, payload } from '../../fakes/fake-cart';
import { type FakeClock, fakeClock } from '../../fakes/fake-clock';
import { type FakeGraphql, fails, fakeGraphql, inOrder } from '../../fakes/fake-graphql';
import { openCart } from '../../fakes/open-cart';

const WALLET = { googlePayWalletContent: { signature: 's' } };
const BILLING = { country: 'BR', city: 'Recife' };

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const pay = async (graphql: FakeGraphql, cart: CartNode, agreed: Money = cart.cost.totalAmount) =>
  clock.run(setPayment(await openCart(graphql, cart), WALLET, BILLING, agreed));
const paymentsOf = (graphql: FakeGraphql) => graphql.calls.map(({ variables }) => variables.payment);
const amountsOf = (graphql: FakeGraphql) =>
  paymentsOf(graphql).map(payment => (payment as { amount: Money }).amount.amount);

const totalOf = (amount: string) => cartNode({ total: brl(amount) });
const AMOUNT_REFUSED = { code: 'INVALID_PAYMENT', field: ['payment', 'amount'] };
const refused = (amount: string, error: object = AMOUNT_REFUSED) => payload(totalOf(amount), [error]);

test('pays the total with the wallet', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: payload() });
  await pay(graphql, cartNode());
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
    'pays less than nothing with a free payment',
    totalOf('-1.0'),
    { freePaymentMethod: { billingAddress: BILLING }, hasSellingPlan: false },
  ],
  [
    'pays the smallest total with the wallet',
    totalOf('0.01'),
    { walletPaymentMethod: WALLET, hasSellingPlan: false },
  ],
  [
    'pays nothing with the wallet where a line has a selling plan',
    cartNode({ total: brl('0.0'), lines: plan }),
    { walletPaymentMethod: WALLET, hasSellingPlan: true },
  ],
];

for (const [what, cart, payment] of FREE)
  test(what, async () => {
    const graphql = fakeGraphql({ cartPaymentUpdate: payload(cart) });
    await pay(graphql, cart);
    assert.equal(paymentsOf(graphql), [{ amount: cart.cost.totalAmount, freeOrder: false, ...payment }]);
  });

test('pays with the wallet what a line beyond the first ten has a selling plan for', async () => {
  const lines = Array.from({ length: 10 }, () => lineNode());
  const cart = cartNode({ total: brl('0.0'), lines });
  const graphql = fakeGraphql({ cart, cartPaymentUpdate: payload(cart) });
  const api = createCartApi(graphql.ask, { currency: 'BRL', hasSellingPlan: true }, signal<Cart>());
  await api.open({ id: cart.id, attributes: [] });
  await clock.run(setPayment(api, WALLET, BILLING, brl('0.0')));
  assert.equal(paymentsOf(graphql).at(-1), {
    amount: brl('0.0'),
    walletPaymentMethod: WALLET,
    freeOrder: false,
    hasSellingPlan: true,
  });
});

for (const [what, total] of [
  ['in another currency', { amount: '1.0', currencyCode: 'USD' }],
  ['that can not be read', brl('nonsense')],
] satisfies [string, Money][]) {
  test(`does not pay a total ${what}`, async () => {
    const graphql = fakeGraphql({ cartPaymentUpdate: payload() });
    assert.is((await pay(graphql, cartNode({ total }), brl('188.0'))).errors.length, 1);
    assert.equal(graphql.calls, []);
  });

  test(`does not ask again for an amount ${what}`, async () => {
    const answer = payload(cartNode({ total }), [AMOUNT_REFUSED]);
    const graphql = fakeGraphql({ cartPaymentUpdate: answer });
    await pay(graphql, cartNode());
    assert.is(graphql.calls.length, 1);
  });
}

for (const [tax, ms] of [
  [brl('0.0'), 500],
  [brl('9.5'), 0],
  [null, 0],
] as const)
  test(`waits ${ms} ms first where the tax is ${tax?.amount ?? 'unknown'}`, async () => {
    await pay(fakeGraphql({ cartPaymentUpdate: payload() }), cartNode({ tax }));
    assert.is(clock.elapsed, ms);
  });

for (const error of [AMOUNT_REFUSED, { code: 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT' }])
  test(`asks again with the cart’s own total where the amount is refused as ${error.code}`, async () => {
    const graphql = fakeGraphql({
      cartPaymentUpdate: inOrder(refused('180.0', error), payload(totalOf('180.0'))),
    });
    const { errors } = await pay(graphql, cartNode());
    assert.equal(errors, []);
    assert.equal(amountsOf(graphql), ['188.0', '180.0']);
  });

for (const [code, field] of [
  ['INVALID_PAYMENT', ['payment', 'amount', 'amount']],
  ['PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT', ['payment']],
] satisfies [string, string[]][])
  test(`asks again where ${code} at ${field.join('.')} refuses the amount`, async () => {
    const answer = payload(totalOf('180.0'), [{ code, field }]);
    const graphql = fakeGraphql({ cartPaymentUpdate: inOrder(answer, payload(totalOf('180.0'))) });
    assert.equal((await pay(graphql, cartNode())).errors, []);
    assert.equal(amountsOf(graphql), ['188.0', '180.0']);
  });

test('does not ask again where the catalogue has no row for the amount’s field', async () => {
  const answer = payload(cartNode(), [{ code: 'INVALID_PAYMENT', field: ['payment', 'amounts', 'code'] }]);
  const graphql = fakeGraphql({ cartPaymentUpdate: answer });
  assert.is((await pay(graphql, cartNode())).abortReason, 'wallet_error');
  assert.is(graphql.calls.length, 1);
});

test('gives the first answer where the total has risen above what was agreed', async () => {
  const graphql = fakeGraphql({
    cartPaymentUpdate: inOrder(refused('180.0'), refused('190.0'), payload(totalOf('190.0'))),
  });
  const { data, decelerationReason } = await pay(graphql, cartNode());
  assert.is(data?.totalAmount.amount, '180.0');
  assert.is(decelerationReason, 'dynamic_tax');
  assert.equal(amountsOf(graphql), ['188.0', '180.0']);
});

test('never pays more than the sheet said', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: payload() });
  const { decelerationReason } = await pay(graphql, totalOf('200.0'), brl('188.0'));
  assert.is(decelerationReason, 'dynamic_tax');
  assert.equal(graphql.calls, []);
});

test('pays less than the sheet said where the total has fallen', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: payload(totalOf('150.0')) });
  assert.equal((await pay(graphql, totalOf('150.0'), brl('188.0'))).errors, []);
  assert.equal(amountsOf(graphql), ['150.0']);
});

test('gives up an amount that is refused for 10 seconds', async () => {
  const graphql = fakeGraphql({ cartPaymentUpdate: refused('188.0') });
  assert.is((await pay(graphql, cartNode())).decelerationReason, 'dynamic_tax');
  assert.is(clock.elapsed, 10_000);
  assert.is(graphql.calls.length, 21);
});

for (const error of [
  { code: 'PAYMENT_METHOD_NOT_APPLICABLE' },
  { code: 'NETWORK' },
  { code: 'INVALID_PAYMENT', field: 'payment.billingAddress' },
  { code: 'INVALID', field: 'payment.amount' },
])
  test(`does not ask again after ${Object.values(error).join(' of ')}`, async () => {
    const graphql = fakeGraphql({ cartPaymentUpdate: fails(error) });
    assert.is((await pay(graphql, cartNode())).errors[0]?.code, error.code);
    assert.is(graphql.calls.length, 1);
  });

test.run();
