import { getTable } from 'linker:table';
import { loadModule } from './load-module';
import { loadOnce } from './once';

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
