/** Writes the licences and the bill of materials of the packages in the built files. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';

/**
 * The fields of esbuild's metafile that are read here.
 *
 * @typedef {{ outputs: Record<string, { entryPoint?: string; inputs: Record<string, { bytesInOutput: number }> }> }} Built
 */

/** Matches up to the last package of a path, because packages may contain packages. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/**
 * Returns the folders of the packages whose code is in the built files, sorted.
 *
 * @param {Built[]} metafiles
 */
export function findPackages(metafiles) {
  const inputs = metafiles.flatMap(({ outputs }) => Object.values(outputs).map(output => output.inputs));
  const held = inputs.flatMap(each => Object.entries(each).filter(([, { bytesInOutput }]) => bytesInOutput));
  return [...new Set(held.flatMap(([path]) => path.match(PACKAGE)?.[0] ?? []))].sort();
}

/**
 * Writes `LICENSES.txt` into each of the folders: the project's own licence, then the notice of every package that the built files
 * contain.
 *
 * @throws for a package without a licence file, because its code may not be distributed
 * @param {string} root folder of the project
 * @param {Built[]} metafiles
 * @param {string[]} folders
 */
export async function writeLicences(root, metafiles, folders) {
  const own = `portable-wallets\n\n${await readFile(join(root, 'LICENSE'), 'utf8')}`;
  const parts = [own];
  // In sequence, so that the error always names the same package.
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
      `${name} ${version} has no licence file. Ask its authors for one, or build without ${name}.`,
    );
  return `${name} ${version} (${license})\n\n${await readFile(join(folder, file), 'utf8')}`;
}

/**
 * Writes `bom.cdx.json`, the bill of materials in CycloneDX's format. It has no time and no serial number, so that the build is
 * reproducible.
 *
 * @param {string} root folder of the project
 * @param {Built[]} metafiles
 * @param {string} dist
 * @param {string} release
 */
export async function writeBom(root, metafiles, dist, release) {
  const { name, version, license } = await readJson(join(root, 'package.json'));
  const script = new Models.Component(Enums.ComponentType.Library, name, {
    version: `${version}+${release}`,
    bomRef: name,
    licenses: new Models.LicenseRepository([licences.makeFromString(license)]),
  });
  const { packages } = await readJson(join(root, 'package-lock.json'));
  const components = findPackages(metafiles).map(folder => toComponent(root, folder, packages));
  const bom = new Models.Bom({
    metadata: new Models.Metadata({ component: script }),
    components: new Models.ComponentRepository(await Promise.all(components)),
  });
  for (const { bomRef } of bom.components) script.dependencies.add(bomRef);
  const format = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6);
  const text = new Serialize.JsonSerializer(format).serialize(bom, { sortLists: false, space: 2 });
  await writeFile(join(dist, 'bom.cdx.json'), `${text}\n`);
}

const licences = new Contrib.License.Factories.LicenseFactory(() => {});

/**
 * @param {string} root
 * @param {string} folder of the package
 * @param {Record<string, { integrity?: string }>} locked packages of package-lock.json
 */
async function toComponent(root, folder, locked) {
  const { name, version, license } = await readJson(join(root, folder, 'package.json'));
  const { integrity } = locked[folder.replace(/^.*?(?=node_modules\/)/, '')] ?? {};
  const [, hash = ''] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (!hash) throw new Error(`package-lock.json has no SHA-512 of ${folder}. Run npm ci.`);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return new Models.Component(Enums.ComponentType.Library, name, {
    version,
    purl,
    bomRef: purl,
    licenses: new Models.LicenseRepository([licences.makeFromString(license)]),
    hashes: new Models.HashDictionary([
      [Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex')],
    ]),
  });
}

/** @param {string} path */
const readJson = async path => JSON.parse(await readFile(path, 'utf8'));
