import type { Fields } from '../types/page';

/** Returns the last value of a name, as the shop's server reads it (docs/decisions.md#15). Empty if there is none. */
export function readLast(fields: Fields, name: string): string {
  return String(fields.findLast(([key]) => key === name)?.[1] ?? '');
}

/** Values that themes write if no selling plan or no variant is chosen. */
const NONE = /^\s*(undefined|null|nan|false|0)?\s*$/i;

/** Returns the number of a selling plan, also of its global id. */
export const toPlan = (plan: string) =>
  NONE.test(plan) ? undefined : plan.replace(/^gid:..shopify.SellingPlan./, '');

/**
 * Returns the number of a variant, also of its global id, as the storefront API returns it. Returns undefined for anything else,
 * such as the global id of a product.
 */
export const toVariant = (id: unknown) =>
  /^(?:gid:..shopify.ProductVariant.)?(\d*[1-9]\d*)$/.exec(`${id}`)?.[1];

/** Returns the values of a field in the form's lines: of each `items[0][name]`, else the one of the only line. */
export function readLines(fields: Fields, name: string): string[] {
  const items = fields.filter(([key]) => key.startsWith('items['));
  const values = items.filter(([key]) => key.replace(/^items\[\d*\]/, '') === `[${name}]`);
  return items.length ? values.map(([, value]) => `${value}`) : [readLast(fields, name)];
}

/** Returns true for another id than a variant's. */
export const isWrongId = (id: string) => !toVariant(id) && !NONE.test(id);

/**
 * Returns true for a field of a cart's form that only the shop's own form can set, by its own rules: a quantity, or the discount code.
 */
export const isShopField = (name: string) => /^(updates\[|discount$)/.test(name);

const ITEM = /^items\[(\d*)\]\[([^\]]+)\](.*)$/;

/**
 * Returns the fields of each line that a form adds: of each `items[0][id]`, without the prefix, else all fields as one line. As for
 * the shop's server, `items[][id]` begins a new line if the last one has that field.
 */
export function splitLines(fields: Fields): Fields[] {
  const lines = new Map<string, Fields>();
  let unnamed = 0;
  for (const [name, value] of fields) {
    const [, index, field, rest = ''] = ITEM.exec(name) ?? [];
    if (!field) continue;
    const key = field + rest;
    if (!index && lines.get(` ${unnamed}`)?.some(([known]) => known === key)) unnamed++;
    const place = index || ` ${unnamed}`;
    lines.set(place, [...(lines.get(place) ?? []), [key, value]]);
  }
  return lines.size ? [...lines.values()] : [fields];
}

/**
 * Reads the fields named `properties[Name]` or `attributes[Name]`, without files. If a name occurs twice, the last value counts.
 * The values of a list, `properties[Name][]`, are joined by commas.
 */
export function readGroup(
  fields: Fields,
  group: 'properties' | 'attributes',
): { key: string; value: string }[] {
  const found = new Map<string, string>();
  for (const [name, value] of fields) {
    const isList = name.endsWith('][]');
    const isOfGroup = name.startsWith(`${group}[`) && name.endsWith(']');
    const key = isOfGroup && name.slice(group.length + 1, isList ? -3 : -1);
    if (!key || typeof value !== 'string') continue;
    const earlier = isList && found.get(key);
    found.set(key, earlier && value ? `${earlier}, ${value}` : earlier || value);
  }
  return [...found].map(([key, value]) => ({ key, value }));
}

/**
 * Reads a whole number above zero as people write it: with spaces around it, in full-width or Arabic digits, or as `2.0`.
 *
 * @returns undefined for anything else
 */
export function toPositiveInteger(text: string): number | undefined {
  const digits = text
    .trim()
    .normalize('NFKC')
    .replace(/\.0{1,2}$/, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => `${digit.charCodeAt(0) & 15}`);
  return (/^\d+$/.test(digits) && Number(digits)) || undefined;
}

/** Returns a global id of the storefront API, for example `gid://shopify/ProductVariant/46448623321341`. */
export function gid(type: 'Cart' | 'ProductVariant' | 'SellingPlan', id: string): string {
  return `gid://shopify/${type}/${id}`;
}
