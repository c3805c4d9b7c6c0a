import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { findPackages, writeLicences } from '../../build/package.mjs';
import { createTempFolder } from '../fakes/temp-folder';
import { test } from '../run/suite';

const NOTICE = 'Copyright (c) 2026 the authors of';

/** Files of a small program that bundles the packages its entry imports. */
function program(licence: string): Record<string, string> {
  const files: Record<string, string> = {
    LICENSE: 'Ours',
    'entry.js':
      "import { used } from 'used';import { spare } from 'spare';import '@scope/part';console.log(used)",
    'node_modules/used/node_modules/inner/index.js': 'export const inner = Date.now()',
    'node_modules/used/index.js': "export { inner as used } from 'inner'",
    'node_modules/spare/index.js': 'export const spare = 1',
    'node_modules/@scope/part/index.js': 'console.log(2)',
  };
  for (const name of ['used', 'used/node_modules/inner', 'spare', '@scope/part']) {
    const folder = `node_modules/${name}`;
    const sideEffects = name === '@scope/part';
    files[`${folder}/package.json`] = JSON.stringify({ name, version: '1.2.3', license: 'MIT', sideEffects });
    files[`${folder}/${licence}`] = `${NOTICE} ${name}`;
  }
  return files;
}

/** Writes and builds the program with its licences. @returns the found packages */
async function run(licence: string) {
  const root = createTempFolder(program(licence));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['entry.js'],
    bundle: true,
    metafile: true,
    outdir: 'dist',
  });
  await writeLicences(root, [metafile], ['dist']);
  return {
    packages: findPackages([metafile]),
    text: await readFile(join(root, 'dist/LICENSES.txt'), 'utf8'),
  };
}

test('finds exactly the packages with code in the build, also nested ones', async () => {
  const { packages } = await run('LICENSE');
  assert.equal(packages, ['node_modules/@scope/part', 'node_modules/used/node_modules/inner']);
});

for (const file of ['LICENSE', 'LICENSE.md', 'licence.txt'])
  test(`copies the notice of a package from its ${file}, after the project's own`, async () => {
    const { text } = await run(file);
    for (const name of ['@scope/part', 'used/node_modules/inner'])
      assert.ok(text.includes(`${name} 1.2.3 (MIT)\n\n${NOTICE} ${name}`), name);
    assert.ok(text.startsWith('portable-wallets\n\nOurs'));
  });

test('rejects a package without a licence file, with the solution', async () => {
  try {
    await run('README');
  } catch (error) {
    return assert.match(
      (error as Error).message,
      /@scope\/part 1\.2\.3 has no licence file\. Ask its authors/,
    );
  }
  assert.unreachable();
});

const { release } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));

for (const file of ['portable-wallets', 'checkout'])
  test(`the banner of ${file}.js, which contains third-party code, names the licence file`, async () => {
    assert.match(await readFile(`${dist}/${file}.js`, 'utf8'), /^\/\*!.*LICENSES\.txt/);
  });

for (const folder of ['', `${release}/`])
  test(`${folder ? 'the folder of the release' : 'the folder of the build'} contains the notices of all bundled packages`, async () => {
    const text = await readFile(`${dist}/${folder}LICENSES.txt`, 'utf8');
    for (const name of ['preact', '@preact/signals', '@preact/signals-core', '@urql/core']) {
      const { version } = JSON.parse(await readFile(`node_modules/${name}/package.json`, 'utf8'));
      const notice = text.split(`\n${name} ${version} (MIT)\n`)[1] ?? '';
      assert.match(notice.split('-'.repeat(80))[0] ?? '', /Copyright \(c\).*permission notice/s, name);
    }
  });

test.run();
