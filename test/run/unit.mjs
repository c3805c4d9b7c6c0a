import { findFiles } from './find-files.mjs';
import { report } from './report.mjs';

/**
 * `npm run unit`: the tests that need no browser; `-- shop` those whose path has this in it, `-- --times` prints the longest files
 * as well.
 */
const FILE_TIMEOUT_MS = 5 * 60_000;

/**
 * Each part has a process of its own: what one loads, its files share. There is one more than there are usually processors, since the
 * last waits for other processes for half of its time. The files are played in the order of these expressions and then of their names:
 * what one has given to the page stays there for those after it. The shop's server is asked by node's own `fetch`, which a page would
 * replace, and so comes first; the model, which has a gesture of its own, comes last.
 */
const PARTS = [
  [/^shop\/((?!sdk)|sdk\/shop-pay)/, /^specification/, /^model/],
  [/^shop\/sdk\/(?!shop-pay)/, /^(?!build\/|docs\/|model|shop|site\/|specification)/],
  [/^(build|docs|site)\//],
];

const words = process.argv.slice(2);
const files = await findFiles(
  'unit',
  words.filter(word => !word.startsWith('--')),
);
const isWell = await report(
  PARTS.map(part => ({
    files: part.flatMap(expression => files.filter(file => expression.test(file.replace('test/', '')))),
    jobs: 1,
  })),
  { timeoutMs: FILE_TIMEOUT_MS, isTimed: words.includes('--times') },
);
process.exitCode = isWell ? 0 : 1;
