import { stub } from '../run/suite';

/** Records the page's navigations. */
export function fakeNavigation(): { visited: string[]; restore(): void } {
  const visited: string[] = [];
  const assign = (url: string | URL) => visited.push(String(url));
  return { visited, restore: stub(location, { assign }) };
}
