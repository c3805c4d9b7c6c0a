import type { Fields, FormState } from '../types/page';
import { isWrongId, readLines, toPlan, toVariant } from './fields';
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
  const ids = readLines(fields, 'id');
  const variants = ids.map(id => toVariant(id) ?? '');
  const hasFile = fields.some(([name, value]) => PROPERTY.test(name) && (value as Partial<File>).size);
  const hasUnsupported = fields.some(([name]) => UNSUPPORTED.test(name));
  const problem = hasFile ? 'file' : hasUnsupported ? 'lines' : ids.some(isWrongId) ? 'id' : undefined;
  // Not those of the last reading, because a theme's `formdata` listener may have replaced one since.
  const buttons = findButtons(form);
  return {
    disabled: !!problem || !variants.every(Boolean) || (buttons.length > 0 && buttons.every(isOff)),
    problem,
    variants,
    sellingPlan: readLines(fields, 'selling_plan').map(toPlan).find(Boolean),
  };
}

/** Returns the fields that the form's own button would send. Fires `formdata`, in which themes add theirs. */
export function readFields(form: HTMLFormElement, buttons = findButtons(form)): Fields {
  const button = findButton(buttons);
  return [...new FormData(form, button?.form === form ? button : null)];
}

/** Returns true for a form that adds a product to the cart, by its action or its fields. */
export function isProductForm(form: HTMLFormElement): boolean {
  return isAddForm(form) || toControls(form).some(({ name }) => /^(id|items)\b/.test(name));
}
