import { playFiles } from './pool.mjs';

/** How many of the longest are named. */
const LONGEST = 25;

/** @param {number} ms */
const toSeconds = ms => `${(ms / 1000).toFixed(1)} s`;

/**
 * Why a file has failed, if it has: also one in which no test ran, and one in which a test has neither passed nor thrown, because
 * what comes after it threw.
 *
 * @param {import('./pool.mjs').Played} played
 */
export function findFault({ fault, passed, total }) {
  if (fault) return fault;
  if (!total) return 'No test ran: is test.run() missing?';
  return passed === total ? undefined : `${total - passed} of ${total} tests did not pass.`;
}

/**
 * Plays files of tests and prints what came of each, then the sums, as `all.mjs` reads them.
 *
 * @param {{ files: string[]; jobs: number; after?: Promise<unknown> }[]} groups files of different groups never share a process
 * @param {Omit<Parameters<typeof playFiles>[1], 'jobs' | 'after'> & { isTimed: boolean }} options `isTimed`: the longest files and tests are
 *   printed as well
 * @returns {Promise<boolean>} whether all is well
 */
export async function report(groups, { isTimed, ...options }) {
  const started = performance.now();
  /** @type {import('./pool.mjs').Played[]} */
  const all = [];
  /** @type {string[]} */
  const faults = [];
  const add = (/** @type {import('./pool.mjs').Played} */ played) => {
    const fault = findFault(played);
    all.push(played);
    if (fault) faults.push(`${played.file}: ${fault}\n${played.errors}`);
    console.log(`${played.file} ${toSeconds(played.ms)}\n${played.output}`);
  };
  await Promise.all(groups.map(({ files, ...group }) => playFiles(files, { ...options, ...group }, add)));
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
