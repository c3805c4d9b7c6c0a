import '../setup/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BuyerIdentity } from '../../src/core/cart-api';
import type { CartNode } from '../../src/core/cart-node';
import { createPay } from '../../src/core/pay';
import type { Payment, SheetAction } from '../../src/core/types';
import { brl, cartNode, createCart, groupNode, optionNode, payload } from '../setup/fake-cart';
import { type FakeClock, fakeClock } from '../setup/fake-clock';
import { fails, fakeGraphql } from '../setup/fake-graphql';
import { openCart } from '../setup/open-cart';

let clock: FakeClock;
test.before.each(() => {
  clock = fakeClock();
});
test.after.each(() => clock.restore());

const ADDRESS = { country: 'BR', city: 'Recife' };
const PAYMENT: Payment = {
  email: 'ana@example.com',
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  wallet: { googlePayWalletContent: {} },
};
const READY = { result: { __typename: 'CartStatusReady', cart: cartNode() } };
const submitted = (result: object) => ({ result });
const GOOD = {
  cartPrepareForCompletion: READY,
  cartPaymentUpdate: payload(),
  cartSubmitForCompletion: submitted({
    __typename: 'SubmitSuccess',
    redirectUrl: 'https://shop.example/thanks',
  }),
};

interface Options {
  answers?: Record<string, unknown>;
  payment?: Partial<Payment>;
  ships?: boolean;
  cart?: CartNode;
  identified?: SheetAction;
}

/** Pays, and keeps what reached the server in its order: `identify` is the checkout's, the rest the API's. */
async function pay({
  answers = {},
  payment = {},
  ships = true,
  cart = cartNode(),
  identified,
}: Options = {}) {
  const graphql = fakeGraphql({ ...GOOD, ...answers });
  const api = await openCart(graphql, cart);
  const identities: [BuyerIdentity, string[] | undefined][] = [];
  const identify = async (identity: BuyerIdentity, keep?: string[]): Promise<SheetAction> => {
    identities.push([identity, keep]);
    return identified ?? { type: 'update', cart: createCart() };
  };
  const run = createPay(api, { instrument: 'GooglePay', shop: 'Loja' }, identify, () => ships);
  const action = await clock.run(run({ ...PAYMENT, ...payment }));
  return { action, identities, graphql, operations: graphql.operations() };
}

test('identifies, prepares, pays and submits, in this order', async () => {
  const { action, identities, operations } = await pay();
  assert.equal(identities.length, 1);
  assert.equal(operations, ['cartPrepareForCompletion', 'cartPaymentUpdate', 'cartSubmitForCompletion']);
  assert.equal(action, { type: 'complete', redirectUrl: 'https://shop.example/thanks' });
});

test('gives the whole address to be checked strictly', async () => {
  const { identities } = await pay();
  assert.equal(identities[0]?.[0], {
    email: 'ana@example.com',
    deliveryAddressPreferences: [{ deliveryAddress: ADDRESS, deliveryAddressValidationStrategy: 'STRICT' }],
  });
});

test('gives no address where nothing is shipped', async () => {
  const { identities, action } = await pay({ ships: false, payment: { shippingAddress: undefined } });
  assert.equal(identities[0]?.[0], { email: 'ana@example.com' });
  assert.is(action.type, 'complete');
});

test('keeps the delivery options that the shopper chose', async () => {
  const groups = [groupNode('g1', [optionNode('slow'), optionNode('fast')])];
  const { identities } = await pay({ cart: cartNode({ groups }) });
  assert.equal(identities[0]?.[1], ['slow']);
});

const MISSING: [what: string, payment: Partial<Payment>, on: string, key: string][] = [
  ['a billing address', { billingAddress: undefined }, 'billing', 'Insira um endereço de cobrança válido.'],
  ['a shipping address', { shippingAddress: undefined }, 'address', 'Insira um endereço de entrega válido.'],
];

