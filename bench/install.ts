import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FOLDER } from './build-baseline';

const run = promisify(execFile);

/** Long enough for a slow connection. */
const INSTALL_TIMEOUT_MS = 5 * 60_000;

/**
 * Installs packages without their install scripts in a temporary folder, because the project itself doesn't depend on them.
 *
 * @returns the folder
 * @throws if npm can't install them
 */
export async function install(name: string, packages: string[]): Promise<string> {
  const folder = join(FOLDER, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefer-offline'];
  await run('npm', ['install', ...options, ...packages], { cwd: folder, timeout: INSTALL_TIMEOUT_MS });
  return folder;
}
