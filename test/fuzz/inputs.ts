import { spawn } from 'node:child_process';
import type { Outcome } from './feed';

/**
 * `npm run fuzz -- --inputs`: passes `FUZZ_RUNS` random inputs to every entry point of the script, and prints the resulting
 * exceptions and requests. Several processes share the work, because a page's memory grows.
 */
const KINDS = 7;
const CASES_MAX = 1500;
const PROCESSES = 2;
const FEED = ['--import', './build/register.mjs', 'test/fuzz/feed.ts'];

const wanted = Math.ceil(Number(process.env.FUZZ_RUNS ?? 100_000) / KINDS);
const parts: number[] = [];
for (let left = wanted; left > 0; left -= CASES_MAX) parts.push(Math.min(left, CASES_MAX));

const seed = Date.now() % 2 ** 31;
const outcomes: Outcome[][] = [];
let next = 0;
await Promise.all(Array.from({ length: PROCESSES }, work));

async function work() {
  while (next < parts.length) {
    const part = next++;
    outcomes.push(await feed(parts[part] as number, seed + part));
  }
}

/** @throws if the process exits without its results */
function feed(cases: number, seed: number): Promise<Outcome[]> {
  const child = spawn(process.execPath, [...FEED, String(cases), String(seed)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', data => {
    output += data;
  });
  return new Promise((resolve, reject) => {
    child.on('close', () => {
      try {
        resolve(JSON.parse(output.slice(output.lastIndexOf('[{"name"'))));
      } catch {
        reject(
          new Error(`The process of ${cases} cases with seed ${seed} exited early:\n${output.slice(-2000)}`),
        );
      }
    });
  });
}

const sum = (name: string, figure: 'cases' | 'exceptions' | 'strays') =>
  outcomes.flat().reduce((total, outcome) => total + (outcome.name === name ? outcome[figure] : 0), 0);
const rows = (outcomes[0] ?? []).map(({ name }) => ({
  'kind of input': name,
  cases: sum(name, 'cases'),
  'exceptions in the page': sum(name, 'exceptions'),
  'requests to unknown hosts': sum(name, 'strays'),
}));

const found = outcomes.flat().flatMap(outcome => outcome.found);
for (const what of found.slice(0, 10)) console.log(`${what}\n`);
console.table(rows);
const isHeld =
  rows.length === KINDS && outcomes.flat().every(({ exceptions, strays }) => !exceptions && !strays);
process.exitCode = isHeld ? 0 : 1;
