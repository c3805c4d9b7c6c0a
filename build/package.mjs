/** The npm package, and the licences and the bill of materials of the packages in the built files. */

import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { RELEASE } from './dist.mjs';
import { languages } from './locales.mjs';

/** Placeholder of the language codes in the package's entry. */
const LANGUAGES = 'languages-of-release_';

/**
 * Copies the npm package's entries and its command from `package/`, and inserts the name of the release and its languages.
 *
 * @param {string} root folder of the project
 * @param {string} dist
 * @param {string} release
 */
export async function writePackage(root, dist, release) {
  await cp(join(root, 'package'), dist, { recursive: true });
  const entry = join(dist, 'load.js');
  const text = await readFile(entry, 'utf8');
  await writeFile(
    entry,
    text.replaceAll(RELEASE, release).replace(LANGUAGES, Object.keys(languages).join(' ')),
  );
}

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
  const { name, version, license } = await readJson(join(folder, 'package.json'));
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
 * @throws for a package whose hash is not in package-lock.json
 */
export async function writeBom(root, metafiles, dist, release) {
  const { name, version, license } = await readJson(join(root, 'package.json'));
  const { packages } = await readJson(join(root, 'package-lock.json'));
  const component = {
    ...{ type: 'library', name, version: `${version}+${release}`, 'bom-ref': name },
    licenses: [{ license: { id: license } }],
  };
  const components = await Promise.all(
    findPackages(metafiles).map(folder => toComponent(root, folder, packages)),
  );
  const refs = components.map(({ purl }) => purl);
  const bom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: { component },
    components,
    dependencies: [{ ref: name, dependsOn: refs }, ...refs.map(ref => ({ ref }))],
  };
  await writeFile(join(dist, 'bom.cdx.json'), `${JSON.stringify(bom, null, 2)}\n`);
}

/**
 * @param {string} root
 * @param {string} folder of the package
 * @param {Record<string, { integrity?: string }>} locked packages of package-lock.json
 */
async function toComponent(root, folder, locked) {
  const { name, version, license } = await readJson(join(root, folder, 'package.json'));
  const { integrity } = locked[folder.replace(/^.*?(?=node_modules\/)/, '')] ?? {};
  const [, hash] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  if (!hash) throw new Error(`package-lock.json has no SHA-512 of ${folder}. Run npm ci.`);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    ...{ type: 'library', name, version, 'bom-ref': purl },
    hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: [{ license: { id: license } }],
    purl,
  };
}

/** @param {string} path */
const readJson = async path => JSON.parse(await readFile(path, 'utf8'));

/** Files outside of `dist` that `files` of `package.json` may select. */
const CHOICE = /^(package\.json|[A-Z]+(\.md)?|docs)$/;

/**
 * Packs the built files of a folder as `npm pack` does with `dist/`. Replaces links to files outside the package by their text.
 *
 * @param {string} root folder of the project
 * @param {string} dist
 * @param {string} destination folder for the tarball
 * @returns {Promise<{ filename: string; size: number; files: { path: string; size: number }[] }>}
 */
export async function pack(root, dist, destination) {
  const stage = await mkdtemp(join(tmpdir(), 'portable-wallets-pack-'));
  try {
    for (const name of (await readdir(root)).filter(name => CHOICE.test(name)))
      await cp(join(root, name), join(stage, name), { recursive: true });
    await cp(dist, join(stage, 'dist'), { recursive: true });
    await unlinkPages(stage);
    // npm also packs file modes, which depend on the umask.
    for (const entry of await readdir(stage, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), 0o644);
    // Without `--ignore-scripts`, npm would build again.
    const args = [
      'pack',
      '--json',
      '--ignore-scripts',
      '--loglevel=error',
      '--pack-destination',
      destination,
    ];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: stage, maxBuffer: 2 ** 24 });
    return JSON.parse(stdout)[0];
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** @param {string} stage */
async function unlinkPages(stage) {
  /** @type {{ files: string[] }} */
  const { files } = await readJson(join(stage, 'package.json'));
  const packed = ['README.md', ...files];
  const isPacked = (/** @type {string} */ path) =>
    packed.some(name => path === name || (name.endsWith('/') && path.startsWith(name)));
  for (const page of packed.filter(name => name.endsWith('.md'))) {
    const path = join(stage, page);
    await writeFile(path, unlinkPage(await readFile(path, 'utf8'), page, isPacked));
  }
}

/** A Markdown link to a file, except a picture. */
const LINK = /(?<!!)\[([^\]]*)\]\(([^):\s#]+)(?:#[\w-]+)?\)/g;

/**
 * Replaces dead links of a page by their text.
 *
 * @param {string} text
 * @param {string} page its path
 * @param {(path: string) => boolean} exists
 */
const unlinkPage = (text, page, exists) =>
  text.replace(LINK, (link, label, path) => (exists(join(dirname(page), path)) ? link : label));
