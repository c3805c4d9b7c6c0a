import { unclobbered } from '../platform/document';
import type { Fields, FormState } from '../types/page';
import { hasWrongId, readSellingPlan, readVariant, splitLines } from './fields';
import { findButton, findButtons, isAddForm, isOff, toControls } from './form';

/** Fields of a form whose lines the script can't buy: `id[]`, and a line below another one. */
const UNSUPPORTED = /^id\[|^(items\[\d*\]\[)?parent_/;
const PROPERTY = /^(items\[\d*\]\[)?properties\b/;

/**
 * Reads what the form would add to the cart now. It is the only function that turns the form into a value.
 *
 * @param fields of the form. @default those of a submission by the form's own button
 */
export function readForm(form: HTMLFormElement, fields = readFields(form)): FormState {
  const lines = splitLines(fields);
  const variants = lines.map(line => readVariant(line) ?? '');
  const hasFile = fields.some(([name, value]) => PROPERTY.test(name) && (value as Partial<File>).size);
  const hasUnsupported = fields.some(([name]) => UNSUPPORTED.test(name));
  const problem = hasFile ? 'file' : hasUnsupported ? 'lines' : lines.some(hasWrongId) ? 'id' : undefined;
  const buttons = findButtons(form);
  return {
    disabled: !!problem || !variants.every(Boolean) || (buttons.length > 0 && buttons.every(isOff)),
    problem,
    variants,
    sellingPlan: lines.map(readSellingPlan).find(Boolean),
  };
}

/**
 * Returns the fields that the form's own button would send. Fires `formdata`, in which themes add theirs.
 *
 * In markup that a theme has parsed with `DOMParser`, the select in `<noscript>` is a control like any other. It counts only if
 * there is no other variant.
 */
export function readFields(form: HTMLFormElement): Fields {
  const button = findButton(form);
  const fields = [...new FormData(form, button?.form === form ? button : null)];
  const noscriptId = unclobbered(form).querySelector<HTMLSelectElement>('noscript [name=id]')?.value;
  const isExtra = ([name, value]: Fields[number]) => name === 'id' && value === noscriptId;
  const others = fields.filter(field => !isExtra(field));
  return others.some(([name]) => name === 'id') ? others : fields;
}

/** Names of the fields that decide which buttons are shown. */
const READ_FIELDS = /^(id|selling_plan|items|parent_\w+)\b/;

/**
 * Reads the controls that decide which buttons are shown. Unlike `readFields`, it doesn't fire `formdata`, in which themes write
 * to the form. So it misses the values that listeners and form-associated custom elements add. Other controls are skipped, because
 * a form may have thousands.
 */
export function readControls(form: HTMLFormElement): Fields {
  const fields: Fields = [];
  const button = findButton(form);
  for (const control of toControls(form)) {
    const { name, type, value, files } = control;
    const { selectedOptions } = control as unknown as HTMLSelectElement;
    const isFile = type === 'file' && PROPERTY.test(name);
    if (!(isFile || READ_FIELDS.test(name))) continue;
    const isDisabled = [control, ...Array.from(selectedOptions ?? [])].some(part =>
      part.matches(':disabled'),
    );
    const isUnchecked = /^(radio|checkbox)$/.test(type) && !control.checked;
    const isOtherButton = /^(submit|button|reset|image)$/.test(type) && (control as Element) !== button;
    if (isDisabled || isUnchecked || isOtherButton || (selectedOptions && !selectedOptions.length)) continue;
    if (isFile) fields.push(...Array.from(files ?? [], (file): Fields[number] => [name, file]));
    else fields.push([name, value]);
  }
  return fields;
}

/** Returns true for a form that adds a product to the cart, by its action or its fields. */
export function isProductForm(form: HTMLFormElement): boolean {
  return isAddForm(form) || toControls(form).some(({ name }) => /^(id|items)\b/.test(name));
}
