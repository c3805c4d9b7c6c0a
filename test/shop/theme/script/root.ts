/** The shop's own paths begin with this: `/`, or the locale's prefix. */
export const root = document.documentElement.dataset.root ?? '/';
