import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shapes } from '../../../sandbox/pages/shapes/shapes';
import { browserSuite, type Fixtures } from '../open';
import { type Cell, EFFECTS, findMissing, playedCells, SHAPES, toCells } from './cells';
import { act, buy, expectedSight, gotoShape, request, untilSeen } from './shape-page';

/** From the first visit to the click. */
async function play({ page, shop }: Fixtures, { shape, way, actions, request: name, wallet }: Cell) {
  const { product, cart } = shapes[shape] ?? {};
  await page.context().clearCookies();
  await gotoShape(page, shop.url, shape, { load: way });
  await untilSeen(page, expectedSight(shape, false));
  if (cart) await request(page, name);
  let expected = expectedSight(shape, true);
  await untilSeen(page, expected);
  for (const action of actions) {
    await act(page, action);
    expected = EFFECTS[action]?.(expected, Boolean(product)) ?? expected;
    await untilSeen(page, expected).catch(error => {
      throw new Error(`${action}: ${error.message}`);
    });
  }
  if (product?.disabled) assert.is(await page.locator('shopify-buy-it-now-button button:enabled').count(), 0);
  else if (expected.wallets.length) await buy(page, wallet);
}

const test = browserSuite('shapes');
const table = suite('shapes, table');

const cells = playedCells();

for (const shape of SHAPES)
  test(`${shape} keeps its buttons and sells with every way of loading and every theme action`, async fixtures => {
    const own = cells.filter(cell => cell.shape === shape);
    for (const cell of own)
      try {
        await play(fixtures, cell);
      } catch (error) {
        cell.failure = `${cell.way} (${cell.actions}): ${(error as Error).message}`;
      }
    assert.equal(
      own.flatMap(({ failure }) => failure ?? []),
      [],
    );
  });

table('every page and every way of loading is there, and meets every action', () => {
  assert.equal([...findMissing(cells, 'shape'), ...findMissing(cells, 'way')], []);
  const met = (key: 'shape' | 'way' | 'request', from: typeof cells) =>
    [...new Set(from.map(cell => cell[key]))].sort();
  for (const key of ['shape', 'way', 'request'] as const) assert.equal(met(key, cells), met(key, toCells()));
});

test.run();
table.run();
