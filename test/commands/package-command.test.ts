import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { release } from '../browser/shop-page';
import { createTempFolder } from '../fakes/temp-folder';
import { test } from '../run/suite';

/** Runs the package's command like `npx portable-wallets`. */
function run(args: string[], { cwd = '.', from = dist, env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve(from, 'command.mjs'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

for (const args of [['copy', 'public'], ['public']])
  test(`${args.join(' ')} copies the release`, () => {
    const cwd = createTempFolder();
    assert.is(run(args, { cwd }).status, 0);
    assert.ok(existsSync(join(cwd, 'public', release, 'wallets/paypal.js')));
  });

for (const args of [[], ['copy'], ['--help']])
  test(`prints the usage for ${args.join(' ') || 'nothing'}`, () => {
    const { status, stderr } = run(args);
    assert.is(status, 1);
    assert.match(stderr, 'npx portable-wallets doctor <url or file>');
  });

/** Arguments of `doctor`, and the last line of its output. */
const REFUSED: [string[], RegExp][] = [
  [[], /^Pass one page: npx portable-wallets doctor https:/],
  [['a.html', 'b.html'], /^Pass one page/],
  [['--outt', 'x', 'a.html'], /^Unknown option '--outt'/],
  [['--script', 'wallets.js', 'https://shop.example/'], /^--script takes a URL, not wallets\.js/],
  [['absent.html'], /^absent\.html is neither a file nor a URL/],
  [['ftp://shop.example/'], /^ftp:\/\/shop\.example\/ is neither a file nor a URL/],
  [['package.json'], /^package\.json is not an HTML file/],
];

for (const [args, sentence] of REFUSED)
  test(`exits with 2 for doctor ${args.join(' ')}`, () => {
    const { status, stdout, stderr } = run(['doctor', ...args]);
    assert.equal([status, stdout], [2, '']);
    assert.match(stderr, sentence);
    assert.is(stderr.trimEnd().split('\n').length, 1, stderr);
  });

test('exits with 2 if a browser does not start, or playwright-core is missing', () => {
  const folder = createTempFolder({ 'page.html': '' });
  const inFolder = { cwd: folder, from: folder };
  const page = join(folder, 'page.html');
  const { status, stderr } = run(['doctor', page], { env: { CHROMIUM: process.execPath } });
  assert.is(status, 2);
  assert.match(stderr, /does not start .*CHROMIUM\.\n$/);
  for (const name of ['command.mjs', 'load.js', 'properties.js', 'when-visible.js', 'doctor'])
    cpSync(join(dist, name), join(folder, name), { recursive: true });
  assert.equal(run(['doctor', page], inFolder), {
    status: 2,
    stdout: '',
    stderr: 'The doctor needs playwright-core. Run npm install --save-dev playwright-core.\n',
  });
});

test.run();
