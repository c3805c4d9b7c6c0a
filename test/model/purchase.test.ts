import '../run/dom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { assertHolds, tally } from './run';
import type { WalletName } from './world';

/** Sequences here, so that every test run plays them; `npm run fuzz` plays 50,000 of others each time. */
const SEQUENCES: Record<WalletName, number> = { GooglePay: 300, ApplePay: 300, PayPal: 200, BuyItNow: 200 };
/** The same sequences each time: who changes a line learns what the line did. */
const SEED = 11;

for (const [wallet, runs] of Object.entries(SEQUENCES) as [WalletName, number][])
  test(`${wallet} holds what is promised, in ${runs} sequences of faults and second thoughts`, () =>
    assertHolds(wallet, runs, SEED));

test('the sequences get as far as orders, thank-you pages, checkouts and cancels', async () => {
  const { orders, thanks, checkouts, cancels, violations } = await tally('GooglePay', 300, SEED);
  for (const count of [orders, thanks, checkouts, cancels]) assert.ok(count > 5);
  assert.is(violations.size, 0);
});

test.run();
