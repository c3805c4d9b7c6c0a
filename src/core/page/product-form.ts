import { unclobbered } from '../platform/document';
import type { ProductChoice } from '../types/cart';
import { readValues } from './fields';

/** Reads the choice at the click, as a submission of the form would send it. */
export function readProduct(form: HTMLFormElement): ProductChoice {
  const data = new FormData(form);
  return { data, variant: readVariant(form, data) };
}

/**
 * Returns the id of the chosen variant, or undefined if it is no number above zero.
 *
 * @param data of the form, if it has been read already, because `new FormData(form)` fires `formdata` for the theme
 */
export function readVariant(form: HTMLFormElement, data = new FormData(form)): string | undefined {
  const ids = readValues(data, 'id');
  // In markup that a theme has parsed with `DOMParser`, the select in `<noscript>` is a control like any other.
  const noscriptId = unclobbered(form).querySelector<HTMLSelectElement>('noscript [name=id]')?.value;
  const id = ids.filter(other => other !== noscriptId).pop() ?? ids.pop();
  return id && /^\d*[1-9]\d*$/.test(id) ? id : undefined;
}

/** Returns the submit buttons of a form. A form's `elements` lack its image buttons. */
export function findOwnSubmits(form: HTMLFormElement): HTMLButtonElement[] {
  const safeForm = unclobbered(form);
  const controls = Array.from(safeForm.elements) as HTMLButtonElement[];
  return controls
    .filter(({ type }) => type === 'submit')
    .concat(Array.from(safeForm.querySelectorAll('[type=image]')));
}

/**
 * Returns true if the form's own submit button could submit it. Otherwise returns false, and the browser shows what is missing. A
 * form isn't validated if it has no submit button, or if the page turns validation off.
 */
export function reportValidity(form: HTMLFormElement): boolean {
  const safeForm = unclobbered(form);
  const checks = findOwnSubmits(form).some(button => !button.formNoValidate);
  return !checks || safeForm.noValidate || safeForm.reportValidity();
}

const PROPERTY = /^properties\[/;

/** Returns true if a file is chosen for a property (`properties[Name]`). The storefront API accepts no files. */
export function formHasFile(form: HTMLFormElement): boolean {
  const controls = Array.from(unclobbered(form).elements) as HTMLInputElement[];
  return controls.some(
    control => control.files?.length && PROPERTY.test(control.name) && !control.matches(':disabled'),
  );
}

/** Returns true if form data has a file as a property. The page's custom elements and listeners may add one. */
export function dataHasFile(data: FormData): boolean {
  return [...data].some(([name, value]) => PROPERTY.test(name) && (value as Partial<File>).size);
}

/** Names of the fields that decide which buttons are shown. */
const READ_FIELDS = ['id', 'selling_plan'];

/**
 * Reads the controls of the variant and the selling plan. Unlike `new FormData(form)`, it doesn't fire `formdata`, in which
 * themes write to the form. So it misses the values that listeners and form-associated custom elements add. Other controls are
 * skipped, because a form may have thousands.
 */
export function readControls(form: HTMLFormElement): FormData {
  const data = new FormData();
  for (const control of Array.from(unclobbered(form).elements) as (HTMLInputElement & HTMLSelectElement)[]) {
    if (!READ_FIELDS.includes(control.name)) continue;
    const { name, type, value, selectedOptions } = control;
    const isOff = [control, ...Array.from(selectedOptions ?? [])].some(part => part.matches(':disabled'));
    const isUnchecked = /^(radio|checkbox)$/.test(type) && !control.checked;
    if (value && !isOff && !isUnchecked && !/^(submit|button|reset|image|file)$/.test(type))
      data.append(name, value);
  }
  return data;
}
