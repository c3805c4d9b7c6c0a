import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FOLDER } from './build-floor';

const run = promisify(execFile);

/** Enough for what is measured to come over a slow line. */
const INSTALL_TIMEOUT_MS = 5 * 60_000;

/**
 * Installs packages for the occasion, in a temporary folder of their own and without their scripts: what only a measurement needs is no
 * dependency of the project. @returns the folder. @throws where npm can't get them
 */
export async function install(name: string, packages: string[]): Promise<string> {
  const folder = join(FOLDER, name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefer-offline'];
  await run('npm', ['install', ...options, ...packages], { cwd: folder, timeout: INSTALL_TIMEOUT_MS });
  return folder;
}
