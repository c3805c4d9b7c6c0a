import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { copyProject, type ProjectCopy } from '../run/copy-project';
import { runCommand } from '../run/run-command';

let copy: ProjectCopy;
test.before(async () => {
  copy = await copyProject();
});
test.after(() => copy.remove());
const read = (path: string) => readFile(join(copy.folder, path), 'utf8');
const run = (name: string, env = {}) => runCommand(name, [], { DIST: dist, ...env }, copy.folder);

test('npm run docs writes what has gone from a page', async () => {
  const page = await read('docs/embedding.md');
  const [part = ''] = /<!-- docs:script -->\n[\s\S]*?<!-- \/docs:script -->/.exec(page) ?? [];
  assert.ok(part.split('\n').length > 10);
  const without = page.replace(part, '<!-- docs:script -->\nold\n<!-- /docs:script -->');
  await writeFile(join(copy.folder, 'docs/embedding.md'), without);
  assert.is(run('docs').stderr, '');
  assert.is(await read('docs/embedding.md'), page);
});

test('npm run sizes makes the sizes of the last build the limits, and states them', async () => {
  const limit = '"path": "dist/sdk.js", "limit": "';
  const stated = (text: string) => /<!-- size:sdk -->([\d,]+) B/.exec(text)?.[1]?.replace(',', '');
  const { brotli } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8')).files['sdk.js'];
  const text = await read('.size-limit.json');
  await writeFile(join(copy.folder, '.size-limit.json'), text.replace(RegExp(`${limit}\\d+`), `${limit}1`));
  await writeFile(
    join(copy.folder, 'README.md'),
    (await read('README.md')).replace(/(<!-- size:sdk -->)[\d,]+/, '$11'),
  );
  assert.is(stated(await read('README.md')), '1');
  assert.match(run('sizes').stdout, `sdk: 1 B -> ${brotli} B\n`);
  assert.match(await read('.size-limit.json'), `${limit}${brotli} B`);
  assert.is(stated(await read('README.md')), `${brotli}`);
});

test('npm run sizes says where nothing is built, and leaves the limits alone', async () => {
  const before = await read('.size-limit.json');
  const { status, stderr } = run('sizes', { DIST: 'docs' });
  assert.is(status, 1);
  assert.match(stderr, /^Nothing whole is built in .*docs: npm run build does it.*\n$/);
  assert.is(await read('.size-limit.json'), before);
});

test('npm run -s specification prints each statement with its tests, and how many there are', () => {
  const lines = run('specification').stdout.trimEnd().split('\n');
  const tests = lines.filter(line => /^ {6}\S/.test(line));
  const statements = lines.filter(line => /^ {2}\S/.test(line));
  assert.ok(tests.length >= statements.length);
  assert.ok(lines.at(-1)?.startsWith(`${statements.length} statements in `), lines.at(-1));
});

test('npm run -s words prints a table of the languages that it is asked for', () => {
  const rows = runCommand('words', ['--', 'en', 'de']).stdout.trimEnd().split('\n');
  assert.is(rows[0], 'key\ten\tde');
  assert.ok(rows.length > 50);
});

test('npm run -s reactions prints what is done about each code', () => {
  assert.match(
    runCommand('reactions').stdout,
    /^CAPTCHA_COMPLETION_REQUIRED +decelerate +captcha_required$/m,
  );
});

test.run();
