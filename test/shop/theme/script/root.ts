/** The shop's own paths begin with this: `/`, or the locale's prefix. */
const root = document.documentElement.dataset.root ?? '/';

/** Address of one of them, with what the page's own address replaces of the shop's settings. */
export function toAddress(path: string): string {
  const { kept } = document.documentElement.dataset;
  return root + path + (kept ? `?${kept}` : '');
}
