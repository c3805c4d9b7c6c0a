import { spawn } from 'node:child_process';

/**
 * Parts of the unit tests, by the paths of their files: `npm run unit -- shop` runs one, without a name all of them.
 *
 * @type {Record<string, string>}
 */
const PARTS = {
  script:
    '^((attack|bench|build|core|debug|fuzz|mutants|telemetry|ui|wallets|shop/sdk/(?!shop-pay))/?.*|[^/]*)\\.test\\.tsx?$',
  specification: '^specification/.*\\.test\\.ts$',
  model: '^model/.*\\.test\\.ts$',
  shop: '^shop/((?!sdk)|sdk/shop-pay).*\\.test\\.tsx?$',
};
const UVU = [
  '--enable-source-maps',
  '--import',
  './test/run/register.mjs',
  'node_modules/uvu/bin.js',
  'test',
];

const [wanted] = process.argv.slice(2);
if (wanted && !PARTS[wanted]) throw new Error(`There is no part ${wanted}: ${Object.keys(PARTS).join(', ')}`);
const codes = await Promise.all((wanted ? [wanted] : Object.keys(PARTS)).map(run));
process.exitCode = codes.find(Boolean) ?? 0;

/**
 * All parts run at the same time, the output of each in one piece.
 *
 * @param {string} part
 * @returns {Promise<number>}
 */
function run(part) {
  const child = spawn(process.execPath, [...UVU, PARTS[part] ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', data => {
    output += data;
  });
  return new Promise(resolve =>
    child.on('close', code => {
      process.stdout.write(output, () => resolve(code ?? 1));
    }),
  );
}
