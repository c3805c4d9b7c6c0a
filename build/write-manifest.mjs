import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { BUNDLED, SECTIONS, toEnding } from './locales-plugin.mjs';

/** Works beside this thread, so that all files are compressed at the same time. */
const compress = promisify(brotliCompress);

/** Stands in the first file for the name of the release, which is known only when everything is built; as long as that. */
export const RELEASE = 'name-of-release_';

/**
 * Writes `manifest.json`: of each file its bytes, its brotli bytes and its integrity. The same files stand once more in
 * a folder named after their contents, the release, for a CDN that caches it for ever. The first file knows that name: it
 * loads nothing of another release.
 *
 * @param {string} dist
 * @param {string[]} files
 */
export async function writeManifest(dist, files) {
  const contents = await Promise.all(files.map(file => readFile(join(dist, file), 'utf8')));
  const release = createHash('sha256').update(contents.join('')).digest('hex').slice(0, RELEASE.length);
  /** @type {{ release: string; files: Record<string, { bytes: number; brotli: number; integrity: string }> }} */
  const manifest = { release, files: {} };
  const released = contents.map(content => Buffer.from(content.replaceAll(RELEASE, release)));
  const sizes = await Promise.all(released.map(async content => (await compress(content)).length));
  for (const [index, file] of files.entries()) {
    const content = released[index] ?? Buffer.of();
    manifest.files[file] = {
      bytes: content.length,
      brotli: sizes[index] ?? 0,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    };
    for (const path of [join(dist, file), join(dist, release, file)]) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
  await writeFile(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * What is read of `dist/manifest.json`.
 *
 * @typedef {{ release: string; files: Record<string, { integrity: string }> }} Manifest
 */

/** Files with words, in whatever language; the first one no other loads: its tag in the page has an `integrity` of its own. */
const SPOKEN = new RegExp(`^(${Object.keys(SECTIONS).join('|')})(\\.[a-z-]+)?\\.js$`);
const FIRST = 'portable-wallets';

/**
 * The import map with which a page holds the files that the first one loads to their contents, also at the URLs of their
 * second attempts: a browser runs none of them that differs. Its addresses count from
 * the folder of this build.
 *
 * @param {Manifest} manifest
 * @param {number} retries how many such URLs a file has
 * @param {string} language whose words the first file has, which loads those of the same language alone
 * @returns {{ integrity: Record<string, string> }}
 */
export function toImportMap({ release, files }, retries, language = BUNDLED) {
  const isLoaded = (/** @type {string} */ file) => {
    // A browser holds no picture to its contents.
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
