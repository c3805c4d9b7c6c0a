import { bare } from './bare';
import { MODULE_RETRY_URLS, MODULE_TIMEOUT_MS } from './constants';
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

/** How often each file was asked for a second time. */
const retries = bare<Record<string, number>>();

/**
 * Loads a file of this release, for example `wallets/paypal`. A load that fails or hangs is tried once more with another URL,
 * because Firefox caches the failure of a module's URL, and all browsers share a load that hangs. These URLs are few, so that
 * an import map can hold the integrity of them all (`dist/importmap.json`).
 *
 * @throws also where the file is one of another release: a server may answer an old folder from a new one
 */
export async function loadModule<M>(name: string): Promise<M> {
  const load = async (query: string): Promise<M> => {
    const loading = import(toFile(`${name}.js${query}`));
    const module: M & { release?: string } = await timeout(loading, MODULE_TIMEOUT_MS, 'moduleNotLoaded');
    if (module.release !== RELEASE) throw new Error('moduleNotLoaded');
    return module;
  };
  try {
    return await load('');
  } catch {
    retries[name] = ((retries[name] ?? 0) % MODULE_RETRY_URLS) + 1;
    return load(`?r=${retries[name]}`);
  }
}

/** URL of a file of this release, whether or not the script itself was loaded from the release's folder. */
export function toFile(path: string): string {
  const folder = script.base?.endsWith(`/${RELEASE}/`) ? '' : `${RELEASE}/`;
  return new URL(`${folder}${path}`, script.base).href;
}
