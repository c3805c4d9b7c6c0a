import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findDamage } from './releases.mjs';

/**
 * Puts a release beside those that are kept. Each part is copied to a folder beside first and then takes its place at once, so that nobody
 * who copies the releases to a CDN at that moment gets half of one.
 *
 * @param {import('./releases.mjs').Release & { version: string }} manifest
 * @param {Omit<import('./workplace.mjs').Workplace, 'pack'>} workplace
 * @param {string[]} importMaps their names
 * @param {string} stage a folder beside the releases that goes away
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
  // What is whole may be on its way to a shop: it is left alone.
  if ((await findDamage(join(releases, 'cdn', release), manifest)).length)
    await put(`cdn/${release}`, to => cp(join(dist, release), to, { recursive: true }));
  await put(`import-maps/${release}`, async to => {
    for (const file of importMaps) await cp(join(dist, file), join(to, file));
  });
  if (maps) await put(`maps/${release}`, to => cp(maps, to, { recursive: true }));
  // Comes last: a release that has a manifest has all the rest.
  await put(`manifests/${release}.json`, to => writeFile(to, `${JSON.stringify(manifest, null, 2)}\n`));
}
