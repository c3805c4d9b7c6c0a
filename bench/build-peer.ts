import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { options } from '../build/bundles.mjs';
import { minifyPlugin } from '../build/minify.mjs';
import { FOLDER } from './build-baseline';
import { install } from './install';
import type { Peer } from './peers';

/**
 * Installs a peer and bundles it with the options of the script that don't depend on its sources.
 *
 * @throws if npm can't install it or esbuild can't build it
 */
export async function buildPeer({ packages, imports }: Peer): Promise<Buffer> {
  const name = packages.join().replace(/\W+/g, '-');
  const folder = await install(name, packages);
  const { target, charset, legalComments } = options;
  const names = imports.map(each => each.split(' from ')[0]?.replace(/^\* as /, '') ?? '');
  const contents = [
    ...imports.map(each => `import ${each};`),
    `window.peer = [${names.map(each => each.replace(/[{}]/g, ''))}];`,
  ].join('\n');
  const outfile = join(FOLDER, 'peers', `${name}.js`);
  await mkdir(join(FOLDER, 'peers'), { recursive: true });
  await build({
    target,
    charset,
    legalComments,
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    stdin: { contents, resolveDir: folder },
    outfile,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [minifyPlugin()],
    logLevel: 'error',
  });
  return readFile(outfile);
}
