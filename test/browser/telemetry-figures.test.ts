import { readFile } from 'node:fs/promises';
import * as assert from 'uvu/assert';
import { browserSuite } from './browser';
import { openCart, openProduct, until } from './shop-page';
import { assertTaken, watch } from './telemetry-page';

const test = browserSuite('the figures of telemetry in the README');

const readme = await readFile('README.md', 'utf8');

/** Bodies vary with ports, times and what was measured. */
const TOLERANCE = 0.1;

/** Requests and bytes that the README states for a page view of this kind. */
function readStated(visit: string): { requests: number; bytes: number } {
  const [, requests, bytes] = new RegExp(`\\| ${visit} \\| (\\d+) \\| ([\\d,]+) \\|`).exec(readme) ?? [];
  assert.ok(requests && bytes, `The README has no row of ${visit}`);
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
      `${visit}: ${bytes} bytes, and the README says ${stated.bytes}`,
    );
    assertTaken(shop);
  });

test.run();
