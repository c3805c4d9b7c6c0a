import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { DoctorError } from './obstacles.mjs';

/** Names of Chromium's executables on the system. */
export const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Returns the path of a program: the given one, else the first of these names on the `PATH`.
 *
 * @param {string | undefined} given
 * @param {string[]} names
 */
export function findExecutable(given, names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [given, ...names.flatMap(name => folders.map(folder => join(folder, name)))].find(isExecutable);
}

/** @param {string | undefined} path */
export function isExecutable(path) {
  try {
    accessSync(path ?? '', constants.X_OK);
    return Boolean(path);
  } catch {
    return false;
  }
}

/**
 * Starts the browser of the system, without installing anything.
 *
 * @throws DoctorError if playwright-core or a browser is missing
 */
export async function openBrowser() {
  const { chromium } = await loadPlaywright();
  const executablePath = findExecutable(process.env.CHROMIUM, BROWSERS);
  // Chromium's sandbox doesn't work for the root user.
  const chromiumSandbox = process.getuid?.() !== 0;
  // Outside Linux, browsers are not on the PATH. Playwright then looks for an installed Chrome and for its own download.
  const places = executablePath ? [{ executablePath }] : [{ channel: 'chrome' }, {}];
  let failure = '';
  for (const place of places)
    try {
      return await chromium.launch({ ...place, chromiumSandbox });
    } catch (error) {
      failure = String(Object(error).message).split('\n')[0] ?? '';
    }
  throw new DoctorError(
    executablePath
      ? `${executablePath} does not start (${failure}). Set another Chromium or Chrome in the environment variable CHROMIUM.`
      : 'No Chromium or Chrome was found. Install one, or set its path in the environment variable CHROMIUM.',
  );
}

/** @returns {Promise<typeof import('playwright-core')>} */
async function loadPlaywright() {
  const { resolve } = createRequire(import.meta.url);
  try {
    // Under `npx` the package may be outside of the project that has playwright-core.
    const path = resolve('playwright-core', { paths: [process.cwd(), fileURLToPath(import.meta.url)] });
    return (await import(pathToFileURL(path).href)).default;
  } catch {
    throw new DoctorError('The doctor needs playwright-core. Run npm install --save-dev playwright-core.');
  }
}
