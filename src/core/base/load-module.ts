import { MODULE_TIMEOUT_MS } from './constants';
import { DeveloperError } from './developer-error';
import { script } from './script';
import { timeout } from './wait';

/**
 * Everything but the first file is loaded from beside it.
 *
 * @throws DeveloperError where nobody knows where that is: a page without the rest of the script can sell nothing
 */
export function checkBase(): void {
  if (!script.base)
    throw new DeveloperError(
      'invalid-script-tag',
      'No base URL for the files beside the script: load it by its URL on a page that keeps stacks of errors, or inline it without type=module and with data-base.',
    );
}

/**
 * Folder of this release's own files, from the build: a first file that a browser has kept meets none of another release,
 * with which it would not understand itself.
 */
declare const RELEASE: string;

/** Makes each second load one of a URL of its own. */
let retries = 0;

/**
 * Loads a file from beside the first one, for example `wallets/paypal`. A load that fails, or hangs, is tried once more with
 * another URL, because Firefox keeps a module's failure for its URL, and all browsers keep one that hangs.
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

/** URL of a file of this release, also where the script itself was loaded from the release's folder. */
export function toFile(path: string): string {
  const folder = script.base?.endsWith(`/${RELEASE}/`) ? '' : `${RELEASE}/`;
  return new URL(`${folder}${path}`, script.base).href;
}
