import { dirname, join, relative, resolve, sep } from 'node:path';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { dist, root } from './dist.mjs';

/** What is read of a source map: https://tc39.es/ecma426/. @typedef {{ sources: string[]; mappings: string }} SourceMap */

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
 * @template {SourceMap} M
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
  return { ...map, sources: map.sources.map(toOwn) };
}

/**
 * The map of a file in which texts take the place of others: whatever stands behind them on their lines moves.
 *
 * @template {SourceMap} M
 * @param {M} map
 * @param {string} text of the file as it was
 * @param {Record<string, string>} replacements each without a line break, by what it takes the place of
 * @returns {M}
 */
export function moveColumns(map, text, replacements) {
  const lines = text
    .split('\n')
    .map(line =>
      Object.entries(replacements).flatMap(([from, to]) =>
        findAll(line, from).map(index => ({ index, by: to.length - from.length })),
      ),
    );
  const mappings = decode(map.mappings);
  for (const [line, segments] of mappings.entries())
    for (const segment of segments) {
      const column = segment[0];
      for (const { index, by } of lines[line] ?? []) if (index < column) segment[0] += by;
    }
  return { ...map, mappings: encode(mappings) };
}

/**
 * @param {string} text
 * @param {string} part
 * @returns {number[]} where it begins, each time
 */
function findAll(text, part) {
  const found = [];
  for (let index = text.indexOf(part); index >= 0; index = text.indexOf(part, index + 1)) found.push(index);
  return found;
}

/**
 * The map of a file that was changed twice.
 *
 * @template {SourceMap} M
 * @param {{ mappings: string }} second from the result to what lies between
 * @param {M} first from there to the sources
 * @returns {M}
 */
export function composeMaps(second, first) {
  const lines = decode(first.mappings);
  const mappings = decode(second.mappings).map(segments => {
    /** @type {import('@jridgewell/sourcemap-codec').SourceMapLine} */
    const moved = [];
    for (const [column, , line, from] of segments) {
      if (line === undefined || from === undefined) continue;
      const found = lines[line]?.findLast(each => each[0] <= from);
      if (found?.length === 4) moved.push([column, found[1], found[2], found[3]]);
      if (found?.length === 5) moved.push([column, found[1], found[2], found[3], found[4]]);
    }
    return moved;
  });
  return { ...first, mappings: encode(mappings) };
}
