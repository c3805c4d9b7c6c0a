import { signal } from '@preact/signals';
import { FORM_READ_INTERVAL_MS } from '../platform/constants';
import { unclobbered } from '../platform/document';
import { tryCall } from '../platform/objects';
import type { Fields, ProductForm } from '../types/page';
import { findButtons, toControls } from './form';
import { readFields, readForm } from './product-form';

/**
 * Trusted events of `PRESS_EVENTS` come only from a shopper. Scripts can cause the other trusted events: `focus()` fires
 * `focusin`, and `click()` on a checkbox fires `change`.
 */
const PRESS_EVENTS = ['pointerdown', 'keydown'];
const CHANGE_EVENTS = ['input', 'change'];
/**
 * The form is read again when the page is parsed, because more controls may have followed. The submit button may even be in
 * another form with the same id (`findButtons`).
 */
const PARSED_EVENT = 'DOMContentLoaded';
/** The form is also read when the pointer or focus enters it, because themes set values without firing an event. */
const OBSERVED_EVENTS = [...PRESS_EVENTS, ...CHANGE_EVENTS, 'focusin', 'pointerover', PARSED_EVENT];

/** The element that renders the buttons for the form's product. */
const PRODUCT_ELEMENT = 'shopify-accelerated-checkout';

interface FormObserver {
  state: ProductForm;
  /** Reads the form at a click, with what the theme's `formdata` listeners add. */
  read(): Fields;
  stop(): void;
}

/**
 * The listeners of all forms. They share one listener of the browser for each event, because the browser compares a new listener
 * with all existing ones. With a thousand forms, that would cost more than reading them.
 */
const listeners = new Set<(event: Event) => void>();
function onEvent(event: Event): void {
  for (const listen of listeners) listen(event);
}

/** Names of the fields that decide which buttons are shown. */
const DECIDING = /^(id|selling_plan|items|parent_\w+)\b/;

/**
 * Observes a form: its events, and attributes that themes change without an event.
 *
 * `new FormData(form)` fires `formdata`, and a theme's listener may change the form, at once or later. Reading it with that event
 * on each change could loop forever. So the theme's listeners don't get the event, except once after a key or pointer press by the
 * shopper: at the next change. The theme can then add its values.
 */
export function observeForm(form: HTMLFormElement): FormObserver {
  const safeForm = unclobbered(form);
  const root = safeForm.getRootNode();
  // The listeners' target, because some events never leave a shadow root.
  const target = (root as Partial<ShadowRoot>).host ? root : window;
  /** Reads the form while the theme's listeners don't get the event. */
  const readQuietly = () => {
    target.addEventListener('formdata', stopEvent, true);
    try {
      return readFields(form, buttons);
    } finally {
      target.removeEventListener('formdata', stopEvent, true);
    }
  };
  let buttons: HTMLButtonElement[] = [];
  // Skips changes inside the script's own element: its buttons change there, and it has no fields.
  const observer = new MutationObserver(records => {
    if (records.some(({ target }) => !unclobbered(target as Element).closest(PRODUCT_ELEMENT)))
      scheduleUpdate();
  });
  /** Finds the form's buttons, and observes the form and its controls. Observing an element again has no effect. */
  function observeControls() {
    const attributes = { attributeFilter: ['disabled', 'aria-disabled', 'value'] };
    observer.observe(form, { ...attributes, subtree: true, childList: true });
    buttons = findButtons(form);
    for (const control of [...toControls(form), ...buttons])
      if (!safeForm.contains(control)) observer.observe(control, attributes);
  }
  observeControls();
  let key = toKey(readQuietly());
  // While the key is unchanged, `fields` keeps what the theme's `formdata` listeners added.
  let fields = readFields(form, buttons);
  const state = signal(readForm(form, fields));
  /** The earliest time of the next reading, by event type; infinite while a reading is scheduled. */
  const times = new Map<string, number>();
  /** True if the next change may be read with the `formdata` event. */
  let mayFireFormData = true;
  /** True if the scheduled reading fires `formdata`. */
  let isFormDataDue = false;

  const update = () => {
    observeControls();
    const current = readQuietly();
    const currentKey = toKey(current);
    if (isFormDataDue) {
      fields = readFields(form, buttons);
      isFormDataDue = mayFireFormData = false;
    } else if (currentKey !== key) fields = current;
    key = currentKey;
    publish();
  };
  function publish() {
    const next = readForm(form, fields);
    if (JSON.stringify(next) !== JSON.stringify(state.peek())) state.value = next;
  }
  /**
   * Schedules a reading after the theme's own listeners have run.
   *
   * @param cause type of an event; absent for a mutation
   */
  const scheduleUpdate = (cause = '') => {
    const time = times.get(cause) ?? 0;
    times.set(cause, Number.POSITIVE_INFINITY);
    if (time < Number.POSITIVE_INFINITY)
      setTimeout(() => {
        times.set(cause, performance.now() + FORM_READ_INTERVAL_MS);
        if (listeners.has(listen)) update();
      }, time - performance.now());
  };
  // A control outside of its form (`form=`) fires no events at the form, so the listener is at the window or the shadow root.
  const listen = ({ type, target, isTrusted }: Event) => {
    mayFireFormData ||= isTrusted && PRESS_EVENTS.includes(type);
    // A theme may dispatch such an event at the window, which is not a node.
    if (!(target as Partial<Node> | null)?.nodeType) return;
    const control = target as HTMLInputElement;
    if (type !== PARSED_EVENT && !safeForm.contains(control) && control.form !== form) return;
    isFormDataDue ||= mayFireFormData && CHANGE_EVENTS.includes(type);
    scheduleUpdate(type);
  };
  listeners.add(listen);
  // Listens in the capture phase, because a theme's variant picker may stop the propagation of events.
  for (const type of OBSERVED_EVENTS) target.addEventListener(type, onEvent, true);
  return {
    state,
    read() {
      fields = readFields(form);
      publish();
      return fields;
    },
    stop() {
      observer.disconnect();
      listeners.delete(listen);
      if (!listeners.size)
        for (const type of OBSERVED_EVENTS) target.removeEventListener(type, onEvent, true);
    },
  };
}

const stopEvent = (event: Event) => tryCall(() => event.stopImmediatePropagation());

/** Returns a text that changes with the fields that decide which buttons are shown. */
function toKey(fields: Fields): string {
  return JSON.stringify(
    fields.filter(([name, value]) => DECIDING.test(name) || (value as Partial<File>).size),
  );
}
