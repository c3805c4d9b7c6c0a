import '../run/dom';
import { tally } from './run';
import type { WalletName } from './world';

/** Plays sequences of one wallet and prints the names of the promises that were broken. */
const [wallet, runs, seed] = process.argv.slice(2);
const { violations } = await tally(wallet as WalletName, Number(runs), Number(seed));
console.log([...violations.keys()].join(' '));
process.exit();
