import { rows } from '../../src/wallets/registry';
import { LANGUAGES } from '../server/web/languages';
import { WALLET_NAMES } from '../server/web/wallets';

/** What the gallery shows. The page's address has all of it that differs from the default. */
export interface Filters {
  view: string;
  /** Empty for all. */
  wallet: string;
  /** Empty for all. */
  state: string;
  theme: string;
  /** As in the name of the script's file; empty for that of the shop. */
  language: string;
  /** Of the window in CSS pixels; empty for that of the view. */
  width: string;
}

/** One view of the gallery: what its frames show. */
export interface Part {
  /** Its name in the row of views. */
  name: string;
  title: string;
  lead: string;
  /** The filters that apply to it. */
  filters: (keyof Filters)[];
  /** Widths of its windows in CSS pixels. @default as wide as the gallery */
  widths?: number[];
  /** Height in CSS pixels until the frame reports its own. */
  height: number;
  /** True if the script never loads. */
  isWaiting?: boolean;
}

/** The views by their names in the address. */
export const PARTS = {
  states: {
    name: 'Buttons',
    title: 'Buttons and their states',
    lead: 'Each wallet in the form of a product page: at rest, disabled by the form, busy with a purchase, sold out.',
    filters: ['wallet', 'state', 'theme', 'language', 'width'],
    height: 700,
  },
  subscriptions: {
    name: 'Subscriptions',
    title: 'With a subscription',
    lead: 'The form has a plan chosen. Buy it now replaces a wallet that takes no subscriptions, and the consent appears.',
    filters: ['wallet', 'theme', 'language', 'width'],
    height: 700,
  },
  grids: {
    name: 'Cart grid',
    title: 'The grid of the cart',
    lead: 'One to seven wallets, on both sides of each width at which the row becomes a column: 210, 320, 430 and 540 px.',
    filters: ['theme', 'language', 'width'],
    widths: [800],
    height: 2200,
  },
  widths: {
    name: 'Pages',
    title: 'Pages',
    lead: 'Product and cart in real windows. Up to 750 px the buttons of the grid stretch.',
    filters: ['wallet', 'theme', 'language', 'width'],
    widths: [360, 1280],
    height: 900,
  },
  skeletons: {
    name: 'Skeletons',
    title: 'Skeletons',
    lead: 'What the server renders and the shopper sees until the script loads. The buttons have the same size.',
    filters: ['theme', 'width'],
    height: 700,
    isWaiting: true,
  },
  // It brings its own backgrounds, so it has no theme.
  backgrounds: {
    name: 'Backgrounds',
    title: 'Backgrounds',
    lead: 'The buttons on both sides of luminance 70, above which a background is light.',
    filters: ['wallet', 'language', 'width'],
    height: 2400,
  },
} satisfies Record<string, Part>;

/** Finds a view by a name from an address. */
export function findPart(
  name: string | null | undefined,
): [name: keyof typeof PARTS, part: Part] | undefined {
  const known = (Object.keys(PARTS) as (keyof typeof PARTS)[]).find(each => each === name);
  return known && [known, PARTS[known]];
}

/** Brands by wallet name. */
export const TITLES: Record<string, string> = Object.fromEntries(
  WALLET_NAMES.map(name => [name, rows[name]?.brand ?? 'Buy it now']),
);

type Options = readonly [value: string, title: string][];

/** States of a button on a product page, with their captions. */
export const STATES: Options = [
  ['rest', 'at rest'],
  ['disabled', 'disabled'],
  ['busy', 'busy'],
  ['sold-out', 'sold out'],
];

export const THEMES: Options = [
  ['aurora', 'Aurora, light'],
  ['noite', 'Noite, dark'],
  ['bloco', 'Bloco, colourful'],
];

const WIDTHS = ['320', '360', '390', '750', '1280'];

/** The values of each filter. */
export const OPTIONS: { [Name in keyof Filters]: Options } = {
  view: Object.entries(PARTS).map(([view, { name }]): [string, string] => [view, name]),
  wallet: [['', 'all'], ...Object.entries(TITLES)],
  state: [...STATES, ['all', 'all']],
  theme: [...THEMES, ['all', 'all']],
  language: [['', 'as the shop'], ...LANGUAGES.map(({ words, title }): [string, string] => [words, title])],
  width: [['', 'as the view'], ...WIDTHS.map((width): [string, string] => [width, `${width} px`])],
};

/** The default: every wallet at rest, on one screen. */
export const USUAL: Filters = {
  view: 'states',
  wallet: '',
  state: 'rest',
  theme: 'aurora',
  language: '',
  width: '',
};

const NAMES = Object.keys(USUAL) as (keyof Filters)[];

/** Reads the filters of an address. What is missing or invalid is the default. */
export function readFilters(query: URLSearchParams): Filters {
  const read = NAMES.map(name => {
    const value = query.get(name);
    return [name, OPTIONS[name].some(([known]) => known === value) ? value : USUAL[name]];
  });
  return Object.fromEntries(read);
}

/** Returns the query string of an address, without the defaults. */
export function toQuery(filters: Filters): string {
  const changed = NAMES.filter(name => filters[name] !== USUAL[name]);
  return `?${new URLSearchParams(changed.map(name => [name, filters[name]]))}`;
}
