import { signal } from '@preact/signals';
import { READINGS_A_SECOND_MAX } from './constants';
import { readControls, readSellingPlan, readVariant } from './product-form';
import type { FormState, ProductForm } from './types';
import { ownDocument, unclobbered } from './unclobbered';

/** A choice, and the approach to anything in the form: themes also set values silently. Both are times to read. */
const CHOICES = ['input', 'change'];
const EVENTS = [...CHOICES, 'focusin', 'pointerover'];

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
 * change to follow: no reading may be the reason for the next. So what scripts change is read without a word. Only a choice
 * of the shopper lets the theme take part; one that a script tells does so once for each sign of life of the shopper.
 */
function watchForm(form: HTMLFormElement): Watch {
  let controls = readChoice(form, readControls(form));
  let choice = readChoice(form);
  const state = signal(toState(form, choice));
  /** Causes whose reading is to come. */
  const timers = new Set<string>();
  /** Times of the last readings, by their cause. */
  const times = new Map<string, number[]>();
  let isDue = false;
  let asksTheme = false;
  let mayAsk = true;

  const update = () => {
    watch();
    if (asksTheme) {
      controls = readChoice(form, readControls(form));
      choice = readChoice(form);
    }
    isDue = asksTheme = false;
    const now = readChoice(form, readControls(form));
    // What listeners add to a choice counts as long as the controls stay as they were.
    if (!isSame(now, controls)) choice = controls = now;
    const next = toState(form, choice);
    if (!isSame(next, state.peek())) state.value = next;
    observer.takeRecords();
  };
  /** After the theme's own listeners. */
  const soon = (cause: string) => {
    isDue = true;
    if (timers.has(cause)) return;
    const last = times.get(cause) ?? [];
    const before = last.at(-READINGS_A_SECOND_MAX) ?? Number.NEGATIVE_INFINITY;
    timers.add(cause);
    setTimeout(
      () => {
        timers.delete(cause);
        if (!isDue) return;
        times.set(cause, [...last.slice(1 - READINGS_A_SECOND_MAX), performance.now()]);
        update();
      },
      before + 1000 - performance.now(),
    );
  };
  // Controls may stand outside of their form (`form=`): their events pass the document only.
  const onEvent = ({ type, target, isTrusted }: Event) => {
    mayAsk ||= isTrusted;
    if (!own.contains(target as Node) && (target as HTMLInputElement).form !== form) return;
    if (CHOICES.includes(type)) {
      asksTheme ||= mayAsk;
      mayAsk &&= isTrusted;
    }
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
      isDue = false;
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
