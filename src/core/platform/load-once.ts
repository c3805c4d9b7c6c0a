import { nullProto } from './objects';

/** Functions that load a file, a linked bundle or an SDK, by its name or URL: the one cache for loading. */
export const loaders = nullProto<Record<string, () => Promise<unknown>>>();

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

/** What is created once something has been loaded. */
export interface Loaded<T> {
  /** Absent until it is created. */
  readonly value: T | undefined;
  /** Calls with it: in the same turn if it is there, else once it is. Rejects if it can't be loaded. */
  call<R>(run: (value: T) => R | Promise<R>): Promise<R>;
}

/** Creates something in the turn in which what it needs has been loaded, and calls it as early as possible. */
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
