import { stub } from '../run/suite';

/** Keeps where the page would have gone. */
export function fakeNavigation(): { visited: string[]; restore(): void } {
  const visited: string[] = [];
  const assign = (url: string | URL) => visited.push(String(url));
  return { visited, restore: stub(location, { assign }) };
}
