/** What themes and apps do to the elements of a page; the theme's script of the shapes does each of them. */
export const ACTIONS = {
  swap: 'Puts the server’s markup into the section anew, and calls init()',
  replace: 'Replaces the section by the server’s',
  morph: 'Changes the section into the server’s, attribute by attribute: skeletons come back',
  rewrite: 'Writes the attributes of another market over the elements, and back',
  clone: 'Shows a fresh section and keeps the old one hidden, with other ids, for a moment',
  copy: 'Clones the section as it is',
  quickAdd: 'Opens the section in a modal, with other ids, and calls init()',
  move: 'Moves the elements to another place of the page, and back',
  hand: 'Moves the wallets out of the elements to another place',
  take: 'Takes the first wallet away',
  init: 'Calls init()',
} as const;

export type ActionName = keyof typeof ACTIONS;

/** How themes change the cart. */
export const REQUESTS = {
  'fetch .js': 'fetch with a relative address',
  fetch: 'fetch without .js',
  'fetch absolute': 'fetch with an absolute address',
  'fetch locale': 'fetch below a locale’s prefix',
  'fetch query': 'fetch with a query string',
  'fetch Request': 'fetch with a Request',
  xhr: 'XMLHttpRequest with JSON',
  jquery: 'XMLHttpRequest as jQuery sends it',
  sync: 'XMLHttpRequest that waits',
} as const;

export type RequestName = keyof typeof REQUESTS;
