import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { UsageError } from './command.mjs';
import { BUNDLED, SECTIONS, toEnding } from './locales.mjs';

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
 * Writes `manifest.json` with the bytes, brotli bytes and integrity of each file. Copies the files into the folder of the release,
 * which is named after their contents, so that a CDN can cache it forever.
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
  const sizes = await Promise.all(released.map(async content => (await compress(content)).length));
  for (const [index, file] of files.entries()) {
    const content = released[index] ?? Buffer.of();
    manifest.files[file] = {
      bytes: content.length,
      brotli: sizes[index] ?? 0,
      integrity: toIntegrity(content),
    };
    for (const path of [join(dist, file), join(dist, release, file)]) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
  await writeFile(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Files with texts. The tag of the first one has its own `integrity`. */
const SPOKEN = new RegExp(`^(${Object.keys(SECTIONS).join('|')})(\\.[a-z-]+)?\\.js$`);
const FIRST = 'portable-wallets';

/**
 * Returns the import map with the integrity of each lazy file, also at the URLs of retries. Its URLs are relative to the folder of
 * the build.
 *
 * @param {Pick<Release, 'release'> & { files: Record<string, { integrity: string }> }} manifest
 * @param {number} retries the number of such URLs per file
 * @param {string} language of the first file, which loads files of its own language only
 * @returns {{ integrity: Record<string, string> }}
 */
export function toImportMap({ release, files }, retries, language = BUNDLED) {
  const isLoaded = (/** @type {string} */ file) => {
    // Browsers check no integrity of images.
    if (!file.endsWith('.js')) return false;
    const [, name, ending = ''] = SPOKEN.exec(file) ?? [];
    return !name || (name !== FIRST && ending === toEnding(language));
  };
  const queries = ['', ...Array.from({ length: retries }, (_, index) => `?r=${index + 1}`)];
  const rows = Object.entries(files)
    .filter(([file]) => isLoaded(file))
    .flatMap(([file, { integrity }]) => queries.map(query => [`./${release}/${file}${query}`, integrity]));
  return { integrity: Object.fromEntries(rows) };
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

/** @param {string | Buffer} content */
const toIntegrity = content => `sha384-${createHash('sha384').update(content).digest('base64')}`;
