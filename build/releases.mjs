import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './command.mjs';

/**
 * A release as a manifest has it.
 *
 * @typedef {object} Release
 * @property {string} release its name
 * @property {Record<string, { bytes: number; brotli: number; integrity: string }>} files by their paths in its folder
 */

/** Names of the releases that are kept in a folder. @param {string} releases */
export const readNames = async releases =>
  (await readdir(join(releases, 'manifests')).catch(() => /** @type {string[]} */ ([])))
    .filter(file => file.endsWith('.json'))
    .map(file => file.replace('.json', ''));

/**
 * A release that is kept, with all of its files.
 *
 * @param {string} releases the folder
 * @param {string} name
 * @returns {Promise<Release>}
 * @throws UsageError where it isn't kept, or its folder isn't whole: pages would be sent to what isn't there
 */
export async function readRelease(releases, name) {
  const names = await readNames(releases);
  if (!names.includes(name))
    throw new UsageError(
      `There is no release ${name} in ${releases}, but ${names.join(', ') || 'none at all: npm run release makes one'}.`,
    );
  const found = await readManifest(join(releases, 'manifests', `${name}.json`));
  const wrong = found && (await findDamage(join(releases, 'cdn', name), found));
  if (!found || wrong?.length)
    throw new UsageError(
      `The release ${name} isn't whole in ${releases} (${wrong?.[0] ?? 'its manifest'}): copy it from the CDN again, or make it again by npm run release from its sources.`,
    );
  return found;
}

/**
 * What a folder has under the names of a release's files.
 *
 * @param {string} folder
 * @param {Release} release
 * @returns {Promise<string[]>} the files that are missing, or other ones
 */
export async function findDamage(folder, { files }) {
  const checked = await Promise.all(
    Object.entries(files).map(async ([file, { integrity }]) => {
      const content = await readFile(join(folder, file)).catch(() => '');
      return `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity ? [] : [file];
    }),
  );
  return checked.flat();
}

/**
 * @param {string} path
 * @returns {Promise<Release | undefined>} nothing where there is none, or half of one
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
 * The release that stands under the short names.
 *
 * @param {string} releases the folder
 * @returns {Promise<string | undefined>} nothing where there are none yet
 */
export async function readCurrent(releases) {
  const first = await readFile(join(releases, 'cdn/portable-wallets.js'), 'utf8').catch(() => undefined);
  if (first === undefined) return undefined;
  return (await readNames(releases)).find(name => first.includes(name)) ?? 'a release that is not kept here';
}
