/** Returns the non-empty values of all fields with a name. */
export function readValues(data: FormData, name: string): string[] {
  return data.getAll(name).filter(Boolean).map(String);
}

/** Values that themes write if no selling plan is chosen. */
const NO_PLAN = /^\s*(undefined|null|nan|false|0)?\s*$/i;

/** Returns the id of the selling plan chosen in the form. */
export function readSellingPlan(data: FormData): string | undefined {
  return readValues(data, 'selling_plan')
    .filter(plan => !NO_PLAN.test(plan))
    .pop();
}

/**
 * Reads the fields named `properties[Name]` or `attributes[Name]`, without empty values and files. If a name occurs twice, the
 * last value wins. The values of a list, `properties[Name][]`, are joined by commas.
 */
export function readGroup(
  fields: [name: string, value: FormDataEntryValue][],
  group: 'properties' | 'attributes',
): { key: string; value: string }[] {
  const found = new Map<string, string>();
  for (const [name, value] of fields) {
    const isList = name.endsWith('][]');
    const isOfGroup = name.startsWith(`${group}[`) && name.endsWith(']');
    const key = isOfGroup && name.slice(group.length + 1, isList ? -3 : -1);
    if (!key || !value || typeof value !== 'string') continue;
    const earlier = isList && found.get(key);
    found.set(key, earlier ? `${earlier}, ${value}` : value);
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
