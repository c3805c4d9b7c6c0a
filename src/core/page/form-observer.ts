import { signal } from '@preact/signals';
import { FORM_READ_INTERVAL_MS } from '../platform/constants';
import { unclobbered } from '../platform/document';
import type { FormState, ProductForm } from '../types/page';
import { readSellingPlan } from './fields';
import { dataHasFile, findOwnSubmits, formHasFile, readControls, readVariant } from './product-form';

/**
 * Events that only a shopper causes. Scripts cause the others as well: `focus()` and `click()` make events like real ones.
 */
const PRESSES = ['pointerdown', 'keydown'];
const CHOICES = ['input', 'change'];
/**
 * While the page is parsed, more controls of the form may follow, or the form of the same id that has the submit button.
 */
const PARSED = 'DOMContentLoaded';
/** The form is read after a choice, and when the pointer or focus comes near, because themes also set values silently. */
const EVENTS = [...PRESSES, ...CHOICES, 'focusin', 'pointerover', PARSED];

/** The element whose buttons are for the form's product. */
const HOST = 'shopify-accelerated-checkout';

interface Watch {
  state: ProductForm;
  /** Stores what was read at a click, with the `formdata` event. */
  accept(data: FormData): void;
  stop(): void;
}

/** The watch of each form, which all elements in the form share. */
const watches = new WeakMap<HTMLFormElement, Watch & { users: number }>();

/**
 * The listeners of all forms, by the target that captures their events: the window, or the form's shadow root, which some
 * events never leave. All forms share one listener for each event, because the browser compares each added listener with all
 * others: on a page of a thousand forms that would cost more than reading the form.
 */
const hubs = new WeakMap<
  EventTarget,
  { listeners: Set<(event: Event) => void>; onEvent(event: Event): void }
>();

function createHub() {
  const listeners = new Set<(event: Event) => void>();
  return {
    listeners,
    onEvent(event: Event) {
      for (const listen of listeners) listen(event);
    },
  };
}

type Choice = Omit<FormState, 'disabled'>;

/** Watches a form through its events, and through attributes that themes change without an event. */
export function observeForm(form: HTMLFormElement): Watch {
  const watch = watches.get(form) ?? { ...watchForm(form), users: 0 };
  watches.set(form, watch);
  watch.users++;
  return {
    state: watch.state,
    accept: watch.accept,
    stop() {
      if (--watch.users) return;
      watches.delete(form);
      watch.stop();
    },
  };
}

/**
 * Watches one form. `new FormData(form)` fires `formdata`, in which themes write to the form, at once or later. Such a change
 * would cause the next read, and so on. So the controls are read one by one, without the event. Only after a shopper's press
 * one choice is read with the event, so that the theme can add its values.
 */
function watchForm(form: HTMLFormElement): Watch {
  let controls = readChoice(form, readControls(form));
  let choice = readChoice(form);
  const state = signal(toState(form, choice));
  /** The time at which each kind of event may cause the next reading; infinite while a reading is scheduled. */
  const times = new Map<string, number>();
  let isLive = true;
  let mayReadEvent = true;
  let isEventDue = false;

  const update = () => {
    watch();
    const now = readChoice(form, readControls(form));
    if (isEventDue) {
      choice = readChoice(form);
      isEventDue = mayReadEvent = false;
    } else if (!isSame(now, controls)) choice = now;
    // Additions of a theme's listeners stay valid as long as the controls don't change.
    controls = now;
    publish();
  };
  function publish() {
    const next = toState(form, choice);
    if (!isSame(next, state.peek())) state.value = next;
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
        if (isLive) update();
      }, time - performance.now());
  };
  // Controls may be outside of their form (`form=`), so that only the document gets their events.
  const listen = ({ type, target, isTrusted }: Event) => {
    mayReadEvent ||= isTrusted && PRESSES.includes(type);
    // A theme may dispatch them at the window, which is not a node.
    if (!(target instanceof Node)) return;
    if (type !== PARSED && !own.contains(target) && (target as HTMLInputElement).form !== form) return;
    isEventDue ||= mayReadEvent && CHOICES.includes(type);
    scheduleUpdate(type);
  };
  const own = unclobbered(form);
  const root = own.getRootNode();
  const target = root instanceof ShadowRoot ? root : window;
  // The script's own buttons change inside their element, which has no fields.
  const observer = new MutationObserver(records => {
    if (records.some(({ target }) => !unclobbered(target as Element).closest(HOST))) scheduleUpdate();
  });
  /** Observes the form and its controls. Observing an element again has no effect. */
  function watch() {
    const attributes = { attributeFilter: ['disabled', 'aria-disabled', 'value'] };
    observer.observe(form, { ...attributes, subtree: true, childList: true });
    for (const control of [...Array.from(own.elements), ...findSubmits(form)])
      if (!own.contains(control)) observer.observe(control, attributes);
  }
  watch();
  // Listens in the capture phase, because a theme's picker may stop the events.
  const hub = hubs.get(target) ?? createHub();
  hubs.set(target, hub);
  hub.listeners.add(listen);
  for (const type of EVENTS) target.addEventListener(type, hub.onEvent, true);
  return {
    state,
    accept(data) {
      choice = readChoice(form, data);
      publish();
    },
    stop() {
      isLive = false;
      observer.disconnect();
      hub.listeners.delete(listen);
      if (!hub.listeners.size) for (const type of EVENTS) target.removeEventListener(type, hub.onEvent, true);
    },
  };
}

/** Reads the choice from `data`, by default as a submission of the form would send it. */
function readChoice(form: HTMLFormElement, data = new FormData(form)): Choice {
  return { variant: readVariant(form, data), sellingPlan: readSellingPlan(data), hasFile: dataHasFile(data) };
}

function toState(form: HTMLFormElement, { variant, sellingPlan, hasFile }: Choice): FormState {
  const submits = findSubmits(form);
  const isOff = submits.length > 0 && submits.every(isDisabled);
  const isFileChosen = hasFile || formHasFile(form);
  return { disabled: !variant || isOff || isFileChosen, sellingPlan, variant, hasFile: isFileChosen };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Returns the submit buttons of the form. If it has none, returns those of forms with the same id, because pages have such
 * pairs.
 */
function findSubmits(form: HTMLFormElement): Element[] {
  // If the form has a control named `id`, `form.id` is that control.
  const { id, getRootNode } = unclobbered(form);
  const own = findOwnSubmits(form);
  if (own.length || !id) return own;
  const forms = unclobbered(getRootNode() as Document).querySelectorAll('form');
  const formsOfId = Array.from(forms).filter(other => unclobbered(other).id === id);
  return formsOfId.flatMap(findOwnSubmits);
}

function isDisabled(control: Element): boolean {
  return control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';
}
