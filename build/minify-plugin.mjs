import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { minify } from 'terser';
import { toMapFile, toOwnSources } from './maps.mjs';

/**
 * Nothing here may drop the reading of a property: to read a signal's value is to listen to it.
 *
 * @type {import('terser').CompressOptions}
 */
const COMPRESS = { ecma: 2020, passes: 3, pure_getters: false };

/**
 * Minifies once more what esbuild has minified: 3 % of the brotli bytes.
 *
 * @param {string} [maps] folder for source maps that lead from what is minified last back to the sources; none are made without
 * @returns {import('esbuild').Plugin}
 */
export function minifyPlugin(maps) {
  return {
    name: 'minify',
    setup(build) {
      const { initialOptions } = build;
      initialOptions.write = false;
      if (maps) initialOptions.sourcemap = 'external';
      build.onEnd(async ({ outputFiles = [] }) => {
        for (const { path, text } of outputFiles.filter(file => !file.path.endsWith('.map'))) {
          const content = outputFiles.find(file => file.path === `${path}.map`)?.text;
          const { code, map } = await minify(text, {
            module: initialOptions.format === 'esm',
            compress: COMPRESS,
            format: { ecma: 2020, comments: /^!|^# all/ },
            ...(content && { sourceMap: { content, asObject: true } }),
          });
          await write(path, code ?? '');
          if (maps) await write(toMapFile(maps, path), JSON.stringify(toOwnSources(Object(map), path)));
        }
      });
    },
  };
}

/**
 * @param {string} path
 * @param {string} text
 */
async function write(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
