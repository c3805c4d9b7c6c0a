import '../../run/dom';
import { signal } from '@preact/signals';
import * as assert from 'uvu/assert';
import { findReaction } from '../../../src/core/errors/policies';
import { type CartApi, createCartApi, removePersonalData } from '../../../src/core/storefront/cart-api';
import type { Cart } from '../../../src/core/types/cart';
import type { Result } from '../../../src/core/types/result';
import { judged, nextOf } from '../../fakes/answers';
import { brl, CART_ID, cartNode, groupNode, lineNode, optionNode, payload } from '../../fakes/fake-cart';
import { type FakeGraphql, fails, fakeGraphql, openCart } from '../../fakes/fake-graphql';
import { test } from '../../run/suite';

const apiOf = ({ ask }: FakeGraphql, facts: object = {}) =>
  createCartApi(ask, { currency: 'BRL', ...facts }, signal<Cart>());

/** Operations with their variables, and true if they start a checkout. */
const sentBy = ({ calls }: FakeGraphql) =>
  calls.map(({ operation, variables, options }) => [operation, variables, options.startsCheckout]);

const ADDRESS = { country: 'BR', city: 'Recife' };
const groups = [groupNode('g1', [optionNode('a')])];

test("creates a product page's cart with the checkout-start header", async () => {
  const graphql = fakeGraphql({ cartCreate: payload() });
  const api = apiOf(graphql);
  const input = { lines: [], discountCodes: [], buyerIdentity: { countryCode: 'BR' } };
  const result = await api.open({ type: 'product', input });
  assert.equal(sentBy(graphql), [['cartCreate', { input }, true]]);
  assert.is(result.data?.id, CART_ID);
  assert.is(api.cart.value, result.data);
});

test("reads the shopper's cart", async () => {
  const graphql = fakeGraphql({ cart: cartNode() });
  const api = apiOf(graphql);
  const { data } = await api.open({ type: 'cart', id: CART_ID, attributes: [] });
  assert.equal(sentBy(graphql), [['cart', { id: CART_ID }, true]]);
  assert.is(data?.id, CART_ID);
});

/** Attributes of the cart and of the form. `test/press` compares what is written with what the shop's form would write. */
const SAME: [what: string, cart: string, form: string][] = [
  ['one that the cart has', '_app=1 Entrega=noite', 'Entrega=noite'],
  ['a cleared one that the cart lacks', '_app=1', 'Entrega='],
];

const toAttributes = (text: string) =>
  text.split(' ').map(pair => ({ key: pair.split('=')[0] ?? '', value: pair.split('=')[1] ?? '' }));

for (const [what, cart, form] of SAME)
  test(`does not write ${what}`, async () => {
    const graphql = fakeGraphql({ cart: cartNode({ attributes: toAttributes(cart) }) });
    await apiOf(graphql).open({ type: 'cart', id: CART_ID, attributes: toAttributes(form) });
    assert.equal(graphql.operations(), ['cart']);
  });

test('writes no attributes and decelerates if the response lacks those of the cart', async () => {
  const graphql = fakeGraphql({ cart: cartNode({ attributes: null }) });
  const result = await apiOf(graphql).open({ type: 'cart', id: CART_ID, attributes: ATTRIBUTES, note: 'Oi' });
  assert.equal(graphql.operations(), ['cart']);
  assert.is(nextOf(result), 'decelerate cart_not_ready');
});

const ATTRIBUTES = [{ key: 'Entrega', value: 'manhã' }];
const NOTES: [what: string, saved: string | null, note: string | undefined, isSent: boolean][] = [
  ['sends a note that the cart lacks', null, 'Portaria', true],
  ["sends a note that differs from the cart's", 'Salvo', 'Portaria', true],
  ['sends a note that was emptied', 'Salvo', '', true],
  ['sends no note that the cart has', 'Portaria', 'Portaria', false],
  ['sends no empty note if the cart has none', null, '', false],
  ['sends no note if the page has none', 'Salvo', undefined, false],
];

