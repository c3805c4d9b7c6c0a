import { signal } from '@preact/signals';
import { readSellingPlan, readVariant } from './product-form';
import type { FormState, ProductForm } from './types';

/** When a form is read again: themes also set values silently, so the approach to anything in it counts too. */
const EVENTS = ['input', 'change', 'focusin', 'pointerover'];

/** Follows a form through events and through attributes that themes change without one. */
export function observeForm(form: HTMLFormElement): { state: ProductForm; stop(): void } {
  const state = signal(readForm(form));
  const update = () => {
    watch();
    const next = readForm(form);
    // A reading is an event for the theme: what that writes must not be the reason to read again, without end.
    observer.takeRecords();
    if (JSON.stringify(next) !== JSON.stringify(state.peek())) state.value = next;
  };
  // Controls may stand outside of their form (`form=`): their events pass the document only.
  const onEvent = ({ target }: Event) => {
    if (form.contains(target as Node) || (target as HTMLInputElement).form === form) update();
  };
  const observer = new MutationObserver(update);
  /** To observe what is observed already changes nothing. */
  function watch() {
    const attributes = { attributeFilter: ['disabled', 'aria-disabled', 'value'] };
    observer.observe(form, { ...attributes, subtree: true, childList: true });
    for (const control of [...form.elements, ...findSubmits(form)])
      if (!form.contains(control)) observer.observe(control, attributes);
  }
  watch();
  for (const type of EVENTS) document.addEventListener(type, onEvent);
  return {
    state,
    stop() {
      observer.disconnect();
      for (const type of EVENTS) document.removeEventListener(type, onEvent);
    },
  };
}

export function readForm(form: HTMLFormElement): FormState {
  const submits = findSubmits(form);
  const data = new FormData(form);
  const variant = readVariant(form, data);
  return {
    disabled: !variant || (submits.length > 0 && submits.every(isDisabled)),
    sellingPlan: readSellingPlan(data),
    variant,
  };
}

/** The form's own; where it has none, those of forms with the same id, because pages have such pairs. */
function findSubmits(form: HTMLFormElement): Element[] {
  // `form.id` is the control of that name.
  const id = form.getAttribute('id');
  const own = [...form.elements].filter(isSubmit);
  if (own.length || !id) return own;
  const twins = [...document.forms].filter(other => other.getAttribute('id') === id);
  return twins.flatMap(({ elements }) => [...elements]).filter(isSubmit);
}

function isSubmit(control: Element): boolean {
  return (control as HTMLButtonElement).type === 'submit';
}

function isDisabled(control: Element): boolean {
  return control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';
}
