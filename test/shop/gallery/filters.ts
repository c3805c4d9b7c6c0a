import { LANGUAGES } from '../web/languages';
import { PARTS } from './parts';
import { TITLES } from './titles';

/** What of the gallery is shown; all of it stands in the page's address, but for what is as usual. */
export interface Filters {
  view: string;
  /** Empty for all. */
  wallet: string;
  /** Empty for all. */
  state: string;
  theme: string;
  /** As in the name of the script's file; empty for that of the shop. */
  language: string;
  /** Of the window in CSS pixels; empty for the one that the view has. */
  width: string;
}

type Options = readonly [value: string, title: string][];

/** States of a button on a product page, with the words that stand under it. */
export const STATES: Options = [
  ['rest', 'at rest'],
  ['disabled', 'disabled'],
  ['busy', 'busy'],
  ['sold-out', 'sold out'],
];

/** The themes of the shop. */
export const THEMES: Options = [
  ['aurora', 'Aurora, light'],
  ['noite', 'Noite, dark'],
  ['bloco', 'Bloco, colourful'],
];

const WIDTHS = ['320', '360', '390', '750', '1280'];

/** What each filter can be. */
export const OPTIONS: { [Name in keyof Filters]: Options } = {
  view: Object.entries(PARTS).map(([view, { name }]): [string, string] => [view, name]),
  wallet: [['', 'all'], ...Object.entries(TITLES)],
  state: [...STATES, ['all', 'all']],
  theme: [...THEMES, ['all', 'all']],
  language: [['', 'as the shop'], ...LANGUAGES.map(({ words, title }): [string, string] => [words, title])],
  width: [['', 'as the view'], ...WIDTHS.map((width): [string, string] => [width, `${width} px`])],
};

/** One screen that says most: every wallet at rest. */
export const USUAL: Filters = {
  view: 'states',
  wallet: '',
  state: 'rest',
  theme: 'aurora',
  language: '',
  width: '',
};

const NAMES = Object.keys(USUAL) as (keyof Filters)[];

/** Reads the filters of an address; what it doesn't say, and what can't be, is as usual. */
export function readFilters(query: URLSearchParams): Filters {
  const read = NAMES.map(name => {
    const value = query.get(name) ?? '';
    return [name, OPTIONS[name].some(([known]) => known === value) && query.has(name) ? value : USUAL[name]];
  });
  return Object.fromEntries(read);
}

/** The filters as the query string of an address, without what is as usual. */
export function toQuery(filters: Filters): string {
  const changed = NAMES.filter(name => filters[name] !== USUAL[name]);
  return `?${new URLSearchParams(changed.map(name => [name, filters[name]]))}`;
}
