import '../../run/dom';
import * as assert from 'uvu/assert';
import { getLimitedCart } from '../../../src/core/storefront/limited-cart';
import type { CartError } from '../../../src/core/types/result';
import { CONFIG } from '../../fakes/config';
import { CART_ID } from '../../fakes/fake-cart';
import { fakeFetch, result } from '../../fakes/fake-fetch';
import { fails, fakeGraphql } from '../../fakes/fake-graphql';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const ship = { merchandise: { requiresShipping: true }, sellingPlanAllocation: null };
const digital = { merchandise: { requiresShipping: false }, sellingPlanAllocation: null };
const planned = (amount?: string) => ({
  merchandise: { requiresShipping: false },
  sellingPlanAllocation: {
    sellingPlan: { id: '1' },
    remainingBalanceChargeAmount: amount ? { amount } : null,
  },
});
const ask = (answer: unknown) =>
  getLimitedCart(CONFIG, CART_ID, 0, fakeGraphql({ limitedCartQuery: answer }).ask);
const cartOf = (...nodes: object[]) => ({ id: CART_ID, lines: { nodes } });

// Reads in one task share a response.
test.before.each(() => settle());

const NOTHING = { requiresShipping: false, hasSellingPlan: false, hasDeferredOption: false };
const CARTS: [what: string, lines: object[], facts: Partial<typeof NOTHING>][] = [
  ['requires shipping if one line does', [digital, ship], { requiresShipping: true }],
  ['requires no shipping for digital lines', [digital, digital], {}],
  ['finds a selling plan in one line', [digital, planned('0.0')], { hasSellingPlan: true }],
  ['finds no deferred option without a remaining amount', [planned()], { hasSellingPlan: true }],
  [
    'finds a deferred option if a line has an amount to pay after the checkout',
    [planned('0.0'), planned('0.5')],
    { hasSellingPlan: true, hasDeferredOption: true },
  ],
];

for (const [what, lines, facts] of CARTS)
  test(what, async () => {
    assert.equal(await ask(cartOf(...lines)), { ...NOTHING, ...facts });
  });

for (const [what, answer] of [
  ['is unknown to the server', null],
  ['is empty', cartOf()],
] as const)
  test(`returns nothing if the cart ${what}`, async () => {
    assert.is(await ask(answer), undefined);
  });

test('shares one request until its response, and sends another after it or after a change', async () => {
  const graphql = fakeGraphql({ limitedCartQuery: cartOf(ship) });
  const look = () => getLimitedCart(CONFIG, CART_ID, 0, graphql.ask);
  const [one, other] = await Promise.all([look(), look()]);
  assert.is(one, other);
  assert.is(graphql.calls.length, 1);
  await settle();
  void look();
  await getLimitedCart(CONFIG, CART_ID, 1, graphql.ask);
  assert.is(graphql.calls.length, 3);
});

test('sends a request for each cart', async () => {
  const graphql = fakeGraphql({ limitedCartQuery: cartOf(ship) });
  await Promise.all([
    getLimitedCart(CONFIG, CART_ID, 0, graphql.ask),
    getLimitedCart(CONFIG, `${CART_ID}9`, 0, graphql.ask),
  ]);
  assert.is(graphql.calls.length, 2);
});

const FAILURES: [what: string, error: CartError, message: string][] = [
  [
    "can't be reached",
    { code: 'NETWORK' },
    'limitedCartQuery failed: NETWORK. Check data-api and connect-src: see docs/embedding.md#server-errors',
  ],
  [
    'responds with an error status',
    { code: 'SHOP_INACTIVE', status: 402 },
    'limitedCartQuery failed: SHOP_INACTIVE (HTTP 402)',
  ],
];

for (const [what, error, message] of FAILURES)
  test(`throws if the server ${what}`, async () => {
    assert.is(await ask(fails(error)).catch(thrown => thrown.message), message);
  });

test('sends no wallet name, because all buttons of the page share the response', async () => {
  const fetch = fakeFetch({ limitedCartQuery: result(cartOf(ship)) });
  assert.is((await getLimitedCart(CONFIG, CART_ID, 0))?.requiresShipping, true);
  assert.equal(
    fetch.calls.map(({ headers }) => headers['x-wallet-name']),
    ['Unknown'],
  );
});

test.run();
