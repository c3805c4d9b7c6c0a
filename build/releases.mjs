/** The folder of kept releases, `releases/`, and the folder of the last build. */

import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { UsageError } from './command.mjs';
import { dist, findChangedFiles, listFiles, maps, readManifest, root } from './dist.mjs';
import { pack } from './package.mjs';

/** @typedef {import('./dist.mjs').Release} Release */

/**
 * Folders of the release commands: built files, releases, and source maps of the last build. `pack` packs the npm package.
 *
 * @typedef {{ dist: string; releases: string; maps: string | undefined; pack: typeof pack }} ReleaseContext
 */

/**
 * The default folders. `RELEASES` sets another folder for the releases, relative to the project.
 *
 * @default releases
 * @type {ReleaseContext}
 */
export const releaseContext = {
  dist,
  releases: resolve(root, process.env.RELEASES || 'releases'),
  maps: maps || undefined,
  pack,
};

/** Compressions by file extension, for servers that send precompressed files. */
const COMPRESSED = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) };

/** The files in the tags of pages. Each loads all others from the folder of its release. */
const FIRST = /^portable-wallets(\.[a-z-]+)?\.js$/;

const STAGE_PREFIX = '.new-';
/** A release takes a minute, so an older stage belongs to a killed process. */
const STAGE_LIFE_MS = 60 * 60_000;

/** Returns the names of the kept releases. @param {string} releases */
const readNames = async releases =>
  (await readdir(join(releases, 'manifests')).catch(() => /** @type {string[]} */ ([])))
    .filter(file => file.endsWith('.json'))
    .map(file => file.replace('.json', ''));

/**
 * @param {string} releases the folder
 * @param {string} name of a release
 * @throws UsageError if it isn't kept
 */
export async function requireName(releases, name) {
  const names = await readNames(releases);
  if (!names.includes(name))
    throw new UsageError(
      `There is no release ${name} in ${releases}. ${names.length ? `Use one of ${names.join(', ')}` : 'Create one by npm run release'}.`,
    );
}

/**
 * Reads a kept release.
 *
 * @param {string} releases the folder
 * @param {string} name
 * @returns {Promise<Release>}
 * @throws UsageError if it isn't kept, or if files of it are missing or changed
 */
export async function readRelease(releases, name) {
  await requireName(releases, name);
  const found = await readManifest(join(releases, 'manifests', `${name}.json`));
  const wrong = found && (await findChangedFiles(join(releases, 'cdn', name), found));
  if (!found || wrong?.length)
    throw new UsageError(
      `The release ${name} in ${releases} is incomplete or changed (${wrong?.[0] ?? 'its manifest'}). Copy it from the CDN again, or build it again by npm run release from its sources.`,
    );
  return found;
}

/**
 * Returns the release that has the short names.
 *
 * @param {string} releases the folder
 * @returns {Promise<string | undefined>} undefined if no release has them yet
 */
export async function readCurrent(releases) {
  const first = await readFile(join(releases, 'cdn/portable-wallets.js'), 'utf8').catch(() => undefined);
  if (first === undefined) return undefined;
  return (await readNames(releases)).find(name => first.includes(name)) ?? 'a release that is not kept here';
}

/**
 * Makes a kept release the current one. Replaces each file atomically, and those in the tags of pages last, so that a concurrent copy of
 * the folder has complete files.
 *
 * @param {string} releases the folder
 * @param {Release} release
 * @returns names of first files that this release lacks. They stay, because pages that load them would lose their buttons
 */
export async function makeCurrent(releases, { release, files }) {
  const cdn = join(releases, 'cdn');
  // `readCurrent` reads the plain first file.
  const toRank = (/** @type {string} */ name) =>
    name === 'portable-wallets.js' ? 2 : Number(FIRST.test(name));
  const names = Object.keys(files).sort((one, other) => toRank(one) - toRank(other));
  for (const file of names)
    for (const name of [...Object.keys(COMPRESSED).map(ending => file + ending), file])
      await replaceFile(join(cdn, release, name), join(cdn, name));
  return (await readdir(cdn)).filter(name => FIRST.test(name) && !names.includes(name)).sort();
}

/**
 * Replaces a file atomically by a copy of another one, or removes it if there is no other one.
 *
 * @param {string} from
 * @param {string} to
 */
async function replaceFile(from, to) {
  await mkdir(dirname(to), { recursive: true });
  // Releases of older versions have no compressed copies. The copy of another release must not stay.
  if (!(await stat(from).catch(() => undefined))) return rm(to, { force: true });
  await cp(from, `${to}.new`);
  await rename(`${to}.new`, to);
}

/**
 * Writes the compressed copies that files of a folder lack. The build has written most `.br`.
 *
 * @param {string} folder
 */
async function compressFiles(folder) {
  const files = await listFiles(folder);
  const write = async (/** @type {string} */ file) => {
    const content = await readFile(join(folder, file));
    for (const [ending, compress] of Object.entries(COMPRESSED))
      if (!files.includes(file + ending))
        await writeFile(join(folder, file + ending), await compress(content));
  };
  await Promise.all(files.filter(file => !(extname(file) in COMPRESSED)).map(write));
}

/**
 * Stores a release. Copies each part to the stage and then renames it, so that a concurrent copy of the releases has complete parts.
 *
 * @param {Release & { version: string }} manifest
 * @param {Omit<ReleaseContext, 'pack'>} releaseContext
 * @param {string[]} importMaps their names
 * @param {string} stage a temporary folder in that of the releases
 */
export async function writeRelease(manifest, { dist, releases, maps }, importMaps, stage) {
  const { release } = manifest;
  /** @type {(part: string, write: (to: string) => Promise<void>) => Promise<void>} */
  const put = async (part, write) => {
    const [to, place] = [join(stage, basename(part)), join(releases, part)];
    await mkdir(stage, { recursive: true });
    await write(to);
    await mkdir(dirname(place), { recursive: true });
    await rm(place, { recursive: true, force: true });
    await rename(to, place);
  };
  // A complete folder stays, because it may be in use.
  if ((await findChangedFiles(join(releases, 'cdn', release), manifest)).length)
    await put(`cdn/${release}`, async to => {
      await cp(join(dist, release), to, { recursive: true });
      await compressFiles(to);
    });
  await put(`import-maps/${release}`, async to => {
    for (const file of importMaps) await cp(join(dist, file), join(to, file));
  });
  await put(`boms/${release}.cdx.json`, to => cp(join(dist, 'bom.cdx.json'), to));
  if (maps) await put(`maps/${release}`, to => cp(maps, to, { recursive: true }));
  // Written last, because a release with a manifest is complete.
  await put(`manifests/${release}.json`, to => writeFile(to, `${JSON.stringify(manifest, null, 2)}\n`));
}

/**
 * Calls a function with a temporary folder inside another one, on the same disk. Then removes it, and the folders that killed processes
 * left.
 *
 * @param {string} folder
 * @template R
 * @param {(stage: string) => Promise<R>} work
 */
export async function inStage(folder, work) {
  await mkdir(folder, { recursive: true });
  for (const name of (await readdir(folder)).filter(name => name.startsWith(STAGE_PREFIX))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > STAGE_LIFE_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
  const stage = await mkdtemp(join(folder, STAGE_PREFIX));
  try {
    return await work(stage);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
