import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { browserSuite } from '../drivers/browser';
import { openCart, openProduct, until } from '../drivers/shop-page';
import { assertTaken, watch } from './telemetry-page';

const test = browserSuite('the documented figures of telemetry');

const figures = await readFile('docs/operations.md', 'utf8');

/** Bodies vary with ports, times and what was measured. */
const TOLERANCE = 0.1;

/** Requests and bytes that docs/operations.md#what-it-costs states for a page view of this kind. */
function readStated(visit: string): { requests: number; bytes: number } {
  const [, requests, bytes] = new RegExp(`\\| ${visit} \\| (\\d+) \\| ([\\d,]+) \\|`).exec(figures) ?? [];
  assert.ok(requests && bytes, `docs/operations.md has no row of ${visit}`);
  return { requests: Number(requests), bytes: Number(bytes.replace(',', '')) };
}

for (const [visit, open] of [
  ['of a product, without a click', openProduct],
  ['of the cart, without a click', openCart],
] as const)
  test(`are right about a page view ${visit}`, async ({ page, shop }) => {
    const stated = readStated(visit);
    watch(shop);
    await open({ page, shop });
    const { deliveries } = shop.store;
    await until(() => deliveries.length >= stated.requests, 'all that is stated is sent', 10_000);
    await page.waitForTimeout(1500);
    assert.is(deliveries.length, stated.requests);
    const bytes = deliveries.reduce((sum, delivery) => sum + delivery.bytes, 0);
    assert.ok(
      Math.abs(bytes - stated.bytes) < stated.bytes * TOLERANCE,
      `${visit}: ${bytes} bytes, and docs/operations.md says ${stated.bytes}`,
    );
    assertTaken(shop);
  });

test('are right about what a later page view of a visit has less', async ({ page, shop }) => {
  const [, less] = /A later one has no session start: one request and (\d+) bytes less/.exec(figures) ?? [];
  watch(shop);
  await openProduct({ page, shop });
  const { deliveries } = shop.store;
  const first = readStated('of a product, without a click').requests;
  await until(() => deliveries.length >= first, 'the first page view has told all', 10_000);
  const [start, ...others] = deliveries.filter(({ kind }) => kind === 'sessions');
  assert.equal(others, []);
  assert.ok(Math.abs((start?.bytes ?? 0) - Number(less)) < Number(less) * TOLERANCE, `${start?.bytes} bytes`);
  deliveries.length = 0;
  await openProduct({ page, shop });
  await until(() => deliveries.length >= first - 1, 'the second page view has told all', 10_000);
  await page.waitForTimeout(1500);
  assert.equal(deliveries.map(({ kind }) => kind).sort(), ['analytics', 'metrics']);
});

test.run();
