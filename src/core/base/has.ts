/** Tells what an object has itself from what a script of the page has given all objects by their prototype. */
export function has<T extends object, K extends string>(
  object: T,
  name: K,
): object is Extract<T, Record<K, unknown>> {
  return Object.hasOwn(object, name);
}
