/** Keeps where the page would have gone. */
export function fakeNavigation(): { visited: string[]; restore(): void } {
  const visited: string[] = [];
  const assign = (url: string | URL) => visited.push(String(url));
  Object.defineProperty(location, 'assign', { value: assign, configurable: true });
  return { visited, restore: () => Reflect.deleteProperty(location, 'assign') };
}
