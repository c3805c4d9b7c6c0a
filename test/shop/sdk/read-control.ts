/**
 * Makes the reader of what a person or a test chooses of a stand-in: JSON in the page's query string, else in the session
 * storage, under the stand-in's own key.
 *
 * @param name of the stand-in, for the warning about what is no JSON
 */
export function createControlReader<C extends object>(key: string, name: string) {
  return (query = location.search, storage: Pick<Storage, 'getItem'> = sessionStorage): Partial<C> => {
    const text = new URLSearchParams(query).get(key) ?? storage.getItem(key);
    if (!text) return {};
    try {
      return JSON.parse(text) ?? {};
    } catch {
      console.warn(`[${name} sandbox] ${key} is not JSON: ${text}`);
      return {};
    }
  };
}
