/** Minifies the bundles, and writes them with their source maps. */

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import remapping from '@jridgewell/remapping';
import { dist, root } from './dist.mjs';

/**
 * Keeps all reads of properties, because reading a signal's value subscribes to it.
 *
 * @type {import('terser').CompressOptions}
 */
const COMPRESS = { ecma: 2020, passes: 3, pure_getters: false };

const LETTERS = 'etnroaisclupdmfhgvybxkjwzqETNROAISCLUPDMFHGVYBXKJWZQ_$';
const CHARACTERS = `${LETTERS}0123456789`;

/** Returns the name of a variable by its number: `e`, `t` … `$`, `ee`, `te` … @param {number} index @returns {string} */
const toName = (index, characters = LETTERS) =>
  characters.charAt(index % characters.length) +
  (index < characters.length ? '' : toName(Math.floor(index / characters.length) - 1, CHARACTERS));

/**
 * Minifies esbuild's output again, which saves 3 % of the brotli bytes.
 *
 * @param {string} [maps] folder for source maps of the minified files; none by default
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
        // Takes 0.1 s, and the release commands import this module without building.
        const { minify } = await import('terser');
        for (const { path, text } of outputFiles.filter(file => !file.path.endsWith('.map'))) {
          const content = outputFiles.find(file => file.path === `${path}.map`)?.text;
          const { code, map } = await minify(text, {
            module: initialOptions.format === 'esm',
            compress: COMPRESS,
            // By default, the frequency of each character in the file decides, so that each change of the sources renames most
            // variables, and the delta from an earlier release is a third larger.
            mangle: { nth_identifier: { get: index => toName(index) } },
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

/**
 * Returns the path of a built file's source map.
 *
 * @param {string} folder of the maps
 * @param {string} path of the built file
 */
export const toMapFile = (folder, path) => join(folder, `${relative(dist, path)}.map`);

/**
 * Returns the map with sources relative to the project's folder, so that it has no paths of the machine.
 *
 * @template {{ sources: string[] }} M
 * @param {M} map
 * @param {string} path of the built file, to which the sources are relative
 * @returns {M}
 */
export function toOwnSources(map, path) {
  const toOwn = (/** @type {string} */ source) =>
    relative(root, resolve(dirname(path), source))
      .split(sep)
      .join('/')
      .replace(/^.*?(?=node_modules\/)/, '');
  // The build also generates modules, such as `linker:linker:table`.
  const isFile = (/** @type {string} */ source) => !/^\w+:/.test(source);
  return { ...map, sources: map.sources.map(source => (isFile(source) ? toOwn(source) : source)) };
}

/**
 * Returns the map of an edited file to the sources.
 *
 * @param {import('magic-string').default} edited
 * @param {string} map of the file before the edits, as JSON
 */
export function toEditedMap(edited, map) {
  const edits = /** @type {any} */ (edited.generateMap({ hires: 'boundary' }));
  return JSON.stringify(remapping([edits, map], () => null));
}