for (const attributes of [[], ATTRIBUTES])
  for (const [what, saved, note, isSent] of NOTES)
    test(`${what} after ${attributes.length ? 'the attributes' : 'the read'}`, async () => {
      const node = { ...cartNode(), note: saved };
      const graphql = fakeGraphql({
        cart: node,
        cartAttributesUpdate: { cart: node },
        cartNoteUpdate: payload(),
      });
      const { data } = await apiOf(graphql).open({ type: 'cart', id: CART_ID, attributes, note });
      assert.is(data?.id, CART_ID);
      const first = attributes.length ? ['cart', 'cartAttributesUpdate'] : ['cart'];
      assert.equal(graphql.operations(), isSent ? [...first, 'cartNoteUpdate'] : first);
      if (isSent) assert.equal(graphql.calls.at(-1)?.variables, { cartId: CART_ID, note });
    });

test('starts a checkout with the attributes and the note, too', async () => {
  const graphql = fakeGraphql({
    cart: cartNode(),
    cartAttributesUpdate: payload(),
    cartNoteUpdate: payload(),
  });
  await apiOf(graphql).open({ type: 'cart', id: CART_ID, attributes: ATTRIBUTES, note: 'Oi' });
  assert.equal(sentBy(graphql), [
    ['cart', { id: CART_ID }, true],
    ['cartAttributesUpdate', { cartId: CART_ID, attributes: ATTRIBUTES }, true],
    ['cartNoteUpdate', { cartId: CART_ID, note: 'Oi' }, true],
  ]);
});

test('keeps the warnings of the attributes if a note follows', async () => {
  const graphql = fakeGraphql({
    cart: cartNode(),
    cartAttributesUpdate: { ...payload(), warnings: [{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }] },
    cartNoteUpdate: payload(),
  });
  const result = await apiOf(graphql).open({ type: 'cart', id: CART_ID, attributes: ATTRIBUTES, note: 'Oi' });
  assert.is(nextOf(result), 'decelerate not_enough_stock');
});

test('sends a lost note again on the next try', async () => {
  const graphql = fakeGraphql({ cart: cartNode(), cartNoteUpdate: fails('NETWORK') });
  const api = apiOf(graphql);
  await api.open({ type: 'cart', id: CART_ID, attributes: [], note: 'Oi' });
  assert.is(api.cart.value, undefined);
});

test('treats an unknown cart as an invalid one', async () => {
  const api = apiOf(fakeGraphql({ cart: null }));
  assert.equal((await api.open({ type: 'cart', id: CART_ID, attributes: [] })).errors, [
    ...judged({ code: 'INVALID', field: 'cartId' }),
  ]);
  assert.is(api.cart.value, undefined);
});

test('rejects a response about another cart, and keeps its own', async () => {
  const graphql = fakeGraphql({
    cartBillingAddressUpdate: payload(cartNode({ id: 'gid://shopify/Cart/another' })),
  });
  const api = await openCart(graphql);
  const result = await api.setBillingAddress(ADDRESS);
  assert.equal(
    [result.data, result.errors[0]?.code, nextOf(result)],
    [undefined, 'BAD_ANSWER', 'abort wallet_error'],
  );
  assert.is(api.cart.value?.id, CART_ID);
});

test("redirects to the checkout if the cart's currency differs from the page's", async () => {
  const graphql = fakeGraphql({
    cartCreate: payload(cartNode({ total: { amount: '9.0', currencyCode: 'USD' } })),
  });
  const result = await apiOf(graphql).open({
    type: 'product',
    input: { lines: [], discountCodes: [], buyerIdentity: { countryCode: 'BR' } },
  });
  assert.is(nextOf(result), 'decelerate currency_changed');
});

const PAYMENT = { amount: brl('188.0'), walletPaymentMethod: {}, freeOrder: false, hasSellingPlan: false };

const VERBS: [operation: string, run: (api: CartApi) => Promise<unknown>, variables: object][] = [
  [
    'cartBuyerIdentityUpdate',
    api => api.setBuyerIdentity({ email: 'ana@example.com' }),
    { buyerIdentity: { email: 'ana@example.com' } },
  ],
  [
    'cartSelectedDeliveryOptionsUpdate',
    api => api.setDeliveryOptions([{ deliveryGroupId: 'g1', deliveryOptionHandle: 'a' }]),
    { selectedDeliveryOptions: [{ deliveryGroupId: 'g1', deliveryOptionHandle: 'a' }] },
  ],
  ['cartBillingAddressUpdate', api => api.setBillingAddress(ADDRESS), { billingAddress: ADDRESS }],
  ['cartPaymentUpdate', api => api.setPayment(PAYMENT), { payment: PAYMENT }],
];

