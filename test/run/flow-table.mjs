/** @typedef {import('./find-engines.mjs').EngineName} EngineName */

/**
 * How one test went in one engine: in how many milliseconds, why it failed, or why the engine can't play it.
 *
 * @typedef {{ suite: string; title: string; engine: EngineName; ms?: number; fault?: string; dash?: string }} FlowOutcome
 */

/**
 * The table engine x test with times, and under it the reasons of its dashes.
 *
 * @param {readonly EngineName[]} engines
 * @param {FlowOutcome[]} outcomes
 * @returns {{ text: string; isWhole: boolean }} whole is a table of which each cell is a time or a dash
 */
export function writeFlowTable(engines, outcomes) {
  /** @type {string[]} */
  const reasons = [];
  let isWhole = outcomes.length > 0;

  /** @param {FlowOutcome | undefined} outcome */
  const toCell = outcome => {
    if (outcome?.dash !== undefined) {
      const reason = `${outcome.engine}: ${outcome.dash}`;
      if (!reasons.includes(reason)) reasons.push(reason);
      return `- (${reasons.indexOf(reason) + 1})`;
    }
    if (outcome?.ms !== undefined && outcome.fault === undefined) return toSeconds(outcome.ms);
    isWhole = false;
    return outcome ? 'FAILED' : 'LOST';
  };
  /** @param {Partial<FlowOutcome>} wanted */
  const find = ({ suite, title, engine }) =>
    outcomes.find(other => other.suite === suite && other.title === title && other.engine === engine);

  const tests = outcomes.filter(
    ({ suite, title }, index) =>
      index === outcomes.findIndex(other => other.suite === suite && other.title === title),
  );
  tests.sort((a, b) => a.suite.localeCompare(b.suite));
  const rows = tests.map(({ suite, title }) => [
    suite,
    title,
    ...engines.map(engine => toCell(find({ suite, title, engine }))),
  ]);
  const sums = engines.map(engine => {
    const all = outcomes.filter(other => other.engine === engine);
    return toSeconds(all.reduce((sum, { ms = 0 }) => sum + ms, 0));
  });
  const table = [['suite', 'test', ...engines], ...rows, ['', 'all tests, one after the other', ...sums]];
  const widths = table[0]?.map((_, column) => Math.max(...table.map(cells => cells[column]?.length ?? 0)));
  const lines = table.map(cells =>
    cells
      .map((text, column) =>
        column < 2 ? text.padEnd(widths?.[column] ?? 0) : text.padStart(widths?.[column] ?? 0),
      )
      .join('  '),
  );
  return {
    text: [...lines, ...reasons.map((reason, index) => `(${index + 1}) ${reason}`)].join('\n'),
    isWhole,
  };
}

/** @param {number} ms */
const toSeconds = ms => `${(ms / 1000).toFixed(1)} s`;
