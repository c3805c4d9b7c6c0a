import { rmSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files that a build and a release read. */
const PARTS = [
  'src',
  'build',
  'package',
  'build.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'docs',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
];

/**
 * Copies the sources so that a test can build a change. Builds of the copy have only these languages, because thirty
 * languages take half of the build time.
 *
 * @returns the copy's folder, which is removed at process exit
 */
export async function copySources(name: string, languages: string[]): Promise<string> {
  const folder = await makeTemporaryFolder(name);
  for (const part of PARTS) await cp(part, join(folder, part), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const locales = join(folder, 'src/locales');
  for (const file of await readdir(locales))
    if (!languages.includes(file.replace('.json', ''))) await rm(join(locales, file));
  return folder;
}

/** @returns a new empty folder, which is removed at process exit */
export async function makeTemporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
