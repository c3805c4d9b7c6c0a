import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BROWSERS, findExecutable, isExecutable } from '../../package/doctor/open-browser.mjs';

/**
 * The shell has no window around the page: a test takes half the time in it. What it can't do is keep a page for the
 * way back.
 */
const SHELLS = ['chromium-headless-shell'];

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

/** Engines that the core flows are played in. */
export const ENGINE_NAMES = /** @type {const} */ (['chromium', 'firefox', 'webkit']);

/** @typedef {typeof ENGINE_NAMES[number]} EngineName */

/**
 * The engines that `ENGINES` names, with commas between them; all of them where it names none.
 *
 * @throws where it names another
 */
export function readEngineNames(text = process.env.ENGINES ?? '') {
  const names = text.split(',').filter(Boolean);
  const unknown = names.filter(name => !ENGINE_NAMES.some(known => known === name));
  if (unknown.length) throw new Error(`ENGINES names ${unknown}: there are ${ENGINE_NAMES.join(', ')}`);
  return ENGINE_NAMES.filter(name => !names.length || names.includes(name));
}

/** Path of a Firefox: the one `FIREFOX` names, or that the system has. */
export const findFirefox = () => findExecutable(process.env.FIREFOX, ['firefox-esr', 'firefox']);

/** Path of a WebDriver of WebKitGTK: the one `WEBKIT_DRIVER` names, or that the system has. It knows its browser. */
export const findWebkitDriver = () => findExecutable(process.env.WEBKIT_DRIVER, ['WebKitWebDriver']);

/** Path of the display without a screen that WebKitGTK draws on. */
export const findDisplay = () => findExecutable(undefined, ['Xvfb']);

/**
 * @typedef {object} Need
 * @property {() => boolean} isThere
 * @property {string[]} packages of Debian
 * @property {string} variable names the path of one that is elsewhere
 */

/** @type {Record<EngineName, Need>} */
const NEEDS = {
  chromium: {
    isThere: () => Boolean(findBrowser(true)),
    packages: ['chromium', ...SHELLS],
    variable: 'CHROMIUM',
  },
  firefox: { isThere: () => Boolean(findFirefox()), packages: ['firefox-esr'], variable: 'FIREFOX' },
  webkit: {
    isThere: () => Boolean(findWebkitDriver() && findDisplay()),
    packages: ['webkit2gtk-driver', 'xvfb'],
    variable: 'WEBKIT_DRIVER',
  },
};

/** Without it, texts have no glyphs: packages of browsers bring no font. */
const FONTS = 'fonts-liberation';

const APT = ['-q', '-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::http::Timeout=20'];

/**
 * Installs the engines of these that are missing: by `apt-get`, Chromium otherwise by playwright. If that fails, it prints the command
 * that installs them and ends this process, because no browser test is ever skipped.
 */
export function getEngines(names = readEngineNames()) {
  const findMissing = () => names.filter(name => !NEEDS[name].isThere());
  const packages = findMissing().flatMap(name => NEEDS[name].packages);
  if (!packages.length) return;
  const install = ['install', '-y', '--no-install-recommends', ...packages, FONTS];
  run('apt-get', [...APT, 'update']) && run('apt-get', [...APT, ...install]);
  if (findMissing().includes('chromium'))
    run(process.execPath, [join('node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium']);
  const missing = findMissing();
  if (!missing.length) return;
  const variables = missing.map(name => NEEDS[name].variable);
  console.error(`
Browsers are missing: ${missing.join(', ')}. Name their paths in ${variables.join(' and ')}, or run
  sudo apt-get install -y ${[...missing.flatMap(name => NEEDS[name].packages), FONTS].join(' ')}`);
  process.exit(1);
}

/** Returns the path of a Chromium, installed first if there is none. */
export function getBrowser() {
  getEngines(['chromium']);
  return String(findBrowser(true));
}

/** Runs a command of an installation. @param {string} command @param {string[]} args @returns whether it went well */
function run(command, args) {
  console.log(`A browser is missing: running ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
