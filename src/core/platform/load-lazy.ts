import { getTable } from 'linker:table';
import { MODULE_RETRY_URLS, MODULE_TIMEOUT_MS } from './constants';
import { DeveloperError } from './errors';
import { loadOnce } from './load-once';
import { nullProto } from './objects';
import { afterFirstTask } from './schedule';
import { script } from './script';
import { STEPS_BEFORE_CLICK, withTimeout } from './wait';

/**
 * Checks that the script knows the folder of its other files.
 *
 * @throws DeveloperError where it doesn't: without those files the page can sell nothing
 */
export function assertBaseUrl(): void {
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

/** The number in the URL of each file's newest second attempt. */
const retries = nullProto<Record<string, number>>();

/**
 * Loads a file of this release, for example `wallets/paypal`. A load that fails or hangs is tried once more with another URL,
 * because Firefox caches the failure of a module's URL, and all browsers share a load that hangs. These URLs are few, so that
 * an import map can hold the integrity of them all (`dist/importmap.json`).
 *
 * @throws the first failure: its text is the same each time, so that the console has it once. A file of another release
 * counts as one that isn't there: a server may answer an old folder from a new one
 */
export async function loadModule<M>(name: string): Promise<M> {
  const retry = ((retries[name] ?? 0) % MODULE_RETRY_URLS) + 1;
  retries[name] = retry;
  let failure: unknown;
  for (const query of ['', `?r=${retry}`])
    try {
      const loading = importFile<M & { release?: string }>(`${name}.js${query}`);
      const module = await withTimeout(loading, MODULE_TIMEOUT_MS, 'moduleNotLoaded', STEPS_BEFORE_CLICK);
      if (module.release === RELEASE) return module;
    } catch (error) {
      failure ??= error;
    }
  throw failure ?? new Error('moduleNotLoaded');
}

async function importFile<M>(path: string): Promise<M> {
  await afterFirstTask;
  return import(toFileUrl(path));
}

/** URL of a file of this release, whether or not the script itself was loaded from the release's folder. */
export function toFileUrl(path: string): string {
  const folder = script.base?.endsWith(`/${RELEASE}/`) ? '' : `${RELEASE}/`;
  return new URL(`${folder}${path}`, script.base).href;
}

/** A lazy bundle as the build writes it (build/linker.mjs). */
interface LinkedModule<M> {
  /** Evaluates the bundle with what it takes of the first one. @returns what its entry exports */
  default(table: unknown[]): M;
}

/**
 * Loads a lazy bundle of this release, for example `wallets/paypal`, and links it once for the whole script. After a failure the next call
 * tries again.
 */
export function loadLazy<M>(name: string): Promise<M> {
  return loadOnce(name, async () => (await loadModule<LinkedModule<M>>(name)).default(getTable()));
}
