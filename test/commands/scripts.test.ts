import { spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { copyProject, type ProjectCopy, runCommand } from '../run/run-command';

let copy: ProjectCopy;
test.before(async () => {
  copy = await copyProject();
});
test.after(() => copy.remove());
const read = (path: string) => readFile(join(copy.folder, path), 'utf8');
const run = (name: string, env = {}) => runCommand(name, [], { DIST: dist, ...env }, copy.folder);

test('npm run docs restores a removed part of a page', async () => {
  const page = await read('docs/embedding.md');
  const [part = ''] = /<!-- docs:script -->\n[\s\S]*?<!-- \/docs:script -->/.exec(page) ?? [];
  assert.ok(part.split('\n').length > 10);
  const without = page.replace(part, '<!-- docs:script -->\nold\n<!-- /docs:script -->');
  await writeFile(join(copy.folder, 'docs/embedding.md'), without);
  assert.is(run('docs').stderr, '');
  assert.is(await read('docs/embedding.md'), page);
});

test('npm run docs lists the parameters of a wallet that has no section', async () => {
  const page = await read('docs/wallets.md');
  const without = page.replace(/### PayPal and Venmo\n.*(?=### Shop Pay\n)/s, '');
  assert.not.match(without, 'requiresBillingAgreement');
  await writeFile(join(copy.folder, 'docs/wallets.md'), without);
  assert.is(run('docs').stderr, '');
  const after = await read('docs/wallets.md');
  await writeFile(join(copy.folder, 'docs/wallets.md'), page);
  assert.match(after, /### PayPal and Venmo\n\n.*\| `requiresBillingAgreement` \|/s);
});

test('npm run docs writes the sizes of the last build in kB', async () => {
  const page = await read('docs/performance.md');
  const mark = '<!-- kB:cart.js -->';
  const old = page.replace(RegExp(`${mark}[\\d.]+`), `${mark}9.9`);
  await writeFile(join(copy.folder, 'docs/performance.md'), old);
  assert.is(run('docs').status, 0);
  const { brotli } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')).files['cart.js'];
  assert.match(await read('docs/performance.md'), `${mark}${(brotli / 1000).toFixed(1)} kB`);
});

test('npm run docs keeps the sizes without a build', async () => {
  const page = await read('docs/performance.md');
  const { status, stdout } = run('docs', { DIST: 'docs' });
  assert.is(status, 0);
  assert.match(stdout, 'Run npm run build first');
  assert.is(await read('docs/performance.md'), page);
});

test('npm run unit -- --watch runs the tests again after a change', async () => {
  const watched = await copyProject();
  await rm(join(watched.folder, 'test'));
  await cp('test/run', join(watched.folder, 'test/run'), { recursive: true });
  const file = join(watched.folder, 'test/watched.test.ts');
  const write = (body: string) =>
    writeFile(file, `import { test } from 'uvu';\ntest('watched', () => { ${body} });\ntest.run();\n`);
  await write('');
  const watcher = spawn(process.execPath, ['test/run/unit.mjs', '--watch', 'watched'], {
    cwd: watched.folder,
    timeout: 60_000,
  });
  let printed = '';
  for await (const data of watcher.stdout) {
    printed += data;
    if (printed.endsWith('Press Ctrl+C to stop.\n')) await write("throw new Error('changed')");
    if (/Passed: +0\n/.test(printed)) watcher.kill();
  }
  await watched.remove();
  assert.match(printed, /Passed: +1\n.*Passed: +0\n/s);
});

test('npm run -s release -- messages prints a table of the named languages', () => {
  const rows = runCommand('release', ['--', 'messages', 'en', 'de']).stdout.trimEnd().split('\n');
  assert.is(rows[0], 'key\ten\tde');
  assert.ok(rows.includes('modal.close\tClose\tSchließen'));
  for (const row of rows) assert.is(row.split('\t').length, 3, row);
});

test('npm run -s release -- messages lists the languages if it is called with another', () => {
  const { status, stderr, stdout } = runCommand('release', ['--', 'messages', 'klingon']);
  assert.equal([status, stdout], [1, '']);
  assert.match(stderr, /no messages in klingon/);
});

test('npm run -s release -- reactions prints the reaction to each code, with the text of a sheet', () => {
  const { stdout } = runCommand('release', ['--', 'reactions']);
  assert.match(stdout, /^CAPTCHA_COMPLETION_REQUIRED +decelerate +captcha_required$/m);
  assert.match(stdout, /^ADDRESS_FIELD_CONTAINS_EMOJIS +show +\w+ \p{L}.*\.$/mu);
  assert.match(stdout, /^\* +abort +wallet_error$/m);
});

test("npm run -s release -- fallback-lines prints the lines for browsers that can't run the script", async () => {
  const { stdout } = runCommand('release', ['--', 'fallback-lines']);
  assert.is(stdout, await readFile('build/snippets/fallback-lines.html', 'utf8'));
});

const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));

// The other commands call programs of packages, which print their own usage.
for (const script of Object.keys(scripts).filter(name => scripts[name].startsWith('node ')))
  test(`${script} with an unknown option prints its usage and exits with 1`, () => {
    const { status, stdout, stderr } = runCommand(script, ['--', '--nonsense']);
    assert.equal([status, stdout], [1, '']);
    assert.match(stderr, /^Unknown option '--nonsense'.*\n\nUsage: npm /);
  });

test.run();
