/** The folder of the built files and its manifest. */

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { UsageError } from './command.mjs';

/** Folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder of the built files: `dist`. `DIST` sets another one, relative to the project, for parallel builds. */
export const dist = resolve(root, process.env.DIST || 'dist');

/**
 * Folder of the source maps, set by `MAPS`. Without it the build writes none, which is faster. It must be outside of `dist`, which may
 * be served, because a map contains the sources.
 */
export const maps = process.env.MAPS && resolve(root, process.env.MAPS);

/** Asynchronous, so that the files are compressed in parallel. */
const compress = promisify(brotliCompress);

/** Placeholder of the release's name, with the same length. The name is a hash of all built files. */
export const RELEASE = 'name-of-release_';

/**
 * The content of a release's manifest.
 *
 * @typedef {object} Release
 * @property {string} release its name
 * @property {Record<string, { bytes: number; brotli: number; integrity: string }>} files by path in its folder
 */

/**
 * Writes `manifest.json` with the bytes, brotli bytes and integrity of each file, and a compressed copy of each (`.br`). Copies the files
 * into the folder of the release, which is named after their contents, so that a CDN can cache it forever.
 *
 * @param {string} dist
 * @param {string[]} files
 */
export async function writeManifest(dist, files) {
  const contents = await Promise.all(files.map(file => readFile(join(dist, file), 'utf8')));
  const release = createHash('sha256').update(contents.join('')).digest('hex').slice(0, RELEASE.length);
  /** @type {Release} */
  const manifest = { release, files: {} };
  const released = contents.map(content => Buffer.from(content.replaceAll(RELEASE, release)));
  const copies = await Promise.all(released.map(content => compress(content)));
  for (const [index, file] of files.entries()) {
    const [content = Buffer.of(), copy = Buffer.of()] = [released[index], copies[index]];
    manifest.files[file] = {
      bytes: content.length,
      brotli: copy.length,
      integrity: toIntegrity(content),
    };
    for (const path of [join(dist, file), join(dist, release, file)]) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      // Most servers compress less, which makes the first file 1.4 kB larger.
      await writeFile(`${path}.br`, copy);
    }
  }
  await writeFile(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Reads the manifest of the last build.
 *
 * @param {string} dist the folder of the built files
 * @returns {Promise<Release>}
 * @throws UsageError if nothing is built, or if the build was interrupted
 */
export async function readLastBuild(dist) {
  const found = await readManifest(join(dist, 'manifest.json'));
  const wrong = found && (await findChangedFiles(join(dist, found.release), found));
  if (!found || wrong?.length)
    throw new UsageError(
      `There is no complete build in ${dist}. Run npm run build, or set another folder by DIST.`,
    );
  return found;
}

/**
 * @param {string} path
 * @returns {Promise<Release | undefined>} undefined if the file is missing or incomplete
 */
export async function readManifest(path) {
  try {
    const found = JSON.parse(await readFile(path, 'utf8'));
    return found?.release && found.files ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the files of a release that are missing or changed in a folder.
 *
 * @param {string} folder
 * @param {Release} release
 */
export async function findChangedFiles(folder, { files }) {
  const checked = await Promise.all(
    Object.entries(files).map(async ([file, { integrity }]) => {
      const content = await readFile(join(folder, file)).catch(() => '');
      return toIntegrity(content) === integrity ? [] : [file];
    }),
  );
  return checked.flat();
}

/**
 * Returns the paths of all files in a folder and its subfolders.
 *
 * @param {string} folder
 */
export async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

/** @param {string | Buffer} content */
const toIntegrity = content => `sha384-${createHash('sha384').update(content).digest('base64')}`;
