import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** Builds a source file into the folder `DIST`, with maps in the folder of its argument. */
const BUILD = `
import { build } from 'esbuild';
import { dist } from './build/dist.mjs';
import { minifyPlugin } from './build/minify.mjs';
const plugins = [minifyPlugin(process.argv[1])];
await build({ bundle: true, minify: true, format: 'esm', entryPoints: ['src/core/storefront/address.ts'], outdir: dist, plugins });
`;

/** @returns the built text */
async function build(dist: string, ...maps: string[]): Promise<string> {
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD, ...maps], {
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

test.run();
