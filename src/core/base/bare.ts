/**
 * An object without a prototype, with what these have of their own. Wherever a key comes from the page or from a server,
 * or may be absent, `Object.prototype` must have no say: any script of the page can write into it.
 */
export function bare<T extends object>(...parts: (Partial<T> | undefined)[]): T {
  return Object.assign(Object.create(null), ...parts);
}
