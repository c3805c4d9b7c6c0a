import { MODULE_TIMEOUT_MS } from './constants';
import { DeveloperError } from './developer-error';
import { script } from './script';
import { timeout } from './wait';

/**
 * Checks that the script knows the folder of its other files.
 *
 * @throws DeveloperError where it doesn't: without those files the page can sell nothing
 */
export function checkBase(): void {
  if (!script.base)
    throw new DeveloperError(
      'invalid-script-tag',
      'No base URL for the files beside the script: load it by its URL on a page that keeps stacks of errors, or inline it without type=module and with data-base.',
    );
}

/**
 * Folder of this release's files, filled in by the build. A first file that a browser has cached must not load files of
 * another release, which it would not understand.
 */
declare const RELEASE: string;

/** Counts second attempts, so that each has a URL of its own. */
let retries = 0;

/**
 * Loads a file of this release, for example `wallets/paypal`. A load that fails or hangs is tried once more with another URL,
 * because Firefox caches the failure of a module's URL, and all browsers share a load that hangs.
 */
export async function loadModule<M>(name: string): Promise<M> {
  const url = toFile(`${name}.js`);
  const load = (query: string): Promise<M> =>
    timeout(import(`${url}${query}`), MODULE_TIMEOUT_MS, 'moduleNotLoaded');
  try {
    return await load('');
  } catch {
    return load(`?r=${++retries}`);
  }
}

/** URL of a file of this release, whether or not the script itself was loaded from the release's folder. */
export function toFile(path: string): string {
  const folder = script.base?.endsWith(`/${RELEASE}/`) ? '' : `${RELEASE}/`;
  return new URL(`${folder}${path}`, script.base).href;
}
