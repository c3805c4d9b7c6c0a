import '../../run/dom';
import * as assert from 'uvu/assert';
import { SHEET_TIMEOUT_MS } from '../../../src/core/platform/constants';
import type { PurchaseContext } from '../../../src/core/purchase/context';
import { dispatch } from '../../../src/core/purchase/machine';
import { toCart } from '../../../src/core/storefront/read-cart';
import type { Payment } from '../../../src/core/types/purchase';
import { ADDRESS, createShipped } from '../../fakes/answers';
import { brl, cartNode, createCart, groupNode, lineNode, optionNode, payload } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { inOrder } from '../../fakes/fake-graphql';
import { openPayment, type PaymentOptions } from '../../fakes/open-payment';
import { fixture, stub, test } from '../../run/suite';

const clock = fixture(fakeClock);
async function pay({ payment, ...options }: PaymentOptions & { payment?: Partial<Payment> } = {}) {
  const opened = await openPayment(options);
  const action = await clock.run(opened.pay(payment));
  return { ...opened, action, identities: opened.identities(), operations: opened.graphql.operations() };
}

test('identifies, prepares, pays and submits, in this order', async () => {
  const { action, operations } = await pay();
  assert.equal(operations, [
    'cartBuyerIdentityUpdate',
    'cartPrepareForCompletion',
    'cartPaymentUpdate',
    'cartSubmitForCompletion',
  ]);
  assert.equal(action, { type: 'complete', redirectUrl: 'https://shop.example/thanks' });
});

test('sends the whole address for strict validation', async () => {
  const { identities } = await pay();
  assert.equal(identities[0], {
    email: 'ana@example.com',
    deliveryAddressPreferences: [{ deliveryAddress: ADDRESS, deliveryAddressValidationStrategy: 'STRICT' }],
  });
});

for (const phone of ['+55 11 5555-0100', ''])
  test(`sends ${phone ? 'the phone number' : 'no phone number if the wallet has none'}, also without shipping`, async () => {
    const cart = cartNode({ lines: [lineNode({ merchandise: { requiresShipping: false } })], groups: [] });
    const { identities } = await pay({ cart, payment: { shippingAddress: undefined, phone } });
    assert.equal(identities[0], { email: 'ana@example.com', ...(phone && { phone }) });
  });

for (const shippingAddress of [undefined, ADDRESS])
  test(`sends no address without shipping, ${shippingAddress ? 'even if the sheet has one' : 'if the sheet has none'}`, async () => {
    const cart = cartNode({ lines: [lineNode({ merchandise: { requiresShipping: false } })], groups: [] });
    const { identities, action } = await pay({ cart, payment: { shippingAddress } });
    assert.equal(identities[0], { email: 'ana@example.com' });
    assert.is(action.type, 'complete');
  });

test('selects the delivery options that the sheet shows, not those of the newest cart', async () => {
  const options = [optionNode('slow'), optionNode('fast')];
  const toGroups = (selectedDeliveryOption?: (typeof options)[0] | null) => [
    groupNode('g1', options, selectedDeliveryOption ? { selectedDeliveryOption } : {}),
    groupNode('g2', options, { selectedDeliveryOption, groupType: 'SUBSCRIPTION' }),
  ];
  // A sheet selects the first option if the cart has selected none.
  const displayed = createCart({ groups: toGroups(null) });
  const { graphql } = await pay({ cart: cartNode({ groups: toGroups(options[1]) }), displayed });
  const selection = graphql.calls.find(({ operation }) => operation === 'cartSelectedDeliveryOptionsUpdate');
  assert.equal(selection?.variables.selectedDeliveryOptions, [
    { deliveryGroupId: 'g1', deliveryOptionHandle: 'slow' },
    { deliveryGroupId: 'g2', deliveryOptionHandle: 'slow' },
  ]);
});

test('redirects to the checkout if a group has options that the sheet never showed', async () => {
  const { action, operations } = await pay({ displayed: createCart({ groups: [groupNode('g1', [])] }) });
  assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.not(operations.includes('cartSubmitForCompletion'));
});

test('redirects to the checkout and sends nothing if the sheet never showed a cart', async () => {
  const { action, identities, operations } = await pay({ displayed: null });
  assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
  assert.equal([identities, operations], [[], []]);
});

const MISSING: [what: string, payment: Partial<Payment>, on: string, key: string][] = [
  ['a billing address', { billingAddress: undefined }, 'billing', 'Insira um endereço de cobrança válido.'],
  ['a shipping address', { shippingAddress: undefined }, 'address', 'Insira um endereço de entrega válido.'],
];

for (const [what, payment, on, message] of MISSING)
  test(`requests ${what} before it sends anything`, async () => {
    const { action, identities, operations } = await pay({ payment });
    assert.equal(action, { type: 'show_error', errors: [{ on, field: undefined, message }] });
    assert.equal([identities, operations], [[], []]);
  });

test('stops at a rejected identity', async () => {
  const cartBuyerIdentityUpdate = payload(createShipped(), [{ code: 'DELIVERY_LAST_NAME_REQUIRED' }]);
  const { action, operations } = await pay({ answers: { cartBuyerIdentityUpdate } });
  assert.is(action.type, 'show_error');
  assert.equal(operations, ['cartBuyerIdentityUpdate']);
});

