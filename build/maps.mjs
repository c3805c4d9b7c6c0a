import { dirname, join, relative, resolve, sep } from 'node:path';
import remapping from '@jridgewell/remapping';
import { dist, root } from './dist.mjs';

/**
 * Folder of the source maps: `MAPS` names it, as `DIST` names that of the built files; without it none are made, which saves a
 * build its time. It must not lie in `dist`, because all that stands there may be served, and a map holds the sources.
 */
export const maps = process.env.MAPS && resolve(root, process.env.MAPS);

/**
 * Where the source map of a built file stands.
 *
 * @param {string} folder of the maps
 * @param {string} path of the built file
 */
export const toMapFile = (folder, path) => join(folder, `${relative(dist, path)}.map`);

/**
 * The map with its sources counted from the folder of the project, so that it says nothing of the machine it was built on.
 *
 * @template {{ sources: string[] }} M
 * @param {M} map
 * @param {string} path of the built file, from which its sources count as yet
 * @returns {M}
 */
export function toOwnSources(map, path) {
  const toOwn = (/** @type {string} */ source) =>
    relative(root, resolve(dirname(path), source))
      .split(sep)
      .join('/')
      .replace(/^.*?(?=node_modules\/)/, '');
  // The build generates modules too, such as `linker:linker:table`.
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
