import { startAll } from '../../core/page/visibility';
import { isWithinBudget } from '../../core/platform/budget';
import { report } from '../../core/platform/errors';
import { emitMetric } from '../../core/platform/metric';
import { define, HOSTS, type Mount, mountImmediately } from './define';

declare global {
  /** Removes all elements of the script, at once and after parsing (build/guard.mjs). */
  function removeElements(): void;
}

/** Defines `Shopify.PaymentButton.init` if the page has none, and emits whether loading succeeded. */
export function initPage(): void {
  let status: 'failure' | 'success' = 'success';
  try {
    window.Shopify ??= {};
    window.Shopify.PaymentButton ??= {};
    const button = window.Shopify.PaymentButton;
    if (button.failedToLoad) status = 'failure';
    button.init ??= startAll;
  } catch {
    // The page has frozen one of these objects, or has a string instead. No element needs `init`.
  }
  emitMetric('page.initialized', { status });
}

/**
 * Handles a failed page initialization (docs/specification.md#page-initialization): reports it once and removes all elements,
 * also those that a theme adds later.
 */
export function handleInitError(error: unknown): void {
  report(error);
  emitMetric('page.initialized', { status: 'failure' });
  removeElements();
  try {
    for (const host of HOSTS.split(',')) define(host, remove, mountImmediately);
  } catch {
    // Without a working registry of elements, no element is ever mounted.
  }
}

/** Removes an element that a theme has added later. All elements share one budget, because a script may add them again and again. */
const remove: Mount = element => {
  if (isWithinBudget(remove)) element.remove();
  return () => {};
};
