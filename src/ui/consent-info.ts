import { later } from '../core/later';
import { report } from '../core/report';
import type { Config } from '../core/types';
import type { PaymentButton } from './payment-button';

/** Elements that sell with a selling plan now: the page has one text for all of them. */
const wanting = new Map<Element, Config>();

function onPolicy() {
  const [config] = wanting.values();
  if (config) later.loadPurchases().then(({ openPolicy }) => openPolicy(config), report);
}

/**
 * The text that a shopper agrees to who buys with a selling plan (section 1): shown and hidden by the page, whose link to
 * the policy opens our dialog.
 *
 * @param config of an element that sells with a selling plan; absent where it doesn't, or is gone
 */
export function setConsent(element: Element, config?: Config): void {
  if (config) wanting.set(element, config);
  else wanting.delete(element);
  try {
    const page = (window as { Shopify?: { PaymentButton?: PaymentButton } }).Shopify?.PaymentButton;
    if (wanting.size) page?.showBuyerConsent?.(onPolicy);
    else page?.hideBuyerConsent?.(onPolicy);
  } catch (error) {
    // The page's own code: what goes wrong in it must not take the button away.
    report(error);
  }
}
