import { join } from 'node:path';
import { UsageError } from './command.mjs';
import { findDamage, readManifest } from './releases.mjs';

/**
 * The manifest of the last build.
 *
 * @param {string} dist the folder of the built files
 * @returns {Promise<import('./releases.mjs').Release>}
 * @throws UsageError where nothing is built, or a build was cut short
 */
export async function readLastBuild(dist) {
  const found = await readManifest(join(dist, 'manifest.json'));
  const wrong = found && (await findDamage(join(dist, found.release), found));
  if (!found || wrong?.length)
    throw new UsageError(
      `Nothing whole is built in ${dist}: npm run build does it, and DIST names another folder.`,
    );
  return found;
}
