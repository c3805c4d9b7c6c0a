import { cp, mkdir, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What pages name in their tags; it loads all others from its release's own folder. */
const FIRST = /^portable-wallets(\.[a-z-]+)?\.js$/;

/** The plain first file tells which release is the current one, and so is the last that changes. @param {string} name */
const toRank = name => (name === 'portable-wallets.js' ? 2 : Number(FIRST.test(name)));

/**
 * Gives the short names to a release that is kept. A file at a time takes its place, those that pages name last of all: who copies the
 * folder to a CDN at that moment gets whole files.
 *
 * @param {string} releases the folder of the releases
 * @param {import('./releases.mjs').Release} release
 * @returns names of first files that this release hasn't got, which stay as they are: without them their pages had no buttons
 */
export async function makeCurrent(releases, { release, files }) {
  const cdn = join(releases, 'cdn');
  const names = Object.keys(files).sort((one, other) => toRank(one) - toRank(other));
  for (const file of names) {
    const to = join(cdn, file);
    await mkdir(dirname(to), { recursive: true });
    await cp(join(cdn, release, file), `${to}.new`);
    await rename(`${to}.new`, to);
  }
  return (await readdir(cdn)).filter(name => FIRST.test(name) && !names.includes(name)).sort();
}
