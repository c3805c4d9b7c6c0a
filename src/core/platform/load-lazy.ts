import { getTable } from 'linker:table';
import { MODULE_RETRY_URLS, MODULE_TIMEOUT_MS } from './constants';
import { DeveloperError } from './errors';
import { loadOnce } from './load-once';
import { nullProto } from './objects';
import { afterFirstTask } from './schedule';
import { script } from './script';
import { LOAD_TIMEOUT_STEPS, withTimeout } from './wait';

/**
 * Checks that the folder of the other bundles is known.
 *
 * @throws DeveloperError if it isn't, because nothing can be bought without those bundles
 */
export function assertBaseUrl(): void {
  if (!script.base) throw new DeveloperError('invalid-script-tag', 'No base URL.');
}

/** Folder of this release, filled in by the build. A cached first bundle must not load bundles of another release. */
declare const RELEASE: string;

/** The number in each bundle's newest retry URL (`?r=1`). */
const retries = nullProto<Record<string, number>>();

/**
 * Imports a file of this release, for example `wallets/paypal`. A load that fails or hangs is retried once with another URL. With
 * the same URL, Firefox would return its cached failure, and all browsers would wait for the load that hangs. The number of retry
 * URLs is limited, so that an import map can list the integrity of each (`dist/importmap.json`).
 *
 * @throws the error of the first failed attempt. Its URL usually has no retry number, so that equal failures are logged only
 * once. A file of another release counts as missing: a server may serve a new release under an old URL
 */
async function loadModule<M>(name: string): Promise<M> {
  const retry = ((retries[name] ?? 0) % MODULE_RETRY_URLS) + 1;
  retries[name] = retry;
  let failure: unknown;
  for (const query of ['', `?r=${retry}`])
    try {
      const url = toFileUrl(`${name}.js${query}`);
      const loading: Promise<M & { release?: string }> = afterFirstTask().then(() => import(url));
      const module = await withTimeout(loading, MODULE_TIMEOUT_MS, 'moduleNotLoaded', LOAD_TIMEOUT_STEPS);
      if (module.release === RELEASE) return module;
    } catch (error) {
      failure ??= error;
    }
  throw failure ?? new Error('moduleNotLoaded');
}

/** Returns the URL of a file in this release's folder. The script was loaded from that folder or from the one above it. */
export function toFileUrl(path: string): string {
  const folder = script.base?.includes(`/${RELEASE}/`) ? '' : `${RELEASE}/`;
  return new URL(`${folder}${path}`, script.base).href;
}

/** A lazy bundle as the build writes it (build/linker.mjs). */
interface LinkedModule<M> {
  /**
   * Evaluates the bundle with the values that it imports from the first bundle.
   *
   * @returns the exports of its entry
   */
  default(table: unknown[]): M;
}

/**
 * Loads a lazy bundle of this release, for example `wallets/paypal`, and links it once for the whole script. After a failure
 * the next call retries.
 */
export function loadLazy<M>(name: string): Promise<M> {
  return loadOnce(name, async () => (await loadModule<LinkedModule<M>>(name)).default(getTable()));
}
