import { resolve } from 'node:path';
import { dist } from './dist.mjs';
import { maps } from './maps.mjs';
import { root } from './options.mjs';
import { pack } from './pack.mjs';

/**
 * What the commands of a release work on: the folders of the built files, of the releases that are kept, and of the source maps, if
 * the last build made any, and what packs the npm package.
 *
 * @typedef {{ dist: string; releases: string; maps: string | undefined; pack: typeof pack }} Workplace
 */

/**
 * That of an operator. `RELEASES` names another folder for the releases; relative, it counts from the folder of the project, as `DIST`
 * does.
 *
 * @default releases
 * @type {Workplace}
 */
export const workplace = {
  dist,
  releases: resolve(root, process.env.RELEASES || 'releases'),
  maps: maps || undefined,
  pack,
};
