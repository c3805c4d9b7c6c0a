import { checkDoubles, checkInputs, checkRooms } from './check-inputs.mjs';
import { doubled } from './later.mjs';

/**
 * What esbuild says of a build.
 *
 * @typedef {{ metafile?: import('esbuild').Metafile | undefined }} Built
 */

/**
 * Holds what was built to what each file may hold.
 *
 * @param {{ first: Built; laters: Built[]; sides: Built; asked: Built }} built
 * @throws with the names of what stands where it must not
 */
export function checkBundles({ first, laters, sides, asked }) {
  const toMetafiles = (/** @type {Built[]} */ all) => all.flatMap(({ metafile }) => metafile ?? []);
  const shared = toMetafiles([first, ...laters]);
  checkDoubles(shared, doubled);
  checkRooms(shared, doubled);
  checkDoubles(toMetafiles([sides]), doubled);
  for (const metafile of toMetafiles([sides, asked])) checkInputs(metafile, doubled);
}
