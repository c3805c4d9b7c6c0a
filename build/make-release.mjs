/** Builds a release, or builds it again to verify a kept one. docs/operations.md describes the files of a release. */

import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseCommand, UsageError } from './command.mjs';
import { checkDeltas, DELTA, requireEarlier, writeDeltas } from './deltas.mjs';
import { listFiles, readLastBuild, root } from './dist.mjs';
import { inStage, makeCurrent, readCurrent, readRelease, requireName, writeRelease } from './releases.mjs';

/** @typedef {import('./releases.mjs').ReleaseContext} ReleaseContext */

/**
 * `npm run release`: builds, and adds the release to `releases/`, or to the folder in `RELEASES`.
 *
 * The first release becomes the current one. `-- --current <release>` changes the current release.
 *
 * @param {string[]} args
 * @param {ReleaseContext} place
 */
export async function makeRelease(args, place) {
  const { dist, releases } = place;
  const { values } = parseCommand(
    args,
    {
      call: 'npm run release',
      about: 'Builds, and writes the release into releases/, or the folder in RELEASES.',
    },
    {
      built: { type: 'boolean', about: 'releases the last build, with the source maps in the folder MAPS' },
      current: { type: 'string', about: 'gives the short names to this release instead' },
      previous: {
        type: 'string',
        multiple: true,
        about: 'a folder with earlier releases, from which to write deltas; repeat it for several',
      },
    },
  );
  if (`${releases}/`.startsWith(`${dist}/`) || `${dist}/`.startsWith(`${releases}/`))
    throw new UsageError(
      `A build empties ${dist}, so releases can't be in ${releases}. Set another folder: RELEASES=….`,
    );
  if (values.built && values.current !== undefined)
    throw new UsageError(
      '--built and --current exclude each other. Release the build first, then make it current.',
    );
  const previous = values.previous?.map(folder => resolve(folder)) ?? [];
  await requireEarlier(previous);
  try {
    if (values.current !== undefined) return await changeCurrent(values.current, place);
    return await inStage(releases, stage => (values.built ? store : buildAndStore)(stage, place, previous));
  } catch (error) {
    const { code, syscall, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code || !syscall || syscall.startsWith('spawn')) throw error;
    throw new UsageError(
      `${releases} can't be written (${message}). Fix that, or set another folder: RELEASES=… npm run release`,
    );
  }
}

/** @param {string} name @param {ReleaseContext} place */
async function changeCurrent(name, { releases }) {
  const [found, before] = [await readRelease(releases, name), await readCurrent(releases)];
  const others = await makeCurrent(releases, found);
  const text = `${name} has the short names${before ? `, before: ${before}` : ''}.\n`;
  if (!others.length) return text;
  return `${text}It has no ${others.join(', ')}, so the file of another release stays.\n`;
}

/** @param {string} stage @param {ReleaseContext} place @param {string[]} previous */
async function buildAndStore(stage, place, previous) {
  const maps = join(stage, 'built-maps');
  const env = { ...process.env, DIST: place.dist, MAPS: maps };
  await promisify(execFile)(process.execPath, [join(root, 'build.mjs')], { cwd: root, env }).catch(
    ({ stderr }) => {
      throw new UsageError(`The build failed, and nothing is released. Fix this error:\n${stderr}`);
    },
  );
  return store(stage, { ...place, maps }, previous);
}

/** @param {string} stage @param {ReleaseContext} place @param {string[]} previous folders with earlier releases */
async function store(stage, { dist, releases, maps, pack }, previous) {
  const manifest = await readLastBuild(dist);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const importMaps = (await readdir(dist)).filter(name => /^importmap.*\.json$/.test(name));
  const packed = await pack(root, dist, stage);
  const tarball = packed.filename.replace(/\.tgz$/, `-${manifest.release}.tgz`);
  const before = await readCurrent(releases);
  const current = before ?? manifest.release;
  await writeRelease({ version, ...manifest }, { dist, releases, maps }, importMaps, stage);
  await rename(join(stage, packed.filename), join(releases, tarball));
  if (!before) await makeCurrent(releases, manifest);
  const deltas = await writeDeltas(releases, manifest.release, previous);
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  return `Release ${manifest.release} of version ${version}, in ${releases}:
  cdn/${manifest.release}/  ${Object.keys(manifest.files).length} files, ${bytes} B, each with its .br and .gz
    ${deltas}
  manifests/${manifest.release}.json
  boms/${manifest.release}.cdx.json
  import-maps/${manifest.release}/  ${importMaps.length} files
  ${maps ? `maps/${manifest.release}/` : "no source maps, because MAPS is not set: errors can't be resolved"}
  ${tarball}  ${packed.files.length} files, ${packed.size} B
${
  current === manifest.release
    ? 'It has the short names.'
    : `${current} keeps the short names. To change that, run npm run release -- --current ${manifest.release}.`
}
`;
}

/**
 * Decompressors by file extension. Compares contents, because the bytes of gzip depend on the processor.
 *
 * @type {Record<string, (content: Buffer) => Buffer>}
 */
const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync, '.tgz': gunzipSync };

/** Placeholder of a release's name in paths and contents. */
const PLACEHOLDER = '<release>';

/**
 * `npm run release -- verify`: builds these sources, and compares each file with the kept release.
 *
 * @param {string[]} args
 * @param {Pick<import('./releases.mjs').ReleaseContext, 'releases' | 'pack'>} releaseContext
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
    const { equal, differing: unequal } = await compareReleases(releases, name, place.releases, built);
    const { correct, unchecked, differing: wrong } = await checkDeltas(releases, name);
    const differing = [...unequal, ...wrong];
    const note = unchecked
      ? `${unchecked} deltas are not checked, because zstd or the earlier release is missing.\n`
      : '';
    if (!differing.length)
      return `These sources build the release ${name}: ${equal} files are equal, ${correct} deltas are correct.\n${note}`;
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
  // Deltas depend on the earlier releases. `checkDeltas` unpacks them.
  const isPart = (/** @type {string} */ path) => path.includes(name) && !path.endsWith(DELTA);
  for (const path of (await listFiles(releases)).filter(isPart)) {
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
