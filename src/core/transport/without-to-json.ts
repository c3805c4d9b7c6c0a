/**
 * Lets arrays be written as the platform writes them: prototype.js 1.6, which old themes load, gives all arrays a `toJSON`
 * that returns a text, and the server would get a text where it wants a list.
 */
export function withoutToJson<T>(value: T): T {
  if (Array.isArray(value)) Reflect.defineProperty(value, 'toJSON', { value: undefined });
  if (value && typeof value === 'object') for (const part of Object.values(value)) withoutToJson(part);
  return value;
}
