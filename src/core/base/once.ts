import { bare } from './bare';

/** Functions that load a file, a linked bundle or an SDK, by its name or URL: the one cache for loading. */
export const loaders = bare<Record<string, () => Promise<unknown>>>();

/** Loads once and keeps the result; a failure is forgotten, so that the next call tries again. */
export function loadOnce<T>(name: string, load: () => Promise<T>): Promise<T> {
  let loading: Promise<T> | undefined;
  loaders[name] ??= () => {
    loading ??= load().catch(error => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  // A name has one type, which the caller states.
  return loaders[name]() as Promise<T>;
}
