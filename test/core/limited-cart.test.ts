import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { getLimitedCart } from '../../src/core/limited-cart';
import { CART_ID } from '../setup/fake-cart';
import { fails, fakeGraphql } from '../setup/fake-graphql';

const ship = { merchandise: { requiresShipping: true }, sellingPlanAllocation: null };
const digital = { merchandise: { requiresShipping: false }, sellingPlanAllocation: null };
const planned = {
  merchandise: { requiresShipping: false },
  sellingPlanAllocation: { sellingPlan: { id: '1' } },
};
const ask = (answer: unknown) => getLimitedCart(fakeGraphql({ limitedCartQuery: answer }).ask, CART_ID);
const cartOf = (...nodes: object[]) => ({ id: CART_ID, lines: { nodes } });

const CARTS: [what: string, lines: object[], requiresShipping: boolean, hasSellingPlan: boolean][] = [
  ['ships a cart with one line that is shipped', [digital, ship], true, false],
  ['ships nothing of digital lines', [digital, digital], false, false],
  ['finds a selling plan in one line', [digital, planned], false, true],
];

for (const [what, lines, requiresShipping, hasSellingPlan] of CARTS)
  test(what, async () => {
    assert.equal(await ask(cartOf(...lines)), { id: CART_ID, requiresShipping, hasSellingPlan });
  });

for (const [what, answer] of [
  ['the server does not know', null],
  ['is empty', cartOf()],
] as const)
  test(`finds nothing where the cart ${what}`, async () => {
    assert.is(await ask(answer), undefined);
  });

test('can be ended by its caller', async () => {
  const graphql = fakeGraphql({ limitedCartQuery: null });
  const { signal } = new AbortController();
  await getLimitedCart(graphql.ask, CART_ID, signal);
  assert.is(graphql.calls[0]?.options.signal, signal);
});

test('throws where the server can not be asked', async () => {
  try {
    await ask(fails('NETWORK'));
    assert.unreachable();
  } catch (error) {
    assert.match((error as Error).message, 'NETWORK');
  }
});

test.run();
