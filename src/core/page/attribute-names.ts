import { attributes } from './attribute-table';

/**
 * The lists of attributes that every page needs. The build evaluates this file, so that the first bundle contains the lists but not
 * the table.
 */
export { LOCALE } from './attribute-table';

const rows = Object.entries(attributes).map(([name, row]) => ({ name, ...row }));
const toName = ({ name }: { name: string }) => name;
const observed = rows.filter(({ isUnobserved }) => !isUnobserved);

/** Attributes that themes change on an existing element: for another product, another market, another cart. */
export const PRODUCT_ATTRIBUTES = observed.filter(({ isSetByProduct }) => !isSetByProduct).map(toName);
/** Attributes that a product element sets itself. Other elements observe them too. */
export const SET_BY_PRODUCT = observed.filter(({ isSetByProduct }) => isSetByProduct).map(toName);
/** Attributes whose value is an array in JSON. */
export const ARRAY_ATTRIBUTES = rows.filter(({ type = '' }) => /^(array|wallets)$/.test(type)).map(toName);

const optional = observed.filter(({ isRequired }) => !isRequired).map(toName);
// Three letters distinguish them from the attributes of frameworks.
const starts = [...new Set(['debug', ...optional].map(name => name.slice(0, 3)))];
const similar = rows
  .filter(({ name, isUnobserved }) => isUnobserved && name !== 'debug' && starts.includes(name.slice(0, 3)))
  .map(toName);

/**
 * Matches `debug`, and each name that begins like an optional attribute. If an element doesn't observe this name, it is a misspelt
 * one. Misspelt required attributes cause an error.
 */
export const DEBUG_CANDIDATE = RegExp(
  `^${similar.map(name => `(?!${name}$)`).join('')}(${starts.join('|')})`,
);
