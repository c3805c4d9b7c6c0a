import { dirname, join, relative, resolve, sep } from 'node:path';
import remapping from '@jridgewell/remapping';
import { dist, root } from './dist.mjs';

/**
 * Folder of the source maps, set by `MAPS`. Without it the build writes none, which is faster. It must be outside of `dist`, which may
 * be served, because a map contains the sources.
 */
export const maps = process.env.MAPS && resolve(root, process.env.MAPS);

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
