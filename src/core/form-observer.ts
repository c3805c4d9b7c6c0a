import { signal } from '@preact/signals';
import { readSellingPlan, readVariant } from './product-form';
import type { FormState, ProductForm } from './types';

/** When a form is read again: themes also set values silently, so the approach to anything in it counts too. */
const EVENTS = ['input', 'change', 'focusin', 'pointerover'];

/** Follows a form through events and through attributes that themes change without one. */
export function observeForm(form: HTMLFormElement): { state: ProductForm; stop(): void } {
  const state = signal(readForm(form));
  let timer: ReturnType<typeof setTimeout>;
  const update = () => {
    watch();
    let next = readForm(form);
    // A reading is an event for the theme. What that writes counts, but is no reason to read without end.
    if (observer.takeRecords().length) {
      next = readForm(form);
      observer.takeRecords();
    }
    if (JSON.stringify(next) !== JSON.stringify(state.peek())) state.value = next;
  };
  /** After the theme's own listeners. */
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(update);
  };
  // Controls may stand outside of their form (`form=`): their events pass the document only.
  const onEvent = ({ target }: Event) => {
    if (form.contains(target as Node) || (target as HTMLInputElement).form === form) soon();
  };
  const observer = new MutationObserver(soon);
  /** To observe what is observed already changes nothing. */
  function watch() {
    const attributes = { attributeFilter: ['disabled', 'aria-disabled', 'value'] };
    observer.observe(form, { ...attributes, subtree: true, childList: true });
    for (const control of [...form.elements, ...findSubmits(form)])
      if (!form.contains(control)) observer.observe(control, attributes);
  }
  watch();
  // Captured, because a theme's picker may keep its events for itself.
  for (const type of EVENTS) addEventListener(type, onEvent, true);
  return {
    state,
    stop() {
      clearTimeout(timer);
      observer.disconnect();
      for (const type of EVENTS) removeEventListener(type, onEvent, true);
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