for (const [what, payment, on, message] of MISSING)
  test(`asks for ${what} before anything is sent`, async () => {
    const { action, identities, operations } = await pay({ payment });
    assert.equal(action, { type: 'show_error', errors: [{ on, field: undefined, message }] });
    assert.equal([identities, operations], [[], []]);
  });

test('stops at an identity that is refused', async () => {
  const identified: SheetAction = { type: 'show_error', errors: [{ on: 'field', message: 'x' }] };
  const { action, operations } = await pay({ identified });
  assert.equal(action, identified);
  assert.equal(operations, []);
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
    ['cartPrepareForCompletion'],
  ],
  [
    'a cart that is throttled',
    { cartPrepareForCompletion: { result: { __typename: 'CartThrottled', pollAfter: '' } } },
    { type: 'decelerate', reason: 'cart_throttled' },
    ['cartPrepareForCompletion'],
  ],
  [
    'a payment that does not apply',
    { cartPaymentUpdate: payload(cartNode(), [{ code: 'PAYMENT_METHOD_NOT_APPLICABLE' }]) },
    { type: 'decelerate', reason: 'payment_method_not_applicable' },
    ['cartPrepareForCompletion', 'cartPaymentUpdate'],
  ],
];

for (const [what, answers, action, operations] of STOPS)
  test(`stops at ${what}`, async () => {
    const paid = await pay({ answers });
    assert.equal(paid.action, action);
    assert.equal(paid.operations, operations);
  });

test('stops where the total has risen since the shopper agreed', async () => {
  const dearer = { result: { __typename: 'CartStatusReady', cart: cartNode({ total: brl('190.0') }) } };
  const { action, operations } = await pay({ answers: { cartPrepareForCompletion: dearer } });
  assert.equal(action, { type: 'decelerate', reason: 'dynamic_tax' });
  assert.equal(operations, ['cartPrepareForCompletion']);
});

const ENDS: [what: string, answer: unknown, action: object][] = [
  [
    'goes to the checkout where an earlier attempt was accepted',
    submitted({ __typename: 'SubmitAlreadyAccepted' }),
    { type: 'complete', redirectUrl: cartNode().checkoutUrl },
  ],
  [
    'goes to the checkout where the submission stays throttled',
    submitted({ __typename: 'SubmitThrottled', pollAfter: '2027-01-01T00:00:00Z' }),
    { type: 'decelerate', reason: 'cart_throttled' },
  ],
  [
    'goes to the checkout where nobody knows whether the order is placed',
    fails('NETWORK'),
    { type: 'decelerate', reason: 'cart_not_ready' },
  ],
  [
    'goes to the checkout for a captcha',
    submitted({ __typename: 'SubmitFailed', errors: [{ code: 'CAPTCHA_COMPLETION_REQUIRED' }] }),
    { type: 'decelerate', reason: 'captcha_required' },
  ],
  [
    'shows what the shopper can mend',
    submitted({ __typename: 'SubmitFailed', errors: [{ code: 'DELIVERY_LAST_NAME_REQUIRED' }] }),
    {
      type: 'show_error',
      errors: [{ on: 'field', field: 'lastName', message: 'Preencha o campo sobrenome.' }],
    },
  ],
];

for (const [what, answer, action] of ENDS)
  test(what, async () => {
    assert.equal((await pay({ answers: { cartSubmitForCompletion: answer } })).action, action);
  });

for (const [errors, reason] of [
  [[{ code: 'MERCHANDISE_OUT_OF_STOCK' }], 'out_of_stock'],
  [[], 'wallet_error'],
] as const)
  test(`ends with ${reason} where a submission is refused ${errors.length ? 'for it' : 'without a word'}`, async () => {
    const { action } = await pay({
      answers: { cartSubmitForCompletion: submitted({ __typename: 'SubmitFailed', errors }) },
    });
    assert.is(action.type === 'abort' && action.reason, reason);
  });

test.run();
