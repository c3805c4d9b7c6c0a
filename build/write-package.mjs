import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RELEASE } from './write-manifest.mjs';

/**
 * Writes what only the npm package has beside the built files: what a bundler and `npx` take. Each is as it stands in `package/`,
 * but for the name of the release.
 *
 * @param {string} root folder of the project
 * @param {string} dist
 * @param {string} release
 */
export async function writePackage(root, dist, release) {
  for (const file of await readdir(join(root, 'package'))) {
    const text = await readFile(join(root, 'package', file), 'utf8');
    await writeFile(join(dist, file), text.replaceAll(RELEASE, release));
  }
}
