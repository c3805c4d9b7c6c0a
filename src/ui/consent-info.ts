import { createGraphql } from '../core/graphql';
import { script } from '../core/script';
import type { Config } from '../core/types';
import { openPolicy } from './policy-modal';

/** What the page's own bootstrap defines: its server wrote the text, and these two toggle it. */
interface PaymentButton {
  showBuyerConsent?(onPolicy: () => void): void;
  hideBuyerConsent?(onPolicy: () => void): void;
}

/**
 * The text that a shopper agrees to who buys with a selling plan (section 1): shown and hidden by the page, whose link to
 * the policy opens our dialog.
 */
export function createConsent(config: Config): (isShown: boolean) => void {
  const onPolicy = () => openPolicy(createGraphql(config, 'Unknown', script));
  return isShown => {
    const page: PaymentButton | undefined = (window as { Shopify?: { PaymentButton?: PaymentButton } })
      .Shopify?.PaymentButton;
    if (isShown) page?.showBuyerConsent?.(onPolicy);
    else page?.hideBuyerConsent?.(onPolicy);
  };
}
