import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { DEAR, RUNNER, TESTED } from '../run/commands';
import { copyProject, type ProjectCopy } from '../run/copy-project';
import { runCommand } from '../run/run-command';
import { STEPS } from '../run/steps.mjs';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
const docs = readdirSync('docs').filter(name => name.endsWith('.md'));
const PAGES = ['README.md', 'CONTRIBUTING.md', ...docs.map(name => `docs/${name}`)];
const steps = STEPS.flat().flatMap(({ script, plays = [] }) => [script, ...plays]);
const played = [...Object.keys(TESTED), ...Object.keys(DEAR), ...steps, RUNNER];

/** What of npm itself and of packages the pages name, with what runs it. */
const OTHERS: Record<string, string> = {
  'npm ci': 'test/soak/commands.ts',
  'npm install': 'test/soak/package.ts',
  'npx portable-wallets': 'test/soak/package.ts',
  'npx esbuild': 'test/docs/serve.test.ts',
};

for (const page of PAGES)
  test(`each command that ${page} names is run by a test or by a heavy suite`, () => {
    const text = readFileSync(page, 'utf8');
    const named = [...text.matchAll(/\bnpm\s+run\s+(?:-s\s+)?([\w:-]+)/g)].map(([, name = '']) => name);
    const short = [...text.matchAll(/\b(?:npm|npx) (?!run\b|package\b)[\w-]+/g)].map(([name]) => name);
    const own = short.map(name => name.replace(/^npm (start|test)$/, '$1'));
    assert.equal(
      [...named, ...own].filter(name => !played.includes(name) && !Object.hasOwn(OTHERS, name)),
      [],
    );
  });

test('each command of package.json is in one list of those that are run, and none that it hasn’t got', () => {
  assert.equal(played.toSorted(), Object.keys(scripts).sort());
});

test('the test that a command names runs it', () => {
  for (const file of Object.values(OTHERS)) assert.ok(existsSync(file), file);
  for (const [name, file] of Object.entries(TESTED)) {
    const [path = ''] = /[\w/-]+\.(mjs|ts)$/.exec(scripts[name] ?? '') ?? [];
    const text = readFileSync(file, 'utf8');
    assert.ok(text.includes(`'${name}'`) || text.includes(`'${path}'`), `${file} doesn’t run ${name}`);
  }
});

test('what builds each commit runs the command of a newcomer', () => {
  assert.match(readFileSync('.ci/run', 'utf8'), /\nnpm ci\nnpm test\n$/);
});

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
