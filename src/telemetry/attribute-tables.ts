import { attributes, ELEMENTS } from '../core/page/attribute-table';
import { INSTRUMENTS } from './wallet-tables';

const rows = Object.entries(attributes).map(([name, row]) => ({ name, ...row }));
const toName = ({ name }: { name: string }) => name;

/**
 * Names of each element's attributes, separated by spaces, with one that it sets itself. The build evaluates the tables of this
 * file, so that bundles contain them but not the descriptions.
 */
export const ATTRIBUTES: Record<string, string> = Object.fromEntries(
  Object.entries(ELEMENTS).map(([kind, element]) => {
    const has = ({ on, isSetByProduct }: (typeof rows)[number]) =>
      !on || on.some(each => each === kind) || (kind === 'product' && isSetByProduct);
    return [element, rows.filter(has).map(toName).join(' ')];
  }),
);

/** Returns the names of these attributes as alternatives of a regular expression. */
const toNames = (has: (row: (typeof rows)[number]) => unknown) => rows.filter(has).map(toName).join('|');

export const BOOLEAN = RegExp(`^(${toNames(({ type }) => type === 'boolean')})$`);
export const REQUIRED = RegExp(`^(${toNames(({ isRequired }) => isRequired)})$`);
export const JSON_VALUE = RegExp(`^(${toNames(({ type = '' }) => /^(wallets?|array|json)$/.test(type))})$`);
export const ARRAY = RegExp(`^(${toNames(({ type = '' }) => /^(wallets|array)$/.test(type))})$`);

/** Matches attributes with configurations of wallets. */
export const WALLET = RegExp(`^(${toNames(({ type = '' }) => /^wallets?$/.test(type))})$`);

/** Attributes with a format, and what to write instead of an invalid value. */
export const FORMATS = rows.flatMap(({ name, type, format }): [string, RegExp, string][] => {
  if (type !== 'instrument') return format ? [[name, ...format]] : [];
  const known = INSTRUMENTS.replace(' Unknown', '');
  return [[name, RegExp(`^(${known.replaceAll(' ', '|')})$`), `write one of ${known}`]];
});

/** Attributes that errors name, as the alternatives of a regular expression: required ones, and those with JSON. */
export const IN_ERRORS = rows
  .filter(({ type, isRequired }) => isRequired || (type && !/^(boolean|instrument)$/.test(type)))
  .map(toName)
  .join('|');