for (const [operation, run, variables] of VERBS) {
  test(`sends ${operation} with the cart's id, and keeps the returned cart`, async () => {
    const graphql = fakeGraphql({ [operation]: payload(cartNode({ total: brl('99.0'), groups })) });
    const api = await openCart(graphql);
    await run(api);
    assert.equal(sentBy(graphql), [[operation, { cartId: CART_ID, ...variables }, undefined]]);
    assert.is(api.cart.value?.totalAmount.amount, '99.0');
  });

  test(`keeps the previous cart if ${operation} fails`, async () => {
    const api = await openCart(fakeGraphql({ [operation]: fails('NETWORK') }));
    const { errors } = (await run(api)) as Result;
    assert.equal(errors, judged({ code: 'NETWORK' }));
    assert.is(api.cart.value?.totalAmount.amount, '188.0');
  });
}

for (const [operation, run] of VERBS.slice(0, 2))
  test(`rejects a response to ${operation} that ends before the delivery groups`, async () => {
    const api = await openCart(fakeGraphql({ [operation]: payload() }));
    const { errors } = (await run(api)) as { errors: { code: string }[] };
    assert.equal(
      errors.map(({ code }) => code),
      ['BAD_ANSWER'],
    );
  });

test('throws without a cart', async () => {
  const graphql = fakeGraphql({ cartBillingAddressUpdate: payload() });
  try {
    await apiOf(graphql).setBillingAddress(ADDRESS);
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, /no cart yet/);
  }
  assert.equal(graphql.calls, []);
});

const PREPARED: [what: string, answer: unknown, codes: string[], reason: string | undefined][] = [
  ['ready', { result: { __typename: 'CartStatusReady', cart: cartNode() } }, [], undefined],
  [
    'not ready',
    { result: { __typename: 'CartStatusNotReady', cart: cartNode(), errors: [{ code: 'PAYMENT_ERROR' }] } },
    ['PAYMENT_ERROR', 'CART_NOT_READY'],
    'cart_not_ready',
  ],
  [
    'throttled',
    { result: { __typename: 'CartThrottled', pollAfter: '2026-01-31T12:00:01Z' } },
    ['CART_THROTTLED'],
    'cart_throttled',
  ],
  [
    'of a type named like an object method',
    { result: { __typename: 'toString', cart: cartNode() } },
    [],
    undefined,
  ],
  [
    'rejected',
    { result: null, errors: [{ code: 'INVALID', field: ['cartId'], message: 'no' }] },
    ['INVALID'],
    undefined,
  ],
];

for (const [what, answer, codes, reason] of PREPARED)
  test(`reads a preparation that is ${what}`, async () => {
    const api = await openCart(fakeGraphql({ cartPrepareForCompletion: answer }));
    const result = await api.prepare();
    assert.equal(
      result.errors.map(({ code }) => code),
      codes,
    );
    assert.is(findReaction(result.errors, 'decelerate')?.reason, reason);
  });

test('keeps the newest cart in its signal', async () => {
  const newest = signal<Cart>();
  const graphql = fakeGraphql({ cart: cartNode() });
  const api = createCartApi(graphql.ask, { currency: 'BRL' }, newest);
  await api.open({ type: 'cart', id: CART_ID, attributes: [] });
  assert.is(newest.value?.id, CART_ID);
  assert.is(api.cart.value, newest.value);
});

const LINE = lineNode({ merchandise: { requiresShipping: false } });

for (const [count, known] of [
  [9, false],
  [10, true],
] as const)
  test(`uses the shipping and selling plan of ${known ? 'the page' : 'the lines'} for ${count} lines`, async () => {
    const lines = Array.from({ length: count }, () => LINE);
    const api = apiOf(fakeGraphql({ cart: cartNode({ lines }) }), {
      requiresShipping: true,
      hasSellingPlan: true,
    });
    const { data } = await api.open({ type: 'cart', id: CART_ID, attributes: [] });
    assert.equal([data?.requiresShipping, data?.hasSellingPlan], [known, known]);
  });

test('removes personal data once with keepalive', async () => {
  const graphql = fakeGraphql({ cartRemovePersonalData: { cart: { id: CART_ID } } });
  await removePersonalData(graphql.ask, CART_ID, true);
  assert.equal(graphql.operations(), ['cartRemovePersonalData']);
  const [{ variables, options } = { variables: {}, options: {} }] = graphql.calls;
  assert.equal([variables, options.keepalive, options.retries], [{ cartId: CART_ID }, true, 0]);
});

test.run();
