import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** Builds a source file with further code into the folder `DIST`, with maps in the folder of its last argument. */
const BUILD = `
import { build } from 'esbuild';
import { options } from './build/bundles.mjs';
import { dist } from './build/dist.mjs';
import { minifyPlugin } from './build/minify.mjs';
const [, added, maps] = process.argv;
const stdin = { contents: 'export * from "./src/core/storefront/address";' + added, resolveDir: '.', sourcefile: 'address.ts' };
const { minifySyntax, minifyWhitespace } = options;
await build({ bundle: true, minifySyntax, minifyWhitespace, format: 'esm', stdin, outfile: dist + '/address.js', plugins: [minifyPlugin(maps)] });
`;

/** @returns the built text */
async function build(dist: string, maps = '', added = ''): Promise<string> {
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD, added, maps], {
    encoding: 'utf8',
    env: { ...process.env, DIST: dist },
  });
  assert.is(stderr, '');
  assert.equal(await readdir(dist), ['address.js']);
  return readFile(join(dist, 'address.js'), 'utf8');
}

test('source maps change no byte of the build, and have a separate folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minify-'));
  try {
    const maps = join(folder, 'maps');
    const plain = await build(join(folder, 'plain'));
    assert.is(await build(join(folder, 'mapped'), maps), plain);
    assert.ok(plain.length > 1000);
    assert.not.match(plain, 'sourceMappingURL');
    assert.equal(await readdir(maps), ['address.js.map']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('added code renames nothing before it, so that the delta from an earlier release stays small', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'minify-'));
  try {
    const [before, after] = await Promise.all([
      build(join(folder, 'before')),
      build(join(folder, 'after'), '', `export const added = "${'zq'.repeat(3000)}";`),
    ]);
    const code = before.slice(0, before.lastIndexOf('export'));
    assert.ok(code.length > 1000);
    assert.ok(after.startsWith(code.replace(/;$/, '')));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.run();
