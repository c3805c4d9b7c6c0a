import { signal } from '@preact/signals';
import { REQUEST_TIMEOUT_MS } from '../base/constants';
import { metric } from '../base/metric';
import { report, toReadable } from '../base/report';
import { timeout } from '../base/wait';
import { t } from '../labels/i18n';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import type { Checkout, PurchaseSignals, Status } from '../types/checkout';
import type { Purchase } from '../types/purchase';
import { later } from './later';

type Verb = 'open' | 'setAddress' | 'setDelivery' | 'setBilling' | 'authorize';

/**
 * Makes the checkout of a click, at once: a wallet's sheet needs the shopper's gesture, while `checkout.js` may still be
 * loading. What the wallet asks for waits until it is there. A shopper who closes the sheet before that has begun nothing.
 *
 * @param onUnavailable says in the page that `checkout.js` could not be loaded, because the dialog is in that file
 */
export function createPendingCheckout(purchase: Purchase, onUnavailable: () => void): Checkout {
  const signals: PurchaseSignals = { status: signal<Status>('busy'), cart: signal<Cart>() };
  const { status } = signals;
  const { config, instrument } = purchase;
  /** The answer to everything where `checkout.js` could not be loaded. */
  const failure: SheetAction = {
    type: 'abort',
    reason: 'wallet_error',
    title: '',
    message: t('errors.not_loaded'),
  };
  let checkout: Checkout | undefined;
  let thrown: unknown;

  const isPending = () => status.peek() === 'busy';

  async function load(): Promise<void> {
    try {
      const loading = Promise.all([later.loadPurchases(), purchase.load?.()]);
      const [{ createCheckout }] = await timeout(loading, REQUEST_TIMEOUT_MS, 'checkout.js timeout');
      if (isPending()) checkout = createCheckout(purchase, signals);
    } catch (error) {
      report(error);
      metric('error', { instrument, status: 'failed' });
      if (!isPending()) return;
      status.value = 'failed';
      onUnavailable();
    }
  }

  const loaded = load();

  /**
   * Calls the real checkout, in the same turn where it is there: its state machine has to know at once what the shopper did.
   */
  const verb =
    <V extends Verb>(name: V) =>
    async (...input: Parameters<Checkout[V]>): Promise<SheetAction> => {
      if (!checkout) await loaded;
      return checkout ? (checkout[name] as (...all: unknown[]) => Promise<SheetAction>)(...input) : failure;
    };

  return {
    ...signals,
    requiresShipping: config.requiresShipping,
    currency: config.currency,
    open: verb('open'),
    setAddress: verb('setAddress'),
    setDelivery: verb('setDelivery'),
    setBilling: verb('setBilling'),
    authorize: verb('authorize'),
    show: cart => checkout?.show(cart),
    finish(action) {
      if (checkout) checkout.finish(action);
      // What a wallet threw before is told in the purchase's own words, once they are there.
      else void loaded.then(() => checkout?.finish(action === failure ? checkout.fail(thrown) : action));
    },
    fail(given) {
      const error = toReadable(given);
      if (checkout) return checkout.fail(error);
      thrown = error;
      return failure;
    },
    whenIdle: async () => checkout?.whenIdle(),
    again: () => checkout?.again(),
    leave: () => checkout?.leave(),
    cancel(leaving) {
      if (checkout) return checkout.cancel(leaving);
      if (!isPending()) return;
      metric('cancelled', { instrument });
      status.value = 'cancelled';
    },
  };
}
