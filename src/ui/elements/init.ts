import { startAll } from '../../core/page/visibility';
import { isWithinBudget } from '../../core/platform/budget';
import { safeDocument } from '../../core/platform/document';
import { report } from '../../core/platform/errors';
import { emitMetric } from '../../core/platform/metric';
import { afterParsing, define, HOSTS, mountImmediately } from './define';

/** Defines `Shopify.PaymentButton.init` if the page has none, and emits whether loading succeeded. */
export function initPage(): void {
  let failedToLoad: unknown;
  try {
    window.Shopify ??= {};
    window.Shopify.PaymentButton ??= {};
    const button = window.Shopify.PaymentButton;
    ({ failedToLoad } = button);
    button.init ??= startAll;
  } catch {
    // The page has frozen one of these objects, or has a string instead. No element needs `init`.
  }
  emitMetric('page.initialized', { status: failedToLoad ? 'failure' : 'success' });
}

/**
 * Removes the consent text and the elements with their skeletons (docs/specification.md#unsupported-browsers), so that the shop
 * looks as if it never had them.
 */
export function removeElements(): void {
  for (const element of safeDocument.querySelectorAll(`${HOSTS},#shopify-buyer-consent`)) element.remove();
}

/**
 * Handles a failed page initialization (docs/specification.md#page-initialization): reports it once and removes all elements,
 * also those that a theme adds later.
 */
export function handleInitError(error: unknown): void {
  report(error);
  emitMetric('page.initialized', { status: 'failure' });
  afterParsing(removeElements, safeDocument.documentElement);
  try {
    for (const host of HOSTS.split(',')) define(host, remove, mountImmediately);
  } catch {
    // Without a working registry of elements, no element is ever mounted.
  }
}

/** Removes all elements. All calls share one budget, because a script may add the elements again each time. */
function remove(): () => void {
  if (isWithinBudget(remove)) removeElements();
  return () => {};
}
