import '../run/dom';
import type { Name } from './invariants';
import { tally } from './run';
import type { WalletName } from './world';

/**
 * Plays sequences of one wallet and prints the broken promises, or the trace of the first sequence that broke the given one:
 * `replay.ts GooglePay <sequences> <seed> [promise]`.
 */
const [wallet, runs, seed, promise] = process.argv.slice(2);
const { violations, traces } = await tally(wallet as WalletName, Number(runs), Number(seed));
console.log(promise ? traces.get(promise as Name) : [...violations.keys()].join(' '));
process.exit();
