import '../run/dom';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { test } from '../run/suite';
import { cartCases } from './cart-cases';
import type { PressCase } from './case';
import { openPressPage } from './press-page';
import { productCases } from './product-cases';

/** `npm run fuzz` runs 10,000 cases of each. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 40);
const seed = process.env.FUZZ_SEED ? Number(process.env.FUZZ_SEED) : undefined;
/** Kinds must not die out. Smaller samples don't show it. */
const SHARE_MIN = 0.01;
const SAMPLE_MIN = 1000;

const page = await openPressPage();
test.after(() => page.close());

for (const [name, cases] of [
  ['product form', productCases(false)],
  ['cart', cartCases(false)],
] as const)
  test(`a wallet buys what the button of a ${name} would, and says what it would say`, async () => {
    const counts = new Map<string, number>();
    const count = ({ kinds }: PressCase) => {
      for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    };
    const property = fc.asyncProperty(cases, async press => {
      count(press);
      await page.check(press);
    });
    await fc.assert(property, { numRuns, ...(seed !== undefined && { seed }) });
    if (process.env.FUZZ_TABLE) console.table([...counts].sort());
    if (numRuns < SAMPLE_MIN) return;
    for (const [kind, times] of counts) assert.ok(times / numRuns >= SHARE_MIN, `only ${times} of ${kind}`);
  });

test.run();
