import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What commands write besides `dist/`: the pages, and the limits that they state. */
const WRITTEN = ['README.md', 'docs', '.size-limit.json', 'package.json'];

/** A folder in which a command runs as in the project, and writes nothing of it. */
export interface ProjectCopy {
  folder: string;
  remove(): Promise<void>;
}

/** Copies what commands write; all that they only read is the project's own. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  const others = (await readdir('.')).filter(name => !name.startsWith('.') && !WRITTEN.includes(name));
  for (const name of WRITTEN) await cp(name, join(folder, name), { recursive: true });
  for (const name of others) if (name !== 'shots') await symlink(resolve(name), join(folder, name));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
