import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from '../../build/dist.mjs';

/**
 * For commands that play what is built, but don't build it.
 *
 * @param {string} [folder]
 * @throws where nothing is built
 */
export function needBuild(folder = dist) {
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Error(`There is no build in ${folder}: make one with "npm run build".`);
}
