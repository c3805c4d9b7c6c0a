import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { getBrowser } from './find-browser.mjs';
import { getEngines } from './find-engines.mjs';
import { STEPS } from './steps.mjs';

/**
 * The whole `npm test`: each step's own output, then one line with all tests counted. Every step runs, so that one look
 * shows all that is wrong.
 */

/** A test that never settles holds its process open. */
const STEP_TIMEOUT_MS = 20 * 60_000;

/** What this run builds: no other run's tests read it, nor does `npm start`. */
const DIST = mkdtempSync(join(tmpdir(), 'portable-wallets-dist-'));
process.on('exit', () => rmSync(DIST, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

getBrowser();
getEngines();
let passed = 0;
let failed = 0;
/** @type {string[]} */
const broken = [];

for (const { script, counts } of STEPS) {
  console.log(`\n> ${script}`);
  const started = Date.now();
  const { code, output } = await run(script);
  const total = count(output, 'Total');
  // A test that throws something else than an Error ends its file, and the runner leaves with 0 all the same.
  const lost = total - count(output, 'Passed') - count(output, 'Skipped');
  const isBroken = code || (counts && (!total || lost));
  // Said once more at the end, which is what a reader looks at first, and all that some logs keep.
  if (isBroken) broken.push(`${script}\n${output.match(/^Failed:[\s\S]*?(?=\n\s*Total:)/m)?.[0] ?? ''}`);
  if (counts) {
    passed += count(output, 'Passed');
    // A file that crashes while it is imported has no totals, and is a failure all the same.
    failed += Math.max(lost, isBroken ? 1 : 0);
  }
  console.log(
    `> ${script}: ${isBroken ? 'failed' : 'ok'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

if (broken.length) console.log(`\nFailed: ${broken.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(broken.length ? 1 : 0);

/**
 * @param {string} script
 * @returns {Promise<{ code: number; output: string }>}
 */
function run(script) {
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: STEP_TIMEOUT_MS,
    env: { ...process.env, DIST },
  });
  let output = '';
  child.stdout.on('data', data => {
    output += data;
    process.stdout.write(data);
  });
  return new Promise(resolve => child.on('close', code => resolve({ code: code ?? 1, output })));
}

/**
 * Sum of the runner's closing lines of this name.
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
