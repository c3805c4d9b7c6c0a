/** The npm package, and the licences of what the built files contain. */

import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { RELEASE } from './write-manifest.mjs';

/**
 * The part of esbuild's metafile that is read here.
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
      `${name} ${version} has no licence file: ask its authors for one, or build without ${name}.`,
    );
  return `${name} ${version} (${license})\n\n${await readFile(join(folder, file), 'utf8')}`;
}

/**
 * Copies the npm package's own entries from `package/`, with the name of the release.
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

/** The files besides the built ones from which `npm pack` chooses by `files` of `package.json`. */
const CHOICE = /^(package\.json|[A-Z]+(\.md)?|docs)$/;

/**
 * Packs the built files of any folder, as `npm pack` does with `dist/`. Links to files outside the package become plain text.
 *
 * @param {string} root folder of the project
 * @param {string} dist
 * @param {string} [destination] folder for the tarball; without it none is written
 * @returns {Promise<{ filename: string; size: number; files: { path: string; size: number }[] }>}
 */
export async function pack(root, dist, destination) {
  const stage = await mkdtemp(join(tmpdir(), 'portable-wallets-pack-'));
  try {
    for (const name of (await readdir(root)).filter(name => CHOICE.test(name)))
      await cp(join(root, name), join(stage, name), { recursive: true });
    await cp(dist, join(stage, 'dist'), { recursive: true });
    await unlinkPages(stage);
    const where = destination ? ['--pack-destination', destination] : ['--dry-run'];
    // Without `--ignore-scripts`, npm would build again.
    const args = ['pack', '--json', '--ignore-scripts', '--loglevel=error', ...where];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: stage, maxBuffer: 2 ** 24 });
    return JSON.parse(stdout)[0];
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** @param {string} stage */
async function unlinkPages(stage) {
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(await readFile(join(stage, 'package.json'), 'utf8'));
  const packed = ['README.md', ...files];
  const isPacked = (/** @type {string} */ path) =>
    packed.some(name => path === name || (name.endsWith('/') && path.startsWith(name)));
  for (const page of packed.filter(name => name.endsWith('.md'))) {
    const path = join(stage, page);
    await writeFile(path, unlinkPage(await readFile(path, 'utf8'), page, isPacked));
  }
}

/** A link of Markdown to a file, but no picture. */
const LINK = /(?<!!)\[([^\]]*)\]\(([^):\s#]+)(?:#[\w-]+)?\)/g;

/**
 * Replaces dead links of a page by their text.
 *
 * @param {string} text
 * @param {string} page its path
 * @param {(path: string) => boolean} isThere
 */
const unlinkPage = (text, page, isThere) =>
  text.replace(LINK, (link, words, path) => (isThere(join(dirname(page), path)) ? link : words));
