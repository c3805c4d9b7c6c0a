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

/** A value that is created as soon as its dependencies have loaded. */
export interface Loaded<T> {
  /** Undefined until it is created. */
  readonly value: T | undefined;
  /**
   * Calls `run` with the value: synchronously if it exists, else as soon as it is created. Rejects if the dependencies can't be
   * loaded.
   */
  call<R>(run: (value: T) => R | Promise<R>): Promise<R>;
}

/** Creates a value as soon as its dependencies have loaded. */
export function whenLoaded<L, T>(loading: Promise<L>, create: (loaded: L) => T): Loaded<T> {
  let created: { value: T } | undefined;
  const creating = loading.then(loaded => {
    created = { value: create(loaded) };
    return created;
  });
  creating.catch(() => {});
  return {
    get value() {
      return created?.value;
    },
    call: async run => run((created ?? (await creating)).value),
  };
}
