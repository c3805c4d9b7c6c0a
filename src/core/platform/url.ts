import { tryCall } from './objects';

/**
 * Parses a URL, relative to the page. Returns undefined if it is invalid. (`URL.canParse` came late to Safari and Chrome.)
 */
export function toUrl(href: string | null | undefined, base = location.href): URL | undefined {
  return tryCall(() => (href == null ? undefined : new URL(href, base)));
}
