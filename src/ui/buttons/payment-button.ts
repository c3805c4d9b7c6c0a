import { metric } from '../../core/base/metric';

/** Defines `Shopify.PaymentButton.init` where the page has none, changes nothing else, and counts how loading went. */
export function initPage(): void {
  let failedToLoad: unknown;
  try {
    window.Shopify ??= {};
    window.Shopify.PaymentButton ??= {};
    const button = window.Shopify.PaymentButton;
    ({ failedToLoad } = button);
    button.init ??= () => {};
  } catch {
    // A page that has frozen the object, or has a text there, goes without `init`: no element needs it.
  }
  metric('page.initialized', { status: failedToLoad ? 'failure' : 'success' });
}
