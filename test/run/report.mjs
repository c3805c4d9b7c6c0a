import { playFiles } from './pool.mjs';

/** How many of the longest are printed. */
const LONGEST = 25;

/** @param {number} ms */
const toSeconds = ms => `${(ms / 1000).toFixed(1)} s`;

/**
 * Returns why a file has failed, if it has. A file without a test fails, and so does a file with a test that neither passed nor
 * threw, because a hook threw.
 *
 * @param {import('./pool.mjs').Played} played
 */
export function findFault({ fault, passed, total }) {
  if (fault) return fault;
  if (!total) return 'No test ran: is test.run() missing?';
  return passed === total ? undefined : `${total - passed} of ${total} tests did not pass.`;
}

/**
 * Runs test files and prints their results, then the sums, in the format that `all.mjs` parses.
 *
 * @param {{ files: string[]; jobs: number; args?: string[]; early?: number; isFirst?: boolean; env?: Record<string, string> }[]} groups files of
 *   different groups never share a process; once those with `isFirst` are done, the others start the processes beyond their `early` ones
 * @param {Omit<Parameters<typeof playFiles>[1], 'jobs' | 'early' | 'after' | 'env'> & { isTimed: boolean; mayBeEmpty?: boolean }} options
 *   `isTimed`: prints the longest files and tests as well; `mayBeEmpty`: a file without a test is no failure
 * @returns {Promise<boolean>} true if all tests passed
 */
export async function report(groups, { isTimed, mayBeEmpty, ...options }) {
  const started = performance.now();
  /** @type {import('./pool.mjs').Played[]} */
  const all = [];
  /** @type {string[]} */
  const faults = [];
  const add = (/** @type {import('./pool.mjs').Played} */ played) => {
    const fault =
      mayBeEmpty && !played.total && !played.errors && !played.fault ? undefined : findFault(played);
    all.push(played);
    if (fault) faults.push(`${played.file}: ${fault}\n${played.errors}`);
    console.log(`${played.file} ${toSeconds(played.ms)}\n${played.output}`);
  };
  const play = (
    /** @type {typeof groups[number]} */ { files, isFirst, ...group },
    /** @type {Promise<unknown>} */ after,
  ) => playFiles(files, { ...options, ...group, after }, add);
  const first = Promise.all(
    groups.filter(({ isFirst }) => isFirst).map(group => play(group, Promise.resolve())),
  );
  await Promise.all([first, ...groups.filter(({ isFirst }) => !isFirst).map(group => play(group, first))]);
  if (isTimed) printLongest(all);
  /** @param {'total' | 'passed' | 'skipped'} key */
  const sum = key => all.reduce((before, played) => before + played[key], 0);
  if (faults.length) console.log(`Failed:\n  ${faults.sort().join('\n  ')}`);
  console.log(`
  Total:     ${sum('total')}
  Passed:    ${sum('passed')}
  Skipped:   ${sum('skipped')}
  Duration:  ${toSeconds(performance.now() - started)}
`);
  return all.length > 0 && !faults.length;
}

/** @param {import('./pool.mjs').Played[]} all */
function printLongest(all) {
  const tests = all.flatMap(({ file, tests }) =>
    tests.map(({ name, ms }) => ({ name: `${file}: ${name}`, ms })),
  );
  const files = all.map(({ file, ms, total }) => ({ name: `${file} (${total} tests)`, ms }));
  for (const [title, rows] of Object.entries({ files, tests })) {
    if (!rows.length) continue;
    console.log(`Longest ${title}, of ${toSeconds(rows.reduce((sum, { ms }) => sum + ms, 0))} in all:`);
    for (const { name, ms } of rows.sort((a, b) => b.ms - a.ms).slice(0, LONGEST))
      console.log(`  ${toSeconds(ms).padStart(8)}  ${name}`);
  }
}
