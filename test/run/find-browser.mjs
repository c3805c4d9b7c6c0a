import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/**
 * The shell has no window around the page: a test takes half the time in it. What it can't do is keep a page for the
 * way back.
 */
const SHELLS = ['chromium-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of a Chromium: the one `CHROMIUM` names, or that the system has, or that playwright has downloaded.
 *
 * @param isWhole true for a browser with all that it does around a page, and never the shell
 */
export function findBrowser(isWhole = false) {
  const names = isWhole ? BROWSERS : [...SHELLS, ...BROWSERS];
  return findExecutable(process.env.CHROMIUM, names) ?? [findDownloaded()].find(isExecutable);
}

/** Where playwright puts the browser that it downloads: it is loaded where no other is found, which takes half a second. */
function findDownloaded() {
  /** @type {typeof import('playwright-core')} */
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return chromium.executablePath();
}

/**
 * Path of a program: the given one, else the first of these names that the system has.
 *
 * @param {string | undefined} given
 * @param {string[]} names
 */
export function findExecutable(given, names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return [given, ...names.flatMap(name => folders.map(folder => join(folder, name)))].find(isExecutable);
}

/** @param {string | undefined} path */
function isExecutable(path) {
  try {
    accessSync(path ?? '', constants.X_OK);
    return Boolean(path);
  } catch {
    return false;
  }
}

/** @typedef {[command: string, args: string[]]} Command */

export const APT = ['-qq', '-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::http::Timeout=20'];
/** @type {(...packages: string[]) => Command} */
export const install = (...packages) => [
  'apt-get',
  [...APT, 'install', '-y', '--no-install-recommends', ...packages, 'fonts-liberation'],
];

/**
 * Ways of getting a browser onto a machine that has none, in the order in which they are tried: commands of each.
 *
 * @type {Command[][]}
 */
const INSTALLERS = [
  [['apt-get', [...APT, 'update']], install('chromium', ...SHELLS)],
  [install('chromium')],
  [[process.execPath, [join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']]],
];

/**
 * The browser, installed first where there is none; the shell too, but tests do without it where it can't be had.
 *
 * @throws where no browser can be had: no browser test is ever skipped
 */
export function getBrowser() {
  for (const [index, commands] of INSTALLERS.entries()) {
    const whole = findBrowser(true);
    if (whole && (index || process.env.CHROMIUM || findBrowser() !== whole)) return whole;
    try {
      for (const [command, args] of commands) {
        console.log(`A Chromium is missing here: running ${command} ${args.join(' ')}`);
        execFileSync(command, args, { stdio: 'inherit' });
      }
    } catch (error) {
      console.log(`That did not work: ${Object(error).message}`);
    }
  }
  const found = findBrowser(true);
  if (found) return found;
  throw new Error('No Chromium could be installed: install one, or name its path in CHROMIUM.');
}
