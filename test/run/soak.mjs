import { spawn } from 'node:child_process';
import { getBrowser } from './find-browser.mjs';
import { needBuild } from './need-build.mjs';

/**
 * `npm run soak`: the heavy suites, one after the other, for a night rather than for each change. `npm run soak -- late-files`
 * runs one of them. Each is a file of `test/soak` and prints what it has played.
 */
const SUITES = [
  'outcomes',
  'late-files',
  'faults',
  'matrices',
  'shapes',
  'accessibility',
  'leaks',
  'languages',
  'long-life',
  'package',
  'commands',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !SUITES.includes(name));
if (unknown.length) throw new Error(`There is no suite ${unknown}: ${SUITES.join(', ')}`);

needBuild();
getBrowser();
/** @type {string[]} */
const broken = [];
for (const name of wanted.length ? wanted : SUITES) {
  const started = Date.now();
  console.log(`\n> ${name}`);
  const code = await run(name);
  if (code) broken.push(name);
  console.log(`> ${name}: ${code ? 'failed' : 'ok'} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
if (broken.length) console.log(`\nFailed: ${broken.join(', ')}`);
process.exitCode = broken.length ? 1 : 0;

/**
 * @param {string} name
 * @returns {Promise<number>}
 */
function run(name) {
  const args = ['--enable-source-maps', '--import', './test/run/register.mjs', `test/soak/${name}.ts`];
  const env = { ...process.env, MATRICES: 'whole' };
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  return new Promise(resolve => child.on('close', code => resolve(code ?? 1)));
}
