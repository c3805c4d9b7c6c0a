import type { Look } from './css';

type Control = HTMLInputElement | HTMLSelectElement;

const isDefault = (control: Control) =>
  control instanceof HTMLSelectElement
    ? (control.selectedOptions[0]?.defaultSelected ?? true)
    : control.value === control.defaultValue;

/** Reads the controls; what the browser wouldn't take for the property is marked and left out. */
export function readLook(form: HTMLFormElement): Look {
  const controls = [...form.querySelectorAll<Control>('[data-property]')];
  const properties = controls.flatMap((control): Look['properties'] => {
    const value = control.value + (control.dataset.unit ?? '');
    const isWrong = control.name.endsWith('box-shadow') && !CSS.supports('box-shadow', value);
    if (isWrong) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
    return isWrong || isDefault(control) ? [] : [[control.name, value]];
  });
  const chosen = new FormData(form);
  return { properties, direction: String(chosen.get('direction') ?? ''), dir: String(chosen.get('dir')) };
}

/** Says each range's value beside it. */
export function showValues(form: HTMLFormElement): void {
  for (const output of form.querySelectorAll('output')) {
    const control = form.elements.namedItem(output.htmlFor.value) as HTMLInputElement | null;
    output.value = [control?.value, output.dataset.unit].filter(Boolean).join(' ');
  }
}
