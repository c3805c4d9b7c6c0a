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
