/** The npm package. */

import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { RELEASE } from './manifest.mjs';

/**
 * Copies the npm package's entries and its command from `package/`, and inserts the name of the release.
 *
 * @param {string} root folder of the project
 * @param {string} dist
 * @param {string} release
 */
export async function writePackage(root, dist, release) {
  await cp(join(root, 'package'), dist, { recursive: true });
  const entry = join(dist, 'load.js');
  await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll(RELEASE, release));
}

/** Files outside of `dist` that `files` of `package.json` may select. */
const CHOICE = /^(package\.json|[A-Z]+(\.md)?|docs)$/;

/**
 * Packs the built files of a folder as `npm pack` does with `dist/`. Replaces links to files outside the package by their text.
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
    // npm also packs file modes, which depend on the umask.
    for (const entry of await readdir(stage, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), 0o644);
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
