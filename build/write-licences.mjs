import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * What is read of esbuild's metafile.
 *
 * @typedef {{ outputs: Record<string, { entryPoint?: string; inputs: Record<string, { bytesInOutput: number }> }> }} Built
 */

/** Up to the last package of a path, because packages may hold packages. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Folders of the packages whose code stands in what was built, in the order of their names.
 *
 * @param {Built[]} metafiles
 */
export function findPackages(metafiles) {
  const inputs = metafiles.flatMap(({ outputs }) => Object.values(outputs).map(output => output.inputs));
  const held = inputs.flatMap(each => Object.entries(each).filter(([, { bytesInOutput }]) => bytesInOutput));
  return [...new Set(held.flatMap(([path]) => path.match(PACKAGE)?.[0] ?? []))].sort();
}

/**
 * Writes `LICENSES.txt` into each of the folders: our own licence, then the notice of every package that the built files
 * hold, because each of these licences asks to travel with the code.
 *
 * @throws for a package without a licence file: what may not be passed on must not be built in
 * @param {string} root folder of the project
 * @param {Built[]} metafiles
 * @param {string[]} folders
 */
export async function writeLicences(root, metafiles, folders) {
  const own = `portable-wallets\n\n${await readFile(join(root, 'LICENSE'), 'utf8')}`;
  const parts = [own];
  // One after the other, so that of several packages without a file it is always the same one that is named.
  for (const folder of findPackages(metafiles)) parts.push(await readNotice(join(root, folder)));
  const text = parts.map(part => part.trim()).join(`\n\n${'-'.repeat(80)}\n\n`);
  for (const folder of folders) await writeFile(resolve(root, folder, 'LICENSES.txt'), `${text}\n`);
}

/** @param {string} folder of a package */
async function readNotice(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find(other => /^licen[cs]e(\.|$)/i.test(other));
  if (!file)
    throw new Error(
      `${name} ${version} has no licence file: ask its authors for one, or build without ${name}.`,
    );
  return `${name} ${version} (${license})\n\n${await readFile(join(folder, file), 'utf8')}`;
}