const STOPS: [what: string, answers: Record<string, unknown>, action: object, operations: string[]][] = [
  [
    'a cart that is not ready',
    {
      cartPrepareForCompletion: {
        result: { __typename: 'CartStatusNotReady', errors: [{ code: 'MERCHANDISE_OUT_OF_STOCK' }] },
      },
    },
    { type: 'decelerate', reason: 'cart_not_ready' },
    ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion'],
  ],
  [
    'a cart that is throttled',
    { cartPrepareForCompletion: { result: { __typename: 'CartThrottled', pollAfter: '' } } },
    { type: 'decelerate', reason: 'cart_throttled' },
    ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion'],
  ],
  [
    'a rejected payment',
    { cartPaymentUpdate: payload(cartNode(), [{ code: 'PAYMENT_METHOD_NOT_APPLICABLE' }]) },
    { type: 'decelerate', reason: 'payment_method_not_applicable' },
    ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion', 'cartPaymentUpdate'],
  ],
];

/** Returns a throttled preparation with a `pollAfter` this many milliseconds ahead. */
const throttled = (ms: number) => ({
  result: { __typename: 'CartThrottled', pollAfter: new Date(Date.now() + ms).toISOString() },
});
const READY = { result: { __typename: 'CartStatusReady', cart: cartNode() } };

test('retries a throttled preparation after pollAfter, and pays', async () => {
  const began = performance.now();
  const opened = await openPayment({
    answers: { cartPrepareForCompletion: inOrder(throttled(4000), READY) },
  });
  const paying = opened.pay();
  await clock.advance(3900);
  assert.equal(opened.graphql.operations(), ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion']);
  assert.is((await clock.run(paying)).type, 'complete');
  assert.ok(performance.now() - began >= 4000);
});

for (const [what, answers] of [
  ['its pause exceeds the time of a preparation', inOrder(throttled(10_001), READY)],
  ['it stays throttled for as long', () => throttled(4000)],
] as const)
  test(`redirects to the checkout with a throttled cart if ${what}`, async () => {
    const began = performance.now();
    const { action, operations } = await pay({ answers: { cartPrepareForCompletion: answers } });
    assert.equal(action, { type: 'decelerate', reason: 'cart_throttled' });
    assert.not(operations.includes('cartPaymentUpdate'));
    assert.ok(performance.now() - began <= 10_000);
  });

for (const [what, answers, action, operations] of STOPS)
  test(`stops at ${what}`, async () => {
    const paid = await pay({ answers });
    assert.equal(paid.action, action);
    assert.equal(paid.operations, operations);
  });

test('stops if the total exceeds the agreed one', async () => {
  const dearer = { result: { __typename: 'CartStatusReady', cart: createShipped({ total: brl('190.0') }) } };
  const { action, operations } = await pay({ answers: { cartPrepareForCompletion: dearer } });
  assert.equal(action, { type: 'decelerate', reason: 'dynamic_tax' });
  assert.equal(operations, ['cartBuyerIdentityUpdate', 'cartPrepareForCompletion']);
});

test("compares with the sheet's total, not the newest cart's", async () => {
  const newest = createShipped({ total: brl('190.0') });
  const ready = { result: { __typename: 'CartStatusReady', cart: newest } };
  const answers = { cartPrepareForCompletion: ready, cartPaymentUpdate: payload(newest) };
  const { action, operations } = await pay({ cart: newest, displayed: toCart(createShipped()), answers });
  assert.equal(action, { type: 'decelerate', reason: 'dynamic_tax' });
  assert.not(operations.includes('cartSubmitForCompletion'));
});

for (const [what, total] of [
  ['rises', brl('190.0')],
  ['changes to another currency', { amount: '188.0', currencyCode: 'USD' }],
] as const)
  test(`submits nothing if the total ${what} during the payment`, async () => {
    const { action, operations } = await pay({
      answers: { cartPaymentUpdate: payload(createShipped({ total })) },
    });
    assert.is(action.type, 'decelerate');
    assert.not(operations.includes('cartSubmitForCompletion'));
  });

test('submits a lower total', async () => {
  const cheaper = payload(createShipped({ total: brl('150.0') }));
  assert.is((await pay({ answers: { cartPaymentUpdate: cheaper } })).action.type, 'complete');
});

for (const operation of ['cartPrepareForCompletion', 'cartPaymentUpdate'])
  test(`submits nothing if ${operation} returns another delivery than the sheet shows`, async () => {
    const options = [optionNode('slow'), optionNode('fast')];
    const cart = cartNode({ groups: [groupNode('g1', options)] });
    const other = cartNode({ groups: [groupNode('g1', options, { selectedDeliveryOption: options[1] })] });
    const ready = operation === 'cartPaymentUpdate' ? cart : other;
    const answers = {
      cartPrepareForCompletion: { result: { __typename: 'CartStatusReady', cart: ready } },
      cartPaymentUpdate: payload(other),
    };
    const { action, operations } = await pay({ cart, answers });
    assert.equal(action, { type: 'decelerate', reason: 'cart_not_ready' });
    assert.not(operations.includes('cartSubmitForCompletion'));
  });

const ENDS: [what: string, meanwhile: (context: PurchaseContext) => void][] = [
  [
    'whose sheet has timed out before the timer fires',
    () => {
      const now = performance.now() + SHEET_TIMEOUT_MS;
      stub(performance, { now: () => now });
    },
  ],
  ['that the shopper has cancelled', context => dispatch(context, { type: 'cancel' })],
  ['that has expired', context => dispatch(context, { type: 'expire', attempt: 1 })],
];

for (const [what, meanwhile] of ENDS)
  test(`submits nothing of a payment ${what}`, async () => {
    const { action, operations, stages } = await pay({ meanwhile });
    assert.not(operations.includes('cartSubmitForCompletion'));
    assert.not(stages.includes('submitted'));
    assert.is(action.type === 'abort' && action.reason, 'silent');
  });

test.run();
