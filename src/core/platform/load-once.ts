import { nullProto } from './objects';

/** Cached loads of files, bundles and SDKs, by name or URL. */
export const cachedLoads = nullProto<Record<string, () => Promise<unknown>>>();

/** Loads once and caches the result. A failure is not cached, so that the next call retries. */
export function loadOnce<T>(name: string, load: () => Promise<T>): Promise<T> {
  let loading: Promise<T> | undefined;
  cachedLoads[name] ??= () => {
    loading ??= load().catch(error => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  // Each name has one type. All callers must state the same.
  return cachedLoads[name]() as Promise<T>;
}
