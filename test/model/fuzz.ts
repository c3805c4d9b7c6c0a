import '../run/dom';
import { PURCHASE_INVARIANTS } from './invariants';
import { assertHolds, tally } from './run';
import { WALLETS, type WalletName } from './world';

/** Runs many random sequences of each wallet and prints one table. Exits with 1 if an invariant was broken. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 50_000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const wallets = (process.env.FUZZ_WALLETS?.split(',') ?? Object.keys(WALLETS)) as WalletName[];

const rows: Record<string, Record<string, number>> = {};
const broken: WalletName[] = [];
for (const wallet of wallets) {
  const { violations, traces, ...counts } = await tally(wallet, RUNS, seed);
  const names = Object.keys(PURCHASE_INVARIANTS) as (keyof typeof PURCHASE_INVARIANTS)[];
  rows[wallet] = {
    ...counts,
    ...Object.fromEntries(names.map(name => [name, violations.get(name) ?? 0])),
  };
  if (violations.size) broken.push(wallet);
  for (const [name, trace] of traces) console.log(`\n${wallet}, ${name}: ${trace}\n`);
  console.log(`${wallet}: ${counts.sequences} sequences, ${[...violations].join(' ') || 'nothing broken'}`);
}

const columns = Object.keys(rows);
const names = Object.keys(Object.values(rows)[0] ?? {});
const width = Math.max(...names.map(name => name.length)) + 2;
console.log(
  `\nSeed ${seed}. Rows below the line count the violations of each invariant (test/model/invariants.ts).\n`,
);
console.log(['', ...columns].map((text, index) => (index ? text.padStart(12) : text.padEnd(width))).join(''));
for (const name of names) {
  if (name === 'oneOrder') console.log('-'.repeat(width + 12 * columns.length));
  const cells = columns.map(column => String(rows[column]?.[name]).padStart(12));
  console.log(name.padEnd(width) + cells.join(''));
}

// Runs again until the first failure, for the shortest sequence with its trace.
for (const wallet of broken)
  await assertHolds(wallet, RUNS, seed).catch(error =>
    console.log(`\n${wallet}: ${error.message}\n${error.cause?.message ?? ''}`),
  );
process.exit(broken.length ? 1 : 0);
