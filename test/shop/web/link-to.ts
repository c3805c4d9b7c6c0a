import { keptOverrides } from './overrides';
import type { Visit } from './visit';

/** The address of one of the shop's own paths: what the query string of this page replaces is replaced there, too. */
export function linkTo(visit: Pick<Visit, 'root' | 'url'>, path = ''): string {
  const kept = keptQuery(visit);
  return `${visit.root}${path}${kept && (path.includes('?') ? '&' : '?')}${kept}`;
}

/** The same as a query string, for the theme's script and for forms that are sent by GET. */
export function keptQuery({ url }: Pick<Visit, 'url'>): string {
  return new URLSearchParams(keptOverrides(url.searchParams)).toString();
}
