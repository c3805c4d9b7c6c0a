/**
 * Copies objects into one without a prototype. A key that comes from the page or a server, or that may be absent, must not be
 * found in `Object.prototype`, into which any script of the page can write.
 */
export function bare<T extends object>(...parts: (Partial<T> | undefined)[]): T {
  return Object.assign(Object.create(null), ...parts);
}
