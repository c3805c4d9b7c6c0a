import { stub } from '../run/suite';

type Handler = () => void;

/** Records the handlers with which the page shows and hides its consent text. */
export function fakeConsent(): { shown: Handler[]; hidden: Handler[] } {
  const shown: Handler[] = [];
  const hidden: Handler[] = [];
  const PaymentButton = {
    showBuyerConsent: (handler: Handler) => shown.push(handler),
    hideBuyerConsent: (handler: Handler) => hidden.push(handler),
  };
  stub(window, { Shopify: { PaymentButton } });
  return { shown, hidden };
}
