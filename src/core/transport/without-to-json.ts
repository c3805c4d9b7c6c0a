/**
 * Copies a value so that JSON writes its arrays as lists. prototype.js 1.6, which old themes load, gives all arrays a
 * `toJSON` that returns a text, and the server would get a text in place of a list.
 */
export function withoutToJson<T>(value: T): T {
  if (Array.isArray(value)) Reflect.defineProperty(value, 'toJSON', { value: undefined });
  if (value && typeof value === 'object') for (const part of Object.values(value)) withoutToJson(part);
  return value;
}
