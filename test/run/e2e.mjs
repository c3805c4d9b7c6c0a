import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from '../../build/command.mjs';
import { dist } from '../../build/dist.mjs';
import { getEngines, readEngineNames } from '../../build/find-browser.mjs';
import { findFiles, moveToFront } from './find-files.mjs';
import { report } from './report.mjs';

const FILE_TIMEOUT_MS = 15 * 60_000;
/** With `--all`, one file tests a table of outcomes, and another makes 10,000 purchases in one page. */
const ALL_TIMEOUT_MS = 2 * 60 * 60_000;

/** The longest files start first. */
const LONGEST = [
  'faults',
  'outcomes/outcomes',
  'theme-rules',
  'accessibility',
  'attack/origin',
  'attack/policy',
  'layout',
  'wallets',
];

const { values, positionals } = readCommand(
  {
    call: 'npm run e2e',
    positionals: '[part of a path]…',
    about: `Runs the browser tests against the last build: all, or the files whose path contains one of these parts.
The core flows run in Chromium, Firefox and WebKitGTK, or in the engines that ENGINES names, the others in Chromium.
JOBS sets how many files run at the same time.`,
  },
  {
    all: {
      type: 'boolean',
      about: 'runs every row and test that npm test leaves out, and those of test/soak',
    },
    grep: { type: 'string', about: 'runs only tests whose suite and title match this expression' },
    headed: { type: 'boolean', about: 'shows the browsers' },
    debug: { type: 'boolean', about: "pauses each test in playwright's inspector" },
    trace: {
      type: 'boolean',
      about: 'adds snapshots of the DOM, screenshots and requests to the traces of failed tests',
    },
    times: { type: 'boolean', about: 'prints the longest files and tests' },
  },
);

if (!existsSync(join(dist, 'manifest.json'))) {
  console.error(`There is no build in ${dist}. Run npm run build.`);
  process.exit(1);
}

const engines = readEngineNames();
const flows = await findFiles('flows', positionals);
const files = await findFiles('browser', positionals);
if (engines.includes('chromium')) files.unshift(...flows);
if (values.all) files.push(...(await findFiles('soak', positionals)));
getEngines(flows.length ? engines : ['chromium']);
if (values.debug && flows.length && engines.includes('webkit'))
  console.log('WebKitGTK has no inspector, so --debug pauses only in Chromium and Firefox.');

const isSlow = values.headed || values.debug;
const env = {
  ...(values.all && { E2E_ALL: '1' }),
  ...(values.grep && { E2E_GREP: values.grep }),
  ...(isSlow && { E2E_HEADED: '1' }),
  ...(values.trace && { E2E_TRACE: '1' }),
  ...(values.debug && { E2E_DEBUG: '1' }),
};
/** @type {Parameters<typeof report>[0]} */
const groups = engines
  .filter(name => name !== 'chromium')
  .map(name => ({ files: flows, jobs: 1, isFirst: true, env: { ...env, ENGINES: name } }));
// More than three files at once on two processors make wallets on slow pages time out, and save no time.
const jobs = isSlow ? 1 : Number(process.env.JOBS ?? 3);
// The other two engines mostly wait.
const early = Math.min(2, jobs);
groups.push({ files: moveToFront(files, LONGEST), jobs, early, env: { ...env, ENGINES: 'chromium' } });
const isWell = await report(groups, {
  timeoutMs: values.debug || values.all ? ALL_TIMEOUT_MS : FILE_TIMEOUT_MS,
  args: ['browser'],
  isTimed: values.times ?? false,
  mayBeEmpty: Boolean(values.grep),
});
process.exitCode = isWell ? 0 : 1;
