import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { UsageError } from './command.mjs';

/** A place in a file of a release, as browsers and reports write it: with its URL, with the release's folder, or without. */
const PLACE =
  /(?:https?:\/\/[^\s@()]*?)?\b(?:([\da-f]{16})\/)?((?:wallets\/)?(?:sheets\/)?[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;

/**
 * Writes, for each place in a file of a release, where that is in the sources, and the line that stands there. What no map knows
 * stays as it is.
 *
 * @param {string} text stacks, in the words of any browser
 * @param {string} folder with a folder of maps for each release
 * @param {string} [release] of places that don't name theirs; not needed where there are maps of one release alone
 * @throws UsageError where nothing says which release is meant, and where no maps of it are kept: those of another would lead astray
 */
export async function resolvePlaces(text, folder, release) {
  const kept = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
  const usual = release ?? (kept.length === 1 ? kept[0] : undefined);
  /** @type {Map<string, Promise<SourceMap | undefined>>} */
  const maps = new Map();
  let written = '';
  let end = 0;
  for (const match of text.matchAll(PLACE)) {
    const [place, named, file = '', line, column] = match;
    const of = named ?? usual;
    if (!of || !kept.includes(of))
      throw new UsageError(
        `${of ? `No source maps are kept of the release ${of}` : 'Nothing says which release it is'}: name one by --release, of ${kept.join(', ') || 'those that npm run release makes'}.`,
      );
    const path = join(folder, of, `${file}.map`);
    if (!maps.has(path)) maps.set(path, readMap(path));
    const source = write(await maps.get(path), Number(line) - 1, Number(column) - 1);
    written += text.slice(end, match.index) + (source ?? place);
    end = match.index + place.length;
  }
  return written + text.slice(end);
}

/** @param {string} path */
async function readMap(path) {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return new SourceMap(JSON.parse(text));
  } catch {
    throw new UsageError(
      `${path} is no whole source map: copy it again, or make the release again from its sources.`,
    );
  }
}

/**
 * @param {SourceMap | undefined} map
 * @param {number} line from 0
 * @param {number} column from 0
 */
function write(map, line, column) {
  const entry = map?.findEntry(line, column);
  if (!map || !entry || !('originalSource' in entry)) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  const { sources, sourcesContent } = map.payload;
  const source = sourcesContent?.[sources.indexOf(originalSource)]?.split('\n')[originalLine] ?? '';
  return `${originalSource}:${originalLine + 1}:${originalColumn + 1}  ${source.trim()}`.trimEnd();
}
