import { metric } from '../../core/base/metric';

/** `Shopify.PaymentButton`: what the page's own bootstrap defines, each part of it where the page has that part. */
export interface PaymentButton {
  /** Themes call it after each swap; ours has nothing left to do, because elements mount themselves. */
  init?(): void;
  /** Shows the text that the page's server wrote. */
  showBuyerConsent?(onPolicy: () => void): void;
  hideBuyerConsent?(onPolicy: () => void): void;
  /** The failure marker: the error of an earlier load, which the page keeps here before it calls `init` again. */
  failedToLoad?: unknown;
}

/** Puts `Shopify.PaymentButton.init` where the page has none, touches nothing else, and says how loading went. */
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
    // A page that has frozen it, or has a text there, goes without: no element needs it.
  }
  metric('page.initialized', { status: failedToLoad ? 'failure' : 'success' });
}
