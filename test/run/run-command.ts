import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CommandResult } from '../../build/command.mjs';

/** What takes longer will never end. */
const COMMAND_TIMEOUT_MS = 10 * 60_000;

/**
 * Runs a command as an operator does. Where npm has no word of its own to read, and would only start node, node is started at once:
 * npm takes longer than most commands.
 *
 * @param words what stands behind the command's name; what is meant for the command itself comes after `--`
 * @param cwd folder of the project, or of what stands for it
 */
export function runCommand(
  name: string,
  words: string[] = [],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): CommandResult {
  // What npm has told the tests of its own options is not meant for this run.
  const own = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key));
  const line = readLine(name, cwd);
  const isForNpm = !line || (words.length > 0 && words[0] !== '--');
  const [file, args] = isForNpm
    ? ['npm', ['run', '--silent', name, ...words]]
    : [process.execPath, [...line, ...words.slice(1)]];
  return spawnSync(file, args, {
    cwd,
    encoding: 'utf8',
    timeout: COMMAND_TIMEOUT_MS,
    env: { ...Object.fromEntries(own), ...env },
  });
}

/** What a command of `package.json` gives to node, where it does nothing else. */
function readLine(name: string, cwd: string): string[] | undefined {
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  return /^node ([\w./ -]+)$/.exec(scripts[name] ?? '')?.[1]?.split(' ');
}

/** What commands write besides `dist/`. */
const WRITTEN = ['README.md', 'docs', 'package.json'];

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
  for (const name of others) await symlink(resolve(name), join(folder, name));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
