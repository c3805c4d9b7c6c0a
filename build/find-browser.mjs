import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BROWSERS, findExecutable, isExecutable } from '../package/doctor/open-browser.mjs';

/**
 * The headless shell has no window around the page, which halves the time of a test. It has no back/forward
 * cache.
 */
const SHELLS = ['chromium-headless-shell'];

/**
 * Returns the path of a Chromium: `CHROMIUM`, the system's, or the one that playwright downloaded.
 *
 * @param isWhole true for the full browser instead of the headless shell
 */
export function findBrowser(isWhole = false) {
  const names = isWhole ? BROWSERS : [...SHELLS, ...BROWSERS];
  return findExecutable(process.env.CHROMIUM, names) ?? [findDownloaded()].find(isExecutable);
}

/** Returns the path of playwright's download. Loads playwright only if no other browser exists, because that takes half a second. */
function findDownloaded() {
  /** @type {typeof import('playwright-core')} */
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  return chromium.executablePath();
}

/** Engines of the core flows. */
export const ENGINE_NAMES = /** @type {const} */ (['chromium', 'firefox', 'webkit']);

/** @typedef {typeof ENGINE_NAMES[number]} EngineName */

/**
 * Returns the engines in `ENGINES`, separated by commas. The default is all of them.
 *
 * @throws if it contains an unknown engine
 */
export function readEngineNames(text = process.env.ENGINES ?? '') {
  const names = text.split(',').filter(Boolean);
  const unknown = names.filter(name => !ENGINE_NAMES.some(known => known === name));
  if (unknown.length) throw new Error(`ENGINES has the unknown ${unknown}. Use ${ENGINE_NAMES.join(', ')}`);
  return ENGINE_NAMES.filter(name => !names.length || names.includes(name));
}

/** Returns the path of a Firefox: `FIREFOX`, or the system's. */
export const findFirefox = () => findExecutable(process.env.FIREFOX, ['firefox-esr', 'firefox']);

/** Returns the path of a WebDriver of WebKitGTK: `WEBKIT_DRIVER`, or the system's. It finds its own browser. */
export const findWebkitDriver = () => findExecutable(process.env.WEBKIT_DRIVER, ['WebKitWebDriver']);

/** Returns the path of the virtual display for WebKitGTK. */
export const findDisplay = () => findExecutable(undefined, ['Xvfb']);

/**
 * @typedef {object} Need
 * @property {() => boolean} isThere
 * @property {string[]} packages Debian packages
 * @property {string} variable the environment variable with another path
 */

/** `zstd` compresses the deltas of a release. @typedef {EngineName | 'zstd'} ToolName */

/** @type {Record<ToolName, Need>} */
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
  zstd: { isThere: () => Boolean(findExecutable(undefined, ['zstd'])), packages: ['zstd'], variable: 'PATH' },
};

/** Without it, texts have no glyphs: packages of browsers bring no font. */
const FONTS = 'fonts-liberation';

const APT = ['-q', '-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::http::Timeout=20'];

/**
 * Installs the tools of these that are missing: by `apt-get`, Chromium otherwise by playwright. If that fails, it prints the command
 * that installs them and ends this process, because no browser test is ever skipped.
 *
 * @param {ToolName[]} names
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
Missing: ${missing.join(', ')}. Name their paths in ${variables.join(' and ')}, or run
  sudo apt-get install -y ${[...missing.flatMap(name => NEEDS[name].packages), FONTS].join(' ')}`);
  process.exit(1);
}

/** Returns the path of a Chromium, installed first if there is none. */
export function getBrowser() {
  getEngines(['chromium']);
  return String(findBrowser(true));
}

/** Runs an installation command. @param {string} command @param {string[]} args @returns true on success */
function run(command, args) {
  console.log(`A tool is missing: running ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
