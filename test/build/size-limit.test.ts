import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** What nothing of this name may weigh more than, in bytes brotli: `npm run size` holds what it weighs today. */
const BUDGETS: [what: RegExp, bytes: number][] = [
  [/^portable-wallets(\.|$)/, 17_500],
  [/^view-cart$/, 24_500],
  [/^view-click$/, 18_000],
  [/^(google-pay|apple-pay|amazon-pay)$/, 1500],
  [/^(shop-pay|paypal)$/, 1700],
];

const limits: { name: string; limit: string }[] = JSON.parse(
  await readFile(new URL('../../.size-limit.json', import.meta.url), 'utf8'),
);

for (const [what, bytes] of BUDGETS)
  test(`nothing named ${what.source} weighs more than ${bytes} bytes`, () => {
    const named = limits.filter(({ name }) => what.test(name));
    assert.ok(named.length > 0);
    assert.equal(
      named.filter(({ limit }) => Number.parseInt(limit, 10) > bytes),
      [],
    );
  });

test.run();
