/**
 * Copies objects into one without a prototype. A key that comes from the page or a server, or that may be absent, must not be
 * found in `Object.prototype`, into which any script of the page can write.
 */
export function nullProto<T extends object>(...parts: (Partial<T> | undefined)[]): T {
  return Object.assign(Object.create(null), ...parts);
}

/**
 * Copies a value with all that is in it as `bare` does, for requests and answers. Arrays get a `toJSON` of their own that does
 * nothing: prototype.js 1.6, which old themes load, gives all arrays one that returns a text.
 */
export function nullProtoDeep<T>(value: T): T {
  if (Object(value) !== value) return value;
  const copy = Array.isArray(value)
    ? Object.defineProperty([], 'toJSON', nullProto<PropertyDescriptor>({ value: undefined }))
    : nullProto({});
  for (const [key, part] of Object.entries(Object(value))) Reflect.set(copy, key, nullProtoDeep(part));
  return copy as T;
}

/** Tells what an object has itself from what a script of the page has given all objects by their prototype. */
export function hasOwn<T extends object, K extends string>(
  object: T,
  name: K,
): object is Extract<T, Record<K, unknown>> {
  return Object.hasOwn(object, name);
}
