import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unlinkPage } from './unlink-page.mjs';

/** What `npm pack` chooses from, by `files` of `package.json`, besides the built files. */
const CHOICE = /^(package\.json|[A-Z]+(\.md)?|docs)$/;

/**
 * Packs the built files of a folder, wherever it is, into a tarball as `npm pack` in the project does with `dist/`. Its pages lose the
 * links to what is in the repository alone.
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
    // Everything is built: npm must not build it once more.
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
