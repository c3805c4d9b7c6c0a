import * as assert from 'uvu/assert';
import { browserSuite, type Fixtures } from '../open';
import { openCart, openProduct, until } from '../shop-page';
import { assertTaken, watch } from './telemetry-page';

const test = browserSuite('requests of telemetry');

/** Longer than the delay of a batch. */
const BATCH_MS = 1500;

/** Waits for this many deliveries, and for a surplus one. @returns their kinds */
async function readKinds({ page, shop }: Fixtures, count: number): Promise<string[]> {
  const { deliveries } = shop.store;
  await until(() => deliveries.length >= count, `${count} deliveries`, 10_000);
  await page.waitForTimeout(BATCH_MS);
  return deliveries.map(({ kind }) => kind).sort();
}

for (const [what, open] of [
  ['product', openProduct],
  ['cart', openCart],
] as const)
  test(`sends one request of each kind for a ${what} page without a click`, async fixtures => {
    watch(fixtures.shop);
    await open(fixtures);
    assert.equal(await readKinds(fixtures, 3), ['analytics', 'metrics', 'sessions']);
    assertTaken(fixtures.shop);
  });

test('sends no session start for a later page of a visit', async fixtures => {
  const { shop } = fixtures;
  watch(shop);
  await openProduct(fixtures);
  await readKinds(fixtures, 3);
  shop.store.deliveries.length = 0;
  await openProduct(fixtures);
  assert.equal(await readKinds(fixtures, 2), ['analytics', 'metrics']);
});

test.run();
