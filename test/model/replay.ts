import '../run/dom';
import type { Name } from './invariants';
import { tally } from './run';
import type { WalletName } from './world';

/**
 * Runs sequences of one wallet and prints the broken invariants, or the trace of the first sequence that broke the given one:
 * `replay.ts GooglePay <sequences> <seed> [invariant]`.
 */
const [wallet, runs, seed, invariant] = process.argv.slice(2);
const { violations, traces } = await tally(wallet as WalletName, Number(runs), Number(seed));
console.log(invariant ? traces.get(invariant as Name) : [...violations.keys()].join(' '));
process.exit();
