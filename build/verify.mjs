/** `npm run release -- verify`: builds a kept release again and compares each file. */

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseCommand, UsageError } from './command.mjs';
import { makeRelease } from './make-release.mjs';
import { readLastBuild } from './manifest.mjs';
import { listFiles, requireName } from './releases.mjs';

/**
 * Decompressors by file extension. Compares contents, because the bytes of gzip depend on the processor.
 *
 * @type {Record<string, (content: Buffer) => Buffer>}
 */
const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync, '.tgz': gunzipSync };

/** Placeholder of a release's name in paths and contents. */
const PLACEHOLDER = '<release>';

/**
 * Builds the release from these sources and compares each file with the kept one.
 *
 * @param {string[]} args
 * @param {Pick<import('./releases.mjs').Workplace, 'releases' | 'pack'>} workplace
 * @throws UsageError with each file that differs
 */
export async function verifyRelease(args, { releases, pack }) {
  const { positionals } = parseCommand(args, {
    call: 'npm run -s release -- verify',
    positionals: 'release',
    maxPositionals: 1,
    about: 'Builds these sources, and lists the files that differ from the kept release.',
  });
  const [name = ''] = positionals;
  await requireName(releases, name);
  const stage = await mkdtemp(join(tmpdir(), 'portable-wallets-verify-'));
  try {
    const place = { dist: join(stage, 'dist'), releases: join(stage, 'releases'), maps: undefined, pack };
    await makeRelease([], place);
    const built = (await readLastBuild(place.dist)).release;
    const { equal, differing } = await compareReleases(releases, name, place.releases, built);
    if (!differing.length) return `These sources build the release ${name}: ${equal} files are equal.\n`;
    const sentence =
      built === name
        ? `${name} differs from the build of these sources. Copy it from the CDN again, or release it again.`
        : `These sources build ${built}, not ${name}. Check out the commit of ${name}, and run npm ci.`;
    throw new UsageError([sentence, ...differing.map(line => `  ${line}`)].join('\n'));
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/**
 * Compares each file of a kept release with that of a rebuilt one. The two may have different names.
 *
 * @param {string} keptFolder
 * @param {string} kept
 * @param {string} rebuiltFolder
 * @param {string} rebuilt
 * @returns the number of equal files, and a line for each other one
 */
export async function compareReleases(keptFolder, kept, rebuiltFolder, rebuilt) {
  const before = await readParts(keptFolder, kept);
  const after = await readParts(rebuiltFolder, rebuilt);
  const hasMaps = [...before.keys()].some(isMap);
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort();
  // Maps may be in another folder.
  const compared = paths.filter(path => hasMaps || !isMap(path));
  const differing = compared.filter(path => before.get(path) !== after.get(path));
  const lines = differing.map(path => {
    const how = before.has(path) ? (after.has(path) ? 'differs' : 'is not built') : 'is missing';
    return `${path.replaceAll(PLACEHOLDER, kept)} ${how}`;
  });
  return { equal: compared.length - differing.length, differing: lines };
}

/**
 * Reads the files of a release by path, with a placeholder for its name, without the short names.
 *
 * @param {string} releases the folder
 * @param {string} name
 */
async function readParts(releases, name) {
  const withoutName = (/** @type {string} */ text) => text.replaceAll(name, PLACEHOLDER);
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const path of (await listFiles(releases)).filter(path => path.includes(name))) {
    const content = unpack(path, await readFile(join(releases, path)));
    parts.set(withoutName(path), withoutName(content.toString('latin1')));
  }
  return parts;
}

/** @param {string} path @param {Buffer} content */
function unpack(path, content) {
  try {
    return UNPACK[extname(path)]?.(content) ?? content;
  } catch {
    return content;
  }
}

/** @param {string} path */
const isMap = path => path.startsWith('maps/');
