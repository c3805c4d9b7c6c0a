/** All values of a field's name that aren't empty. */
export function readAll(data: FormData, name: string): string[] {
  return data.getAll(name).filter(Boolean).map(String);
}

/**
 * Reads the fields named `properties[Name]` or `attributes[Name]`, without empty values and files. Of two fields of one name
 * the last counts.
 */
export function readGroup(
  fields: [name: string, value: FormDataEntryValue][],
  group: 'properties' | 'attributes',
): { key: string; value: string }[] {
  const found = new Map<string, string>();
  for (const [name, value] of fields) {
    const key = name.startsWith(`${group}[`) && name.endsWith(']') && name.slice(group.length + 1, -1);
    if (key && value && typeof value === 'string') found.set(key, value);
  }
  return [...found].map(([key, value]) => ({ key, value }));
}

export function isPositiveInteger(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) > 0;
}

/** A global id of the storefront API, for example `gid://shopify/ProductVariant/46448623321341`. */
export function gid(type: 'Cart' | 'ProductVariant' | 'SellingPlan', id: string): string {
  return `gid://shopify/${type}/${id}`;
}
