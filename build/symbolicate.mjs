/** `npm run release -- resolve`: maps the positions in reported errors to the sources, by the source maps of kept releases. */

import { readdir, readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { parseCommand, UsageError } from './command.mjs';

/**
 * Prints the errors of a report, a log or a copied stack with positions in the sources.
 *
 * @param {string[]} args
 * @param {Pick<import('./releases.mjs').ReleaseContext, 'releases'>} releaseContext
 */
export async function printPositions(args, { releases }) {
  const { values, positionals } = parseCommand(
    args,
    {
      call: 'npm run -s release -- resolve',
      positionals: '[report.json]',
      maxPositionals: 1,
      about:
        'Prints the errors of a report, a log or a copied stack with positions in the sources. Without a file it reads stdin.',
    },
    {
      release: { type: 'string', about: 'the release, if the report has none' },
      maps: { type: 'string', about: 'another folder of source maps' },
    },
  );
  const file = positionals[0] ?? '/dev/stdin';
  const text = await readFile(file, 'utf8').catch(({ code }) => {
    throw new UsageError(`${file} can't be read (${code}). Pass the file of the report, or pipe it in.`);
  });
  const errors = readReport(text);
  if (!errors.length) return 'The report has no error.\n';
  const resolved = [];
  for (const { text, release } of errors)
    resolved.push(
      await resolvePositions(text, values.maps ?? join(releases, 'maps'), values.release ?? release),
    );
  return resolved.map(text => `${text.trimEnd()}\n\n`).join('');
}

/**
 * An error in Chrome's stack format, and the release of its report.
 *
 * @typedef {{ text: string; release: string | undefined }} ReportedError
 */

/**
 * Parses the errors of a text: reports in Bugsnag's format or OTLP logs, at any depth, or one stack.
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
 * @param {string} [outer] release of an outer object
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

/** A position in a file of a release: the file's URL or name, with or without the folder of the release. */
const POSITION =
  /(?:https?:\/\/[^\s@()]*?)?\b(?:([\da-f]{16})\/)?((?:wallets\/)?(?:sheets\/)?[\w.-]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/g;

/**
 * Replaces each position in a file of a release by its position in the sources, and adds that line. Unmapped positions stay.
 *
 * @param {string} text stacks in any browser's format
 * @param {string} folder with a folder of maps for each release
 * @param {string} [release] of positions without one; optional if only one release has maps
 * @throws UsageError if the release of a position is unknown or has no maps
 */
async function resolvePositions(text, folder, release) {
  const kept = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
  const fallback = release ?? (kept.length === 1 ? kept[0] : undefined);
  /** @type {Map<string, Promise<SourceMap | undefined>>} */
  const maps = new Map();
  let written = '';
  let end = 0;
  for (const match of text.matchAll(POSITION)) {
    const [place, named, file = '', line, column] = match;
    const owner = named ?? fallback;
    if (!owner || !kept.includes(owner))
      throw new UsageError(
        `${owner ? `The release ${owner} has no source maps` : 'The report has no release'}. Set --release to one of ${kept.join(', ') || 'those that npm run release writes'}.`,
      );
    const path = join(folder, owner, `${file}.map`);
    if (!maps.has(path)) maps.set(path, readMap(path));
    const source = formatSource(await maps.get(path), Number(line) - 1, Number(column) - 1);
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
      `${path} is not a complete source map. Copy it again, or build the release again from its sources.`,
    );
  }
}

/**
 * @param {SourceMap | undefined} map
 * @param {number} line from 0
 * @param {number} column from 0
 */
function formatSource(map, line, column) {
  const entry = map?.findEntry(line, column);
  if (!map || !entry || !('originalSource' in entry)) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  const { sources, sourcesContent } = map.payload;
  const source = sourcesContent?.[sources.indexOf(originalSource)]?.split('\n')[originalLine] ?? '';
  return `${originalSource}:${originalLine + 1}:${originalColumn + 1}  ${source.trim()}`.trimEnd();
}
