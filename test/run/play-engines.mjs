import { fork } from 'node:child_process';
import { getEngines, readEngineNames } from './find-engines.mjs';
import { writeFlowTable } from './flow-table.mjs';

const UVU = ['test/flows', '\\.test\\.ts$'];
/** A test that never settles holds its process open. */
const ENGINE_TIMEOUT_MS = 15 * 60_000;

/**
 * Plays the core flows in all engines, or in those that `ENGINES` names, and prints the table engine x test. Each engine has a process of
 * its own; what it says comes in one piece.
 *
 * @returns {Promise<boolean>} whether all is well
 */
export async function playEngines() {
  const names = readEngineNames();
  getEngines(names);
  /** @type {import('./flow-table.mjs').FlowOutcome[]} */
  const outcomes = [];
  /** @type {number[]} */
  const codes = [];
  // One after the other: three browsers on a small machine would wait for each other until their time is up.
  for (const name of names) codes.push(await play(name, outcomes));
  const { text, isWhole } = writeFlowTable(names, outcomes);
  console.log(text);
  const failed = outcomes.filter(({ fault }) => fault !== undefined);
  for (const { engine, suite, title } of failed) console.log(`Failed in ${engine}: ${suite}, ${title}`);
  return isWhole && !codes.some(Boolean);
}

/**
 * @param {import('./find-engines.mjs').EngineName} name
 * @param {import('./flow-table.mjs').FlowOutcome[]} outcomes
 * @returns {Promise<number>}
 */
function play(name, outcomes) {
  const child = fork('node_modules/uvu/bin.js', UVU, {
    execArgv: ['--enable-source-maps', '--import', './test/run/register.mjs'],
    env: { ...process.env, ENGINES: name },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    timeout: ENGINE_TIMEOUT_MS,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', data => {
      output += data;
    });
  child.on('message', outcome =>
    outcomes.push(/** @type {import('./flow-table.mjs').FlowOutcome} */ (outcome)),
  );
  return new Promise(resolve =>
    child.on('close', code => {
      process.stdout.write(`\n> ${name}\n${output}`, () => resolve(code ?? 1));
    }),
  );
}
