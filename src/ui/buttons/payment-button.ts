import { metric } from '../../core/base/metric';

/** `Shopify.PaymentButton`, as far as the page's own code defines it. */
export interface PaymentButton {
  /** Themes call it after they have replaced a part of the page. Ours does nothing, because elements mount themselves. */
  init?(): void;
  /** Shows the text that the page's server wrote. */
  showBuyerConsent?(onPolicy: () => void): void;
  hideBuyerConsent?(onPolicy: () => void): void;
  /** The failure marker: the error of an earlier load, which the page keeps here before it calls `init` again. */
  failedToLoad?: unknown;
}

/** Defines `Shopify.PaymentButton.init` where the page has none, changes nothing else, and counts how loading went. */
export function initPage(): void {
  const page = window as { Shopify?: { PaymentButton?: PaymentButton } };
  let failedToLoad: unknown;
  try {
    page.Shopify ??= {};
    page.Shopify.PaymentButton ??= {};
    const button = page.Shopify.PaymentButton;
    ({ failedToLoad } = button);
    button.init ??= () => {};
  } catch {
    // A page that has frozen the object, or has a text there, goes without `init`: no element needs it.
  }
  metric('page.initialized', { status: failedToLoad ? 'failure' : 'success' });
}
