/**
 * What a person or a test chooses of a stand-in: JSON in the page's query string, else in the session storage, under the
 * stand-in's own key.
 */
export function readJsonControl<C extends object>(
  key: string,
  name: string,
  query: string,
  storage: Pick<Storage, 'getItem'>,
): Partial<C> {
  const text = new URLSearchParams(query).get(key) ?? storage.getItem(key);
  if (!text) return {};
  try {
    return JSON.parse(text) ?? {};
  } catch {
    console.warn(`[${name} sandbox] ${key} is not JSON: ${text}`);
    return {};
  }
}
