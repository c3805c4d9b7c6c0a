import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { pack } from '../../build/package.mjs';
import { createTempFolder } from '../fakes/temp-folder';
import { test } from '../run/suite';

const run = promisify(execFile);
const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
const { exports, bin, customElements, sideEffects, files: chosen } = await readJson('package.json');
const { release, files } = await readJson(`${dist}/manifest.json`);

/** Texts of the tarball's pages by path. */
const pages = new Map<string, string>();
let packed: string[];
let tarball: string;
test.before(async () => {
  const folder = createTempFolder();
  const { filename, files } = await pack(process.cwd(), dist, folder);
  tarball = join(folder, filename);
  packed = files.map(({ path }) => path);
  await run('tar', ['-xzf', filename], { cwd: folder });
  for (const path of packed.filter(path => path.endsWith('.md')))
    pages.set(path, await readFile(join(folder, 'package', path), 'utf8'));
});

const isMap = (path: string) => /^dist\/importmap(\.[a-z-]+)?\.json$/.test(path);

test('the tarball contains each file of the release once, with its compressed copy', () => {
  const copies = Object.keys(files).map(file => `${file}.br`);
  const expected = [...Object.keys(files), ...copies, 'LICENSES.txt']
    .map(file => `dist/${release}/${file}`)
    .sort();
  const found = packed.filter(path => path.startsWith(`dist/${release}/`)).sort();
  assert.ok(expected.length > 100);
  assert.equal(found, expected);
});

test('it also contains only types, elements, manifest, entries, documents and licences', async () => {
  const others = packed.filter(path => !path.startsWith(`dist/${release}/`) && !isMap(path));
  const documents = chosen.filter((path: string) => /^docs\/.*\.md$/.test(path));
  assert.ok(documents.length >= 6);
  const list = async (folder: string) => (await readdir(folder)).map(name => `${folder}/${name}`);
  const examples = await list('docs/examples');
  const pictures = await list('docs/pictures');
  const doctor = (await readdir('package/doctor')).map(name => `dist/doctor/${name}`);
  assert.equal(
    others.sort(),
    [
      ...['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'],
      ...[
        'LICENSES.txt',
        'bom.cdx.json',
        'command.mjs',
        'custom-elements.json',
        'load.d.ts',
        'load.js',
        'manifest.json',
      ].map(file => `dist/${file}`),
      ...doctor,
      ...[
        'portable-wallets.d.ts',
        'properties.js',
        'react.d.ts',
        'react.js',
        'vue.d.ts',
        'vue.js',
        'when-visible.js',
      ].map(file => `dist/${file}`),
      ...documents,
      ...examples,
      ...pictures,
    ].sort(),
  );
});

test('each link and image of its pages has a target in the tarball', () => {
  assert.ok(pages.size >= 9);
  const targets = [...pages].flatMap(([page, text]) =>
    [...text.matchAll(/\]\((?!https?:)([^)\s#]+)|(?:href|src)="(?!https?:)([^"#]+)/g)].map(
      ([, link, other]) => ({
        page,
        path: join(dirname(page), link ?? other ?? ''),
      }),
    ),
  );
  assert.ok(targets.length > 60, `${targets.length}`);
  assert.equal(
    targets.filter(({ path }) => !packed.includes(path)),
    [],
  );
});

test('its pages keep the text of links to other pages', () => {
  assert.match(
    pages.get('README.md') ?? '',
    '\n| Change the code | CONTRIBUTING, Architecture, Common changes |\n',
  );
  assert.match(pages.get('README.md') ?? '', '[Embedding](docs/embedding.md)');
});

for (const [checker, ...args] of [
  // The package has only ES modules.
  ['attw', '--profile', 'esm-only'],
  ['publint', 'run', '--strict'],
] as const)
  test(`${checker} finds no mistake in its entries and types`, async () => {
    await run(`node_modules/.bin/${checker}`, [...args, tarball]).catch(({ stdout, stderr }) =>
      assert.unreachable(`${stdout}${stderr}`),
    );
  });

test('it has the import map of each language', () => {
  const bundles = Object.keys(files).filter(file => /^checkout(\.|$)/.test(file));
  assert.is(packed.filter(isMap).length, bundles.length);
});

test('it contains every file that package.json names', () => {
  const targets = Object.values<string | Record<string, string>>(exports).flatMap(target =>
    typeof target === 'string' ? target : Object.values(target),
  );
  const named: string[] = [...targets, bin, customElements];
  assert.ok(named.length >= 6);
  for (const path of named.map(target => target.replace(/^\.\//, '')).filter(path => !path.includes('*')))
    assert.ok(packed.includes(path), path);
});

test('a bundler may drop modules that a page does not import, but no part of the release', () => {
  assert.equal(sideEffects, ['./dist/????????????????/**']);
  assert.is(release.length, 16);
});

test('the entries name the release of the package', async () => {
  const text = await readFile(`${dist}/load.js`, 'utf8');
  assert.match(text, `export const release = '${release}';`);
});

test('npm pack --json prints only JSON, although it builds first', async () => {
  const { stdout, stderr } = await run('npm', ['pack', '--json', '--dry-run'], {
    env: { ...process.env, DIST: createTempFolder() },
  });
  assert.is(JSON.parse(stdout)[0].name, 'portable-wallets');
  assert.match(stderr, /^portable-wallets\.js +\d+ B/m);
});

test.run();
