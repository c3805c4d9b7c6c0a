import '../../run/dom';
import * as assert from 'uvu/assert';
import { formatError } from '../../../src/core/errors/format-error';
import { getLimitedCart } from '../../../src/core/storefront/limited-cart';
import { createAnswers } from '../../fakes/api-answers';
import { CONFIG } from '../../fakes/config';
import { CART_ID } from '../../fakes/fake-cart';
import { fakeClock } from '../../fakes/fake-clock';
import { fakeFetch, json, type Reply, result } from '../../fakes/fake-fetch';
import { fixture, test } from '../../run/suite';

const ship = { merchandise: { requiresShipping: true }, sellingPlanAllocation: null };
const digital = { merchandise: { requiresShipping: false }, sellingPlanAllocation: null };
const planned = (amount?: string) => ({
  merchandise: { requiresShipping: false },
  sellingPlanAllocation: {
    sellingPlan: { id: '1' },
    remainingBalanceChargeAmount: amount ? { amount } : null,
  },
});
const cartOf = (...nodes: object[]) => ({ id: CART_ID, lines: { nodes } });

const clock = fixture(fakeClock);
const fetch = fixture(fakeFetch);
const look = (change = 0, id = CART_ID) => clock.run(getLimitedCart(CONFIG, id, change));
const ask = (reply: Reply) => {
  fetch.answers.limitedCartQuery = reply;
  return look();
};

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
    assert.equal(await ask(result(cartOf(...lines))), { ...NOTHING, ...facts });
  });

for (const [what, answer] of [
  ['is unknown to the server', null],
  ['is empty', cartOf()],
] as const)
  test(`returns nothing if the cart ${what}`, async () => {
    assert.is(await ask(result(answer)), undefined);
  });

test('shares one request until its response, and sends another after it or after a change', async () => {
  fetch.answers.limitedCartQuery = result(cartOf(ship));
  const [one, other] = await Promise.all([look(), look()]);
  assert.is(one, other);
  assert.is(fetch.calls.length, 1);
  await Promise.all([look(), look(1)]);
  assert.is(fetch.calls.length, 3);
});

test('sends a request for each cart', async () => {
  fetch.answers.limitedCartQuery = result(cartOf(ship));
  await Promise.all([look(), look(0, `${CART_ID}9`)]);
  assert.equal(
    fetch.calls.map(({ variables }) => variables.id),
    [CART_ID, `${CART_ID}9`],
  );
});

const ODD: ReturnType<typeof createAnswers> = [
  ['null', json(null), { errors: [{ code: 'BAD_ANSWER' }] }],
  ['errors that are no list', json({ errors: 'slow' }), { errors: [{ code: 'BAD_ANSWER' }] }],
];

for (const [what, reply, { result, errors }] of [...createAnswers(cartOf(ship)), ...ODD])
  test(`reads ${what}`, async () => {
    const read = ask(reply).catch(error => error.message);
    const [error] = errors;
    if (error) assert.is(await read, `limitedCartQuery failed: ${formatError(error)}`);
    else assert.equal(await read, result && { ...NOTHING, requiresShipping: true });
  });

test('sends no wallet name, because all buttons of the page share the response', async () => {
  await ask(result(cartOf(ship)));
  const { url, init, headers, variables } = fetch.calls[0] ?? {};
  assert.is(url, 'https://shop.example/api/unstable/graphql.json?operation_name=limitedCartQuery');
  assert.is(init?.method, 'POST');
  assert.equal(variables, { id: CART_ID, country: 'BR', language: 'PT_BR' });
  assert.is(headers?.['x-wallet-name'], 'Unknown');
  assert.is(headers?.['x-shopify-storefront-access-token'], CONFIG.accessToken);
  assert.is(headers?.accept, 'application/json');
});

test.run();
