import { execFileSync } from 'node:child_process';
import { APT, findExecutable, getBrowser, install } from './find-browser.mjs';

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
 * What an engine needs besides Chromium, which has ways of its own.
 *
 * @type {Record<Exclude<EngineName, 'chromium'>, { isThere: () => boolean; packages: string[]; advice: string }>}
 */
const NEEDS = {
  firefox: {
    isThere: () => Boolean(findFirefox()),
    packages: ['firefox-esr'],
    advice: 'name the path of a Firefox in FIREFOX',
  },
  webkit: {
    isThere: () => Boolean(findWebkitDriver() && findDisplay()),
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: 'install Xvfb, and name the path of a WebKitWebDriver in WEBKIT_DRIVER',
  },
};

/**
 * Installs what is missing of these engines.
 *
 * @param {readonly EngineName[]} names
 * @throws where one can't be had: a test that an engine can't play is a dash with its reason, never a missing browser
 */
export function getEngines(names = readEngineNames()) {
  for (const name of names) {
    if (name === 'chromium') {
      getBrowser();
      continue;
    }
    const { isThere, packages, advice } = NEEDS[name];
    if (isThere()) continue;
    console.log(`The engine ${name} is missing here: installing ${packages.join(', ')}`);
    try {
      execFileSync('apt-get', [...APT, 'update'], { stdio: 'inherit' });
      const [command, args] = install(...packages);
      execFileSync(command, args, { stdio: 'inherit' });
    } catch (error) {
      console.log(`That did not work: ${Object(error).message}`);
    }
    if (!isThere()) throw new Error(`The engine ${name} could not be installed: ${advice}.`);
  }
}
