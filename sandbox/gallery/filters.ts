import { rows } from '../../src/wallets/registry';
import { LANGUAGES } from '../server/web/languages';
import { WALLET_NAMES } from '../server/web/wallets';

/** Filters of the gallery. The URL has those that differ from the default. */
export interface Filters {
  view: string;
  /** Empty for all. */
  wallet: string;
  /** Empty for all. */
  state: string;
  theme: string;
  /** Language in the name of the script's file; empty for the shop's language. */
  language: string;
  /** Width of the window in CSS pixels; empty for that of the view. */
  width: string;
}

/** One view of the gallery. */
export interface Part {
  /** Label in the row of views. */
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

/** The views by their names in the URL. */
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
    lead: 'The form has a chosen plan. Buy it now replaces a wallet that does not support subscriptions, and the consent appears.',
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
    lead: 'The server’s markup until the script loads. The buttons have the same size.',
    filters: ['theme', 'width'],
    height: 700,
    isWaiting: true,
  },
  // Sets its own backgrounds, so it has no theme.
  backgrounds: {
    name: 'Backgrounds',
    title: 'Backgrounds',
    lead: 'The buttons on both sides of luminance 70, above which a background is light.',
    filters: ['wallet', 'language', 'width'],
    height: 2400,
  },
} satisfies Record<string, Part>;

/** Finds a view by its name in a URL. */
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
  ['bloco', 'Bloco, colorful'],
];

const WIDTHS = ['320', '360', '390', '750', '1280'];

/** The values of each filter. */
export const OPTIONS: { [Name in keyof Filters]: Options } = {
  view: Object.entries(PARTS).map(([view, { name }]): [string, string] => [view, name]),
  wallet: [['', 'all'], ...Object.entries(TITLES)],
  state: [...STATES, ['all', 'all']],
  theme: [...THEMES, ['all', 'all']],
  language: [['', 'from the shop'], ...LANGUAGES.map(({ name, title }): [string, string] => [name, title])],
  width: [['', 'from the view'], ...WIDTHS.map((width): [string, string] => [width, `${width} px`])],
};

/** Shows every wallet at rest. */
export const DEFAULT_FILTERS: Filters = {
  view: 'states',
  wallet: '',
  state: 'rest',
  theme: 'aurora',
  language: '',
  width: '',
};

const NAMES = Object.keys(DEFAULT_FILTERS) as (keyof Filters)[];

/** Parses the filters of a URL. Missing and invalid ones get their default. */
export function readFilters(query: URLSearchParams): Filters {
  const read = NAMES.map(name => {
    const value = query.get(name);
    return [name, OPTIONS[name].some(([known]) => known === value) ? value : DEFAULT_FILTERS[name]];
  });
  return Object.fromEntries(read);
}

/** Returns the query string of the filters, without the defaults. */
export function toQuery(filters: Filters): string {
  const changed = NAMES.filter(name => filters[name] !== DEFAULT_FILTERS[name]);
  return `?${new URLSearchParams(changed.map(name => [name, filters[name]]))}`;
}
