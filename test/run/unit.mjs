import { findFiles } from './find-files.mjs';
import { report } from './report.mjs';

/**
 * `npm run unit`: the tests that need no browser; `-- shop` those whose path has this in it, `-- --times` prints the longest files
 * as well.
 */
const FILE_TIMEOUT_MS = 5 * 60_000;

/**
 * Each part has a process of its own, in which its files are played in the order of their names: what one has given to the page
 * stays there for those after it. The commands of the build, which are waited for one by one, come first; the shop's server is asked
 * by node's own `fetch`, which a page would replace; the model, which has a gesture of its own, comes last.
 */
const PARTS = [
  /^(build|docs)\//,
  /^(?!build\/|docs\/|shop|specification|model|telemetry|ui|wallets)/,
  /^(shop\/sdk\/(?!shop-pay)|telemetry|ui|wallets)/,
  /^(specification|model)/,
  /^shop\/((?!sdk)|sdk\/shop-pay)/,
];

const words = process.argv.slice(2);
const files = await findFiles(
  'unit',
  words.filter(word => !word.startsWith('--')),
);
const isWell = await report(
  PARTS.map(part => ({ files: files.filter(file => part.test(file.replace('test/', ''))), jobs: 1 })),
  { timeoutMs: FILE_TIMEOUT_MS, isTimed: words.includes('--times') },
);
process.exitCode = isWell ? 0 : 1;
