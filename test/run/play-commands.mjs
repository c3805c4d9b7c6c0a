import { findFiles, putFirst } from './find-files.mjs';
import { report } from './report.mjs';

/**
 * `npm run -s commands`: the tests of what runs in processes of its own, such as a command of `package.json`; `-- release` those whose
 * path has this in it, `-- --times` prints the longest files as well.
 */
const FILE_TIMEOUT_MS = 5 * 60_000;
/** Each waits for one process after the other. */
const JOBS = 2;
const LONGEST = ['release', 'inputs', 'scripts'];

const words = process.argv.slice(2);
const files = await findFiles(
  'commands',
  words.filter(word => !word.startsWith('--')),
);
const isWell = await report([{ files: putFirst(files, LONGEST), jobs: JOBS }], {
  timeoutMs: FILE_TIMEOUT_MS,
  isTimed: words.includes('--times'),
});
process.exitCode = isWell ? 0 : 1;
