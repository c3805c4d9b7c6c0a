import { unclobbered } from '../base/unclobbered';
import type { CartLine } from '../types/cart-source';
import type { CartError } from '../types/result';

/**
 * Reads what the shopper would add to the cart, as the form would send it, so that `form=` controls, radios, selects and
 * disabled controls count as the browser counts them. Of two fields of one name (number buttons beside a text field) the last
 * that isn't empty counts, as it does for the shop's server.
 */
export function readProductForm(form: HTMLFormElement): CartLine | CartError {
  const data = new FormData(form);
  const read = (name: string) => readAll(data, name).pop();
  const variant = readVariant(form, data);
  if (!variant) return { code: 'INVALID_MERCHANDISE' };
  const quantity = read('quantity') ?? '1';
  if (!isPositiveInteger(quantity)) return { code: 'INVALID_QUANTITY', message: 'invalid quantity' };
  const plan = read('selling_plan');
  return {
    merchandiseId: gid('ProductVariant', variant),
    quantity: Number(quantity),
    ...(plan && { sellingPlanId: gid('SellingPlan', plan) }),
    attributes: readAttributes([...data], 'properties'),
  };
}

/**
 * Id of the chosen variant; absent where it is no number above zero.
 *
 * @param data the form's, where that has been read already: each reading is an event for the theme
 */
export function readVariant(form: HTMLFormElement, data = new FormData(form)): string | undefined {
  const ids = readAll(data, 'id');
  // Where a theme has parsed the markup itself, the select in `<noscript>`, for visitors without scripts, is a control like
  // any other.
  const inert = unclobbered(form).querySelector<HTMLSelectElement>('noscript [name=id]')?.value;
  const id = ids.filter(other => other !== inert).pop() ?? ids.pop();
  return id && isPositiveInteger(id) ? id : undefined;
}

/**
 * Reads the form's controls without an event: `new FormData(form)` fires one, in which themes write into the form. What
 * listeners would add is missing here, and so are custom elements that act as controls.
 */
export function readControls(form: HTMLFormElement): FormData {
  const data = new FormData();
  for (const control of unclobbered(form).elements as Iterable<HTMLInputElement & HTMLSelectElement>) {
    const { name, type, value, selectedOptions } = control;
    const isOff = [control, ...(selectedOptions ?? [])].some(part => part.matches(':disabled'));
    const isUnchecked = /^(radio|checkbox)$/.test(type) && !control.checked;
    if (value && !isOff && !isUnchecked && !/^(submit|button|reset|image|file)$/.test(type))
      data.append(name, value);
  }
  return data;
}

/** Id of the selling plan chosen in the form. */
export function readSellingPlan(data: FormData): string | undefined {
  return readAll(data, 'selling_plan').pop();
}

/** All values of a field's name that aren't empty. */
function readAll(data: FormData, name: string): string[] {
  return data.getAll(name).filter(Boolean).map(String);
}

/**
 * Reads the fields named `properties[Name]` or `attributes[Name]`, without empty values and files. Of two fields of one name
 * the last counts.
 */
export function readAttributes(
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

function isPositiveInteger(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) > 0;
}

/** A global id of the storefront API, for example `gid://shopify/ProductVariant/46448623321341`. */
export function gid(type: 'Cart' | 'ProductVariant' | 'SellingPlan', id: string): string {
  return `gid://shopify/${type}/${id}`;
}
