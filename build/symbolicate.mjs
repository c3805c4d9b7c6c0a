/** `npm run release -- resolve`: finds the places of reported errors in the sources, by the source maps of kept releases. */

import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { parseCommand, UsageError } from './command.mjs';

/**
 * Prints where the errors of a report, a log or a copied stack are in the sources.
 *
 * @param {string[]} args
 * @param {Pick<import('./releases.mjs').Workplace, 'releases'>} workplace
 */
export async function printPlaces(args, { releases }) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- resolve',
      words: '[report.json]',
      most: 1,
      about:
        'Prints where the errors of a report, a log or a copied stack are in the sources. Without a file it reads stdin.',
    },
    {
      release: { type: 'string', about: "the release, if the report doesn't name it" },
      maps: { type: 'string', about: 'another folder of source maps' },
    },
  );
  const file = positionals[0] ?? '/dev/stdin';
  const text = await readFile(file, 'utf8').catch(({ code }) => {
    throw new UsageError(`${file} can't be read (${code}): name the file of the report, or pipe it in.`);
  });
  const errors = readReport(text);
  if (!errors.length) return 'There is no error in it.\n';
  const resolved = [];
  for (const { text, release } of errors)
    resolved.push(
      await resolvePlaces(text, values.maps ?? join(releases, 'maps'), values.release ?? release),
    );
  return resolved.map(text => `${text.trimEnd()}\n\n`).join('');
}

/**
 * An error in Chrome's stack format, and the release that its report names.
 *
 * @typedef {{ text: string; release: string | undefined }} ReportedError
 */

/**
 * Reads the errors of a text: reports in Bugsnag's format or OTLP logs, as `telemetry.js` sends them or nested in the export of a
 * service, or else one stack.
 *
 * @param {string} text
 * @returns {ReportedError[]}
 */
export function readReport(text) {
  try {
    return findErrors(JSON.parse(text));
  } catch {
    return text.trim() ? [{ text, release: undefined }] : [];
  }
}

/**
 * @param {unknown} value
 * @param {string} [outer] the release that an outer object names
 * @returns {ReportedError[]}
 */
function findErrors(value, outer) {
  if (Object(value) !== value) return [];
  const { app, resource, errorClass, message, stacktrace, body, attributes } = Object(value);
  const release = app?.codeBundleId ?? readAttribute(resource?.attributes, 'service.version') ?? outer;
  if (Array.isArray(stacktrace)) {
    const lines = stacktrace.map(
      ({ file, lineNumber, columnNumber }) => `    at ${file}:${lineNumber}:${columnNumber}`,
    );
    return [{ text: [`${errorClass}: ${message}`, ...lines].join('\n'), release }];
  }
  const place = readAttribute(attributes, 'place');
  if (place)
    return [
      {
        text: `${readAttribute(attributes, 'type')}: ${body?.stringValue ?? ''}\n    at ${place}`,
        release,
      },
    ];
  return Object.values(Object(value)).flatMap(part => findErrors(part, release));
}

/**
 * @param {unknown} attributes in OTLP's format
 * @param {string} name
 * @returns {string | undefined}
 */
function readAttribute(attributes, name) {
  const found = Array.isArray(attributes) && attributes.find(({ key }) => key === name);
  return found ? found.value?.stringValue : undefined;
}

/** A position in a file of a release, as browsers and reports write it: with its URL, with the release's folder, or without. */
const PLACE =
  /(?:https?:\/\/[^\s@()]*?)?\b(?:([\da-f]{16})\/)?((?:wallets\/)?(?:sheets\/)?[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;

/**
 * Replaces each position in a file of a release by the position in the sources, with that line. Unmapped positions stay.
 *
 * @param {string} text stacks in any browser's format
 * @param {string} folder with a folder of maps for each release
 * @param {string} [release] of positions that don't name theirs; optional if only one release has maps
 * @throws UsageError if the release of a position is unknown or has no maps
 */
async function resolvePlaces(text, folder, release) {
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
