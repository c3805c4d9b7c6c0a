import '../run/dom';
import * as assert from 'uvu/assert';
import { test } from '../run/suite';
import { assertHolds, type Tally, tally } from './run';
import type { WalletName } from './world';

/** Sequences of each test run. `npm run fuzz` runs 50,000 others of each wallet. */
const SEQUENCES: Record<WalletName, number> = { GooglePay: 300, ApplePay: 75, PayPal: 50, BuyItNow: 50 };
/** A fixed seed, so that a failure is caused by the last change. */
const SEED = 11;

const played = new Map<WalletName, Promise<Tally>>();

/** Each wallet's sequences run once. */
function play(wallet: WalletName): Promise<Tally> {
  const known = played.get(wallet) ?? tally(wallet, SEQUENCES[wallet], SEED);
  played.set(wallet, known);
  return known;
}

for (const [wallet, runs] of Object.entries(SEQUENCES) as [WalletName, number][])
  test(`${wallet} holds all invariants in ${runs} sequences of faults and changes`, async () => {
    const { sequences, violations } = await play(wallet);
    // Runs a failure again for the shortest sequence.
    if (violations.size) await assertHolds(wallet, runs, SEED);
    assert.equal([sequences, violations.size], [runs, 0]);
  });

test('the sequences reach orders, thank-you pages, checkouts and cancels', async () => {
  const { orders, thanks, checkouts, cancels } = await play('GooglePay');
  for (const count of [orders, thanks, checkouts, cancels]) assert.ok(count > 5);
});

test.run();
