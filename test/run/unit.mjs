import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readCommand } from '../../build/command.mjs';
import { findFiles, moveToFront } from './find-files.mjs';
import { report } from './report.mjs';

const FILE_TIMEOUT_MS = 5 * 60_000;

/**
 * Files with a DOM share processes. The third process, for all other files, spends half of its time waiting for the
 * processes it starts.
 */
const PAGE_JOBS = 2;
const PAGE = /^import '.*\/dom';$/m;

/** Command tests mostly wait for processes. The longest start first. */
const COMMAND_JOBS = 2;
const LONGEST = ['release', 'inputs', 'scripts', 'pack'];

const { values, positionals } = readCommand(
  {
    call: 'npm run unit',
    positionals: '[part of a path]…',
    about: 'Runs the tests that need no browser: all, or the files whose path contains one of these parts.',
  },
  {
    shuffle: { type: 'string', about: 'runs the files in the order of this seed, a number' },
    times: { type: 'boolean', about: 'prints the longest files and tests' },
    watch: { type: 'boolean', about: 'runs the tests again after each change of a source or a test' },
  },
);
if (values.watch) {
  const { onChange } = await import('../../build/dev.mjs');
  const [, program = '', ...args] = process.argv;
  const again = [program, ...args.filter(arg => arg !== '--watch')];
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  const run = () => {
    last = last.then(() => once(spawn(process.execPath, again, { stdio: 'inherit' }), 'exit'));
    return last;
  };
  onChange(['src', 'test', 'sandbox', 'build', 'docs', 'package', 'site', 'bench'], run);
  await run();
  console.log('Watching for changes. Press Ctrl+C to stop.');
} else process.exitCode = (await runTests()) ? 0 : 1;

/** @returns whether all tests passed */
async function runTests() {
  const files = shuffle(await findFiles('unit', positionals));
  const pages = files.filter(file => PAGE.test(readFileSync(file, 'utf8')));
  const commands = await findFiles('commands', positionals);
  return report(
    [
      { files: pages, jobs: Math.min(PAGE_JOBS, pages.length), args: ['page'] },
      { files: files.filter(file => !pages.includes(file)), jobs: 1 },
      { files: moveToFront(commands, LONGEST), jobs: Math.min(COMMAND_JOBS, commands.length) },
    ],
    { timeoutMs: FILE_TIMEOUT_MS, isTimed: values.times ?? false },
  );
}

/**
 * @param {string[]} files
 */
function shuffle(files) {
  if (values.shuffle === undefined) return files;
  const key = (/** @type {string} */ file) =>
    createHash('sha1').update(`${values.shuffle} ${file}`).digest('hex');
  return files.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
