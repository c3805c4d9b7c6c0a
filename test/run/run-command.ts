import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CommandResult } from '../../build/command.mjs';

/** A longer run will never end. */
const COMMAND_TIMEOUT_MS = 10 * 60_000;

/**
 * Runs a command as an operator does. If npm would only start node, it starts node directly, because npm takes
 * longer than most commands.
 *
 * @param args the arguments after the command's name; those of the command itself follow `--`
 * @param cwd folder of the project, or of a copy
 */
export function runCommand(
  name: string,
  args: string[] = [],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): CommandResult {
  // The npm options of the tests' own run don't apply to this run.
  const own = Object.entries(process.env).filter(([key]) => !/^npm_/i.test(key));
  const line = readLine(name, cwd);
  const isForNpm = !line || (args.length > 0 && args[0] !== '--');
  const [file, fileArgs] = isForNpm
    ? ['npm', ['run', '--silent', name, ...args]]
    : [process.execPath, [...line, ...args.slice(1)]];
  return spawnSync(file, fileArgs, {
    cwd,
    encoding: 'utf8',
    timeout: COMMAND_TIMEOUT_MS,
    env: { ...Object.fromEntries(own), ...env },
  });
}

/** Returns node's arguments if a command of `package.json` only starts node. */
function readLine(name: string, cwd: string): string[] | undefined {
  const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'));
  return /^node ([\w./ -]+)$/.exec(scripts[name] ?? '')?.[1]?.split(' ');
}

/** Files that commands write besides `dist/`. */
const WRITTEN = ['README.md', 'docs', 'package.json'];

/** Creates a folder in which a command runs as in the project, without writing to it. */
export interface ProjectCopy {
  folder: string;
  remove(): Promise<void>;
}

/** Copies the files that commands write, and links those that they only read. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  const others = (await readdir('.')).filter(name => !name.startsWith('.') && !WRITTEN.includes(name));
  for (const name of WRITTEN) await cp(name, join(folder, name), { recursive: true });
  for (const name of others) await symlink(resolve(name), join(folder, name));
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
