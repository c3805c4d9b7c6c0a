import * as assert from 'uvu/assert';
import { shapes } from '../../shop/shapes/shapes';
import type { browserSuite, Stage } from '../drivers/browser';
import { type Cell, EFFECTS, SHAPES } from './cells';
import { act, buy, expectedSight, gotoShape, request, untilSeen } from './shape-page';

/** From the first visit to the click. */
async function play({ page, shop }: Stage, { shape, way, actions, request: name, wallet }: Cell) {
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

/** A test for each page, which plays the page's views one after the other and marks each as done. */
export function playShapes(test: ReturnType<typeof browserSuite>, cells: Cell[]) {
  for (const shape of SHAPES)
    test(`${shape} keeps its buttons and sells, however the script is loaded and whatever the theme does`, async stage => {
      const own = cells.filter(cell => cell.shape === shape);
      for (const cell of own)
        try {
          await play(stage, cell);
          cell.isDone = true;
        } catch (error) {
          cell.failure = `${cell.way} (${cell.actions}): ${(error as Error).message}`;
        }
      assert.equal(
        own.flatMap(({ failure }) => failure ?? []),
        [],
      );
    });
}
