import '../run/dom';
import * as assert from 'uvu/assert';
import { test } from '../run/suite';
import { assertHolds, type Tally, tally } from './run';
import type { WalletName } from './world';

/** Sequences here, so that every test run plays them; `npm run fuzz` plays 50,000 of others with each wallet. */
const SEQUENCES: Record<WalletName, number> = { GooglePay: 300, ApplePay: 75, PayPal: 50, BuyItNow: 50 };
/** The same sequences each time: who changes a line learns what the line did. */
const SEED = 11;

const played = new Map<WalletName, Promise<Tally>>();

/** Each wallet's sequences are played once. */
function play(wallet: WalletName): Promise<Tally> {
  const known = played.get(wallet) ?? tally(wallet, SEQUENCES[wallet], SEED);
  played.set(wallet, known);
  return known;
}

for (const [wallet, runs] of Object.entries(SEQUENCES) as [WalletName, number][])
  test(`${wallet} holds what is promised, in ${runs} sequences of faults and second thoughts`, async () => {
    const { sequences, violations } = await play(wallet);
    // What broke once is looked for again, for the shortest sequence that breaks it.
    if (violations.size) await assertHolds(wallet, runs, SEED);
    assert.equal([sequences, violations.size], [runs, 0]);
  });

test('the sequences get as far as orders, thank-you pages, checkouts and cancels', async () => {
  const { orders, thanks, checkouts, cancels } = await play('GooglePay');
  for (const count of [orders, thanks, checkouts, cancels]) assert.ok(count > 5);
});

test.run();
