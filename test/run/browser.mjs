import { getBrowser } from './find-browser.mjs';
import { findFiles, putFirst } from './find-files.mjs';
import { needBuild } from './need-build.mjs';
import { playEngines } from './play-engines.mjs';
import { report } from './report.mjs';

/**
 * `npm run browser`: the tests that a browser plays; `-- outcomes` those whose path has this in it, `-- --times` prints the
 * longest files and tests as well. `JOBS` says how many files are played at the same time, each process with a browser of its own.
 * `-- --engines` plays the core flows in all engines in place of the second file, until they are done: an engine alone leaves a third of
 * two processors idle.
 */
const FILE_TIMEOUT_MS = 8 * 60_000;

/** Played first: whoever comes last should not be waited for. */
const LONGEST = [
  'outcomes/outcomes',
  'theme-rules',
  'faults',
  'accessibility',
  'attack/origin',
  'attack/policy',
  'layout',
  'wallets',
];

const words = process.argv.slice(2);
const paths = words.filter(word => !word.startsWith('--'));

needBuild();
getBrowser();
const files = putFirst(await findFiles('browser', paths), LONGEST);
const engines = words.includes('--engines') ? playEngines() : Promise.resolve(true);
const isWell = await report([{ files, jobs: Number(process.env.JOBS ?? 2), after: engines }], {
  timeoutMs: FILE_TIMEOUT_MS,
  args: ['browser'],
  isTimed: words.includes('--times'),
});
process.exitCode = isWell && (await engines) ? 0 : 1;
