/**
 * Merges objects into one without a prototype. Any script of the page can add keys to `Object.prototype`. A key that comes from
 * the page or a server, or that may be absent, must not be found there.
 */
export function nullProto<T extends object>(...parts: (Partial<T> | undefined)[]): T {
  return Object.assign(Object.create(null), ...parts);
}

/**
 * Copies a value deeply, into objects without a prototype, for requests and responses. Arrays get `toJSON: undefined`, because
 * prototype.js 1.6, which old themes load, adds a `toJSON` to all arrays, which returns a string.
 */
export function nullProtoDeep<T>(value: T): T {
  if (Object(value) !== value) return value;
  const copy = Array.isArray(value)
    ? Object.defineProperty([], 'toJSON', nullProto<PropertyDescriptor>({ value: undefined }))
    : nullProto({});
  for (const [key, part] of Object.entries(Object(value))) Reflect.set(copy, key, nullProtoDeep(part));
  return copy as T;
}

/** Returns the result of a function; undefined if a getter or a replaced built-in of the page throws, or a text can't be parsed. */
export function tryCall<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** Returns true if the object itself has this property, not only its prototype. Narrows the type. */
export function hasOwn<T extends object, K extends string>(
  object: T,
  name: K,
): object is Extract<T, Record<K, unknown>> {
  return Object.hasOwn(object, name);
}
