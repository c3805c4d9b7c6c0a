import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readCommand } from '../../build/command.mjs';
import { getEngines, readEngineNames } from '../../build/find-browser.mjs';

/**
 * Runs `npm test`: each step's output in one piece, then one line with the count of all tests. Every step runs, so that
 * one run shows all failures.
 */

/** @typedef {{ script: string; counts?: boolean }} Step a command of `package.json`; one with `counts` fails if it runs no test */

/**
 * The steps. Those of one row run in parallel to use idle processors.
 *
 * @type {Step[][]}
 */
const STEPS = [
  [{ script: 'build' }],
  [{ script: 'lint' }, { script: 'check' }, { script: 'size' }, { script: 'unit', counts: true }],
  // Alone, because a wallet on a slow page times out.
  [{ script: 'weight' }],
  [{ script: 'e2e', counts: true }],
];

/** A test that never settles keeps its process running. */
const STEP_TIMEOUT_MS = 30 * 60_000;

readCommand({
  call: 'npm test',
  about: `Runs every check of a change: ${STEPS.flat()
    .map(({ script }) => script)
    .join(', ')}.`,
});

/** The build of this run, which no other run reads. Source maps change no byte of it and cost little time. */
const DIST = mkdtempSync(join(tmpdir(), 'portable-wallets-dist-'));
const BUILT_MAPS = mkdtempSync(join(tmpdir(), 'portable-wallets-maps-'));
process.on('exit', () => {
  for (const folder of [DIST, BUILT_MAPS]) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

getEngines(['chromium', 'zstd', ...readEngineNames()]);
let passed = 0;
let failed = 0;
/** @type {string[]} */
const broken = [];

for (const row of STEPS) await Promise.all(row.map(step => play(step, row.length > 1)));

if (broken.length) console.log(`\nFailed: ${broken.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(broken.length ? 1 : 0);

/**
 * @param {Step} step
 * @param {boolean} isBeside true if others run in parallel
 */
async function play({ script, counts }, isBeside) {
  const started = Date.now();
  if (!isBeside) console.log(`\n> ${script}`);
  const { code, output } = await run(script, isBeside ? () => {} : text => process.stdout.write(text));
  if (isBeside) console.log(`\n> ${script}\n${output}`);
  const total = count(output, 'Total');
  // A test that throws something other than an Error ends its file, and the runner exits with 0.
  const lost = total - count(output, 'Passed') - count(output, 'Skipped');
  const isBroken = code || (counts && (!total || lost));
  // Printed again at the end, which readers see first and some logs keep only.
  const said = output.match(/^Failed in .*|^Failed:[\s\S]*?(?=\n\s*Total:)/gm) ?? [];
  if (isBroken) broken.push([script, ...said].join('\n'));
  if (counts) {
    passed += count(output, 'Passed');
    // A file that throws on import has no totals, and counts as a failure.
    failed += Math.max(lost, isBroken ? 1 : 0);
  }
  console.log(
    `> ${script}: ${isBroken ? 'failed' : 'ok'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

/**
 * @param {string} script
 * @param {(text: string) => void} onText
 * @returns {Promise<{ code: number; output: string }>}
 */
function run(script, onText) {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: STEP_TIMEOUT_MS,
    // A test's own builds have no source maps.
    env: { ...process.env, DIST, BUILT_MAPS, ...(script === 'build' && { MAPS: BUILT_MAPS }) },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    output += text;
    onText(text);
  });
  return new Promise(resolve => child.on('close', code => resolve({ code: code ?? 1, output })));
}

/**
 * Sums the runner's closing lines of this name.
 *
 * @param {string} output
 * @param {string} name
 */
function count(output, name) {
  const plain = stripVTControlCharacters(output);
  return [...plain.matchAll(new RegExp(`^\\s*${name}:\\s+(\\d+)`, 'gm'))].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
}
