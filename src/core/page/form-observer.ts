import { signal } from '@preact/signals';
import { FORM_READ_INTERVAL_MS } from '../platform/constants';
import { unclobbered } from '../platform/document';
import type { FormState, ProductForm } from '../types/page';
import { readSellingPlan } from './fields';
import { findOwnSubmits, holdsFile, isFileIn, readControls, readVariant } from './product-form';

/**
 * Events that only a shopper causes. Scripts cause the others as well: `focus()` and `click()` make events like real ones.
 */
const PRESSES = ['pointerdown', 'keydown'];
const CHOICES = ['input', 'change'];
/**
 * Controls of a form, or another form of the same id with the submit button, may follow in a page that is still parsed.
 */
const PARSED = 'DOMContentLoaded';
/** The form is read at a choice, and when the shopper comes near it, because themes also set values silently. */
const EVENTS = [...PRESSES, ...CHOICES, 'focusin', 'pointerover', PARSED];

/** The element whose buttons are for the form's product. */
const HOST = 'shopify-accelerated-checkout';

interface Watch {
  state: ProductForm;
  /** Takes over what was read at a click, with the `formdata` event. */
  accept(data: FormData): void;
  stop(): void;
}

/** Watches by their form, so that elements in one form share its readings. */
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
 * Watches one form. `new FormData(form)` fires an event in which themes write to the form, at once or later. That is a change
 * to follow, and a reading must not cause the next reading. So the controls are read one by one, without an event. Only after
 * the shopper has pressed something, one choice is read with the event, so that the theme can take part.
 */
function watchForm(form: HTMLFormElement): Watch {
  let controls = readChoice(form, readControls(form));
  let choice = readChoice(form);
  const state = signal(toState(form, choice));
  /** The time at which each kind of event may cause the next reading; infinite while a reading is scheduled. */
  const times = new Map<string, number>();
  let isLive = true;
  let mayAsk = true;
  let isThemeEvent = false;

  const update = () => {
    watch();
    const now = readChoice(form, readControls(form));
    if (isThemeEvent) {
      choice = readChoice(form);
      isThemeEvent = mayAsk = false;
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
  const soon = (cause = '') => {
    const time = times.get(cause) ?? 0;
    times.set(cause, Number.POSITIVE_INFINITY);
    if (time < Number.POSITIVE_INFINITY)
      setTimeout(() => {
        times.set(cause, performance.now() + FORM_READ_INTERVAL_MS);
        if (isLive) update();
      }, time - performance.now());
  };
  // Controls may stand outside of their form (`form=`), so that their events reach the document alone.
  const listen = ({ type, target, isTrusted }: Event) => {
    mayAsk ||= isTrusted && PRESSES.includes(type);
    // A theme may dispatch them at the window, which is not a node.
    if (!(target instanceof Node)) return;
    if (type !== PARSED && !own.contains(target) && (target as HTMLInputElement).form !== form) return;
    isThemeEvent ||= mayAsk && CHOICES.includes(type);
    soon(type);
  };
  const own = unclobbered(form);
  const root = own.getRootNode();
  const target = root instanceof ShadowRoot ? root : window;
  // The script's own buttons change inside their element, which holds no field.
  const observer = new MutationObserver(records => {
    if (records.some(({ target }) => !unclobbered(target as Element).closest(HOST))) soon();
  });
  /** Observes the form and its controls. It may be called again, because to observe an element twice changes nothing. */
  function watch() {
    const attributes = { attributeFilter: ['disabled', 'aria-disabled', 'value'] };
    observer.observe(form, { ...attributes, subtree: true, childList: true });
    for (const control of [...Array.from(own.elements), ...findSubmits(form)])
      if (!own.contains(control)) observer.observe(control, attributes);
  }
  watch();
  // The events are captured, because a theme's picker may stop them.
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
  return { variant: readVariant(form, data), sellingPlan: readSellingPlan(data), hasFile: holdsFile(data) };
}

function toState(form: HTMLFormElement, { variant, sellingPlan, hasFile }: Choice): FormState {
  const submits = findSubmits(form);
  const isOff = submits.length > 0 && submits.every(isDisabled);
  const isFileChosen = hasFile || isFileIn(form);
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
  // `form.id` would be the control of the name `id`, where there is one.
  const { id, getRootNode } = unclobbered(form);
  const own = findOwnSubmits(form);
  if (own.length || !id) return own;
  const forms = unclobbered(getRootNode() as Document).querySelectorAll('form');
  const twins = Array.from(forms).filter(other => unclobbered(other).id === id);
  return twins.flatMap(findOwnSubmits);
}

function isDisabled(control: Element): boolean {
  return control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';
}
