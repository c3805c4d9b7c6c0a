import { keptQuery } from './link-to';

/**
 * What the page that asks has replaced of the shop's settings: a page of the shop's own says its whole address to the API, another
 * one its origin alone.
 */
export function readKept(origin: string, referer = ''): string {
  const page = URL.canParse(referer) ? new URL(referer) : undefined;
  return page?.origin === origin ? keptQuery({ url: page }) : '';
}
