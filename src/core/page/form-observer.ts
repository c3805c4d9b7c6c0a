import { signal } from '@preact/signals';
import { READING_DISTANCE_MS } from '../base/constants';
import { ownDocument, unclobbered } from '../base/unclobbered';
import type { FormState, ProductForm } from '../types/product-form';
import { readControls, readSellingPlan, readVariant } from './product-form';

/** What the shopper does that no script can do in the shopper's name: `focus()` and `click()` make events like real ones. */
const PRESSES = ['pointerdown', 'keydown'];
const CHOICES = ['input', 'change'];
/** Times to read: a choice, and the approach to anything in the form, because themes also set values silently. */
const EVENTS = [...PRESSES, ...CHOICES, 'focusin', 'pointerover'];

interface Watch {
  state: ProductForm;
  stop(): void;
}

/** Elements that stand in one form share its readings. */
const watches = new WeakMap<HTMLFormElement, Watch & { users: number }>();

type Choice = Pick<FormState, 'variant' | 'sellingPlan'>;

/** Follows a form through events and through attributes that themes change without one. */
export function observeForm(form: HTMLFormElement): Watch {
  const watch = watches.get(form) ?? { ...watchForm(form), users: 0 };
  watches.set(form, watch);
  watch.users++;
  return {
    state: watch.state,
    stop() {
      if (--watch.users) return;
      watches.delete(form);
      watch.stop();
    },
  };
}

/**
 * To read a form as it would be sent is an event for the theme, and what the theme writes then, at once or later, is a
 * change to follow: no reading may be the reason for the next. So all is read without a word, but for one choice after each
 * press of the shopper, which lets the theme take part.
 */
function watchForm(form: HTMLFormElement): Watch {
  let controls = readChoice(form, readControls(form));
  let choice = readChoice(form);
  const state = signal(toState(form, choice));
  /** When a cause may be followed by a reading again; while one is to come, never. */
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
    // What listeners have added to a choice counts as long as the controls stay as they were.
    controls = now;
    const next = toState(form, choice);
    if (!isSame(next, state.peek())) state.value = next;
  };
  /** After the theme's own listeners. */
  const soon = (cause: string) => {
    const time = times.get(cause) ?? 0;
    times.set(cause, Number.POSITIVE_INFINITY);
    if (time < Number.POSITIVE_INFINITY)
      setTimeout(() => {
        times.set(cause, performance.now() + READING_DISTANCE_MS);
        if (isLive) update();
      }, time - performance.now());
  };
  // Controls may stand outside of their form (`form=`): their events pass the document only.
  const onEvent = ({ type, target, isTrusted }: Event) => {
    mayAsk ||= isTrusted && PRESSES.includes(type);
    if (!own.contains(target as Node) && (target as HTMLInputElement).form !== form) return;
    isThemeEvent ||= mayAsk && CHOICES.includes(type);
    soon(type);
  };
  const own = unclobbered(form);
  const observer = new MutationObserver(() => soon('mutation'));
  /** To observe what is observed already changes nothing. */
  function watch() {
    const attributes = { attributeFilter: ['disabled', 'aria-disabled', 'value'] };
    observer.observe(form, { ...attributes, subtree: true, childList: true });
    for (const control of [...own.elements, ...findSubmits(form)])
      if (!own.contains(control)) observer.observe(control, attributes);
  }
  watch();
  // Captured, because a theme's picker may keep its events for itself.
  for (const type of EVENTS) addEventListener(type, onEvent, true);
  return {
    state,
    stop() {
      isLive = false;
      observer.disconnect();
      for (const type of EVENTS) removeEventListener(type, onEvent, true);
    },
  };
}

/** What is chosen, as the form would be sent where it isn't said. */
function readChoice(form: HTMLFormElement, data = new FormData(form)): Choice {
  return { variant: readVariant(form, data), sellingPlan: readSellingPlan(data) };
}

function toState(form: HTMLFormElement, { variant, sellingPlan }: Choice): FormState {
  const submits = findSubmits(form);
  const isOff = submits.length > 0 && submits.every(isDisabled);
  return { disabled: !variant || isOff, sellingPlan, variant };
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function readForm(form: HTMLFormElement): FormState {
  return toState(form, readChoice(form));
}

/** The form's own; where it has none, those of forms with the same id, because pages have such pairs. */
function findSubmits(form: HTMLFormElement): Element[] {
  // `form.id` is the control of that name, where there is one.
  const { id, elements } = unclobbered(form);
  const own = [...elements].filter(isSubmit);
  if (own.length || !id) return own;
  const twins = [...ownDocument.forms].map(unclobbered).filter(other => other.id === id);
  return twins.flatMap(twin => [...twin.elements]).filter(isSubmit);
}

function isSubmit(control: Element): boolean {
  return (control as HTMLButtonElement).type === 'submit';
}

function isDisabled(control: Element): boolean {
  return control.matches(':disabled') || control.getAttribute('aria-disabled') === 'true';
}
