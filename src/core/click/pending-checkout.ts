import { signal } from '@preact/signals';
import { REQUEST_TIMEOUT_MS } from '../base/constants';
import { metric } from '../base/metric';
import { report, toReadable } from '../base/report';
import { timeout } from '../base/wait';
import { whenLoaded } from '../base/when-loaded';
import { t } from '../labels/i18n';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import type { Checkout, PurchaseSignals, Status } from '../types/checkout';
import type { Purchase } from '../types/purchase';
import { loadPurchase } from './load-purchase';

/**
 * Creates the checkout of a click, at once: a wallet's sheet needs the shopper's gesture, while `checkout.js` may still be
 * loading. What the wallet asks for waits until it is there. A shopper who closes the sheet before that has begun nothing.
 *
 * @param onUnavailable shows in the page that `checkout.js` could not be loaded, because the dialog is in that file
 */
export function createPendingCheckout(purchase: Purchase, onUnavailable: () => void): Checkout {
  const signals: PurchaseSignals = { status: signal<Status>('busy'), cart: signal<Cart>() };
  const { status } = signals;
  const { config, instrument } = purchase;
  /** The answer to everything if `checkout.js` could not be loaded. */
  const failure: SheetAction = {
    type: 'abort',
    reason: 'wallet_error',
    title: '',
    message: t('errors.not_loaded'),
  };
  let thrown: unknown;

  const isPending = () => status.peek() === 'busy';

  function giveUp(error: unknown): undefined {
    report(error);
    metric('error', { instrument, status: 'failed' });
    if (!isPending()) return;
    status.value = 'failed';
    onUnavailable();
  }

  const loading = Promise.all([loadPurchase(), purchase.load?.()]);
  const real = whenLoaded(
    timeout(loading, REQUEST_TIMEOUT_MS, 'checkout.js timeout').catch(giveUp),
    loaded => {
      try {
        return loaded && isPending() ? loaded[0].createCheckout(purchase, signals) : undefined;
      } catch (error) {
        return giveUp(error);
      }
    },
  );

  const step = (run: (checkout: Checkout) => Promise<SheetAction>) =>
    real.call(checkout => (checkout ? run(checkout) : failure));

  return {
    ...signals,
    requiresShipping: config.requiresShipping,
    currency: config.currency,
    open: () => step(checkout => checkout.open()),
    setAddress: (...input) => step(checkout => checkout.setAddress(...input)),
    setDelivery: id => step(checkout => checkout.setDelivery(id)),
    setBilling: address => step(checkout => checkout.setBilling(address)),
    authorize: payment => step(checkout => checkout.authorize(payment)),
    show: cart => real.value?.show(cart),
    finish(action) {
      if (real.value) real.value.finish(action);
      // What a wallet threw before is shown in the purchase's own words, once they are there.
      else void real.call(checkout => checkout?.finish(action === failure ? checkout.fail(thrown) : action));
    },
    fail(given) {
      const error = toReadable(given);
      if (real.value) return real.value.fail(error);
      thrown = error;
      return failure;
    },
    whenIdle: async () => real.value?.whenIdle(),
    again: () => real.value?.again(),
    leave: () => real.value?.leave(),
    cancel(leaving) {
      if (real.value) return real.value.cancel(leaving);
      if (!isPending()) return;
      metric('cancelled', { instrument });
      status.value = 'cancelled';
    },
  };
}
