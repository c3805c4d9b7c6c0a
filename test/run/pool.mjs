import { fork } from 'node:child_process';

const PLAYER = 'test/run/play-files.ts';
/** Test processes are too short to benefit from V8's optimizer, which takes a quarter of their time. */
const OPTIMISE_LATE = '--interrupt-budget=1000000';
const NODE = [OPTIMISE_LATE, '--enable-source-maps', '--import', './build/register.mjs'];

/** @typedef {{ passed: number; skipped: number; total: number }} Sum */
/** @typedef {Sum & { file: string; ms: number; output: string; errors: string; fault?: string; tests: { name: string; ms: number }[] }} Played */
/** @typedef {{ text?: string; errors?: string; end?: Sum; isReady?: true; name?: string; ms?: number }} Message */

/**
 * Runs test files in several processes. Each takes the next file when it has finished one, so the longest should come
 * first. A process that exits during a file, or exceeds the timeout, fails only that file.
 *
 * @param {string[]} files
 * @param {{ jobs: number; early?: number; after?: Promise<unknown>; timeoutMs: number; args?: string[]; env?: Record<string, string> }} options
 *   `args` are those of `play-files.ts`; all processes except the `early` ones (default 1) start after the promise `after`
 * @param {(played: Played) => void} onPlayed
 */
export async function playFiles(files, { jobs, early = 1, after, timeoutMs, args = [], env = {} }, onPlayed) {
  const waiting = [...files];
  const work = async (/** @type {unknown} */ _, /** @type {number} */ index) => {
    if (index >= early) await after;
    while (waiting.length) await employ(() => waiting.shift(), { timeoutMs, args, env }, onPlayed);
  };
  await Promise.all(Array.from({ length: jobs }, work));
}

/**
 * Runs one process until no file is left, or it has exited.
 *
 * @param {() => string | undefined} next
 * @param {{ timeoutMs: number; args: string[]; env: Record<string, string> }} options
 * @param {(played: Played) => void} onPlayed
 * @returns {Promise<void>}
 */
function employ(next, { timeoutMs, args, env }, onPlayed) {
  const child = fork(PLAYER, args, { execArgv: NODE, env: { ...process.env, ...env, FORCE_COLOR: '1' } });
  /** @type {Played | undefined} */
  let current;
  let started = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  /** @param {Partial<Played>} outcome */
  const finish = outcome => {
    clearTimeout(timer);
    if (current) onPlayed({ ...current, ...outcome, ms: performance.now() - started });
    current = undefined;
  };
  const begin = () => {
    const file = next();
    if (file === undefined) return;
    started = performance.now();
    current = { file, ms: 0, output: '', errors: '', passed: 0, skipped: 0, total: 0, tests: [] };
  };
  child.on('message', message => {
    const { text, errors, end, isReady, name, ms } = /** @type {Message} */ (message);
    if (text !== undefined && current) current.output += text;
    if (errors !== undefined && current) current.errors += errors;
    if (name !== undefined && ms !== undefined) current?.tests.push({ name, ms });
    if (end) finish(end);
    if (!end && !isReady) return;
    begin();
    if (!current) return void child.disconnect();
    timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    child.send(current.file);
  });
  return new Promise(resolve =>
    child.on('exit', (code, signal) => {
      // A process that fails before it requests a file would be restarted forever.
      if (!started) begin();
      finish({ fault: `Its process exited during the file: ${signal ?? code}.` });
      resolve();
    }),
  );
}
