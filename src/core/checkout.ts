import { signal } from '@preact/signals';
import { type Asker, toAbort, toAction } from './action';
import type { BuyerIdentity, CartApi } from './cart-api';
import type { CartSource } from './cart-input';
import { selectDelivery, setDeliveryAddress } from './delivery';
import { t } from './i18n';
import { metric } from './metric';
import { createPay } from './pay';
import { checkRedirect, toCheckoutUrl } from './redirect';
import { report } from './report';
import { toRefusal } from './result';
import { createTurns } from './turns';
import type { Address, CartError, Checkout, Config, Payment, Result, SheetAction, Status } from './types';

/** What one click is about. */
export interface Purchase extends Asker {
  config: Config;
  /** What is bought, read from the page at the click; or why it can't be. */
  source: CartSource | CartError;
}

/** What a purchase does to the page. */
export interface Outside {
  go(url: string): void;
  /** Opens a dialog. */
  tell(title: string, message: string): void;
}

/** One purchase, from click to redirect. */
export function createCheckout(purchase: Purchase, api: CartApi, outside: Outside): Checkout {
  const { config, source, instrument } = purchase;
  const status = signal<Status>('busy');
  const inTurn = createTurns();
  const asker: Asker = { ...purchase };
  const toNext = (result: Result) => toAction(result, asker);
  const needsShipping = () =>
    api.cart.value?.lineItems.some(line => line.requiresShipping) ?? config.requiresShipping;
  const pay = createPay(api, asker, identify, needsShipping);
  let opening: Promise<SheetAction> | undefined;
  /** Whether the server has been told who the shopper is. */
  let told = false;
  let paying = false;
  let left = false;

  function open(): Promise<SheetAction> {
    opening ??= (async () => {
      metric('opened', { instrument });
      return toNext('code' in source ? toRefusal(source) : await api.open(source));
    })();
    return opening;
  }

  /**
   * A step on the open cart, in its turn. What went wrong at the cart's creation is the answer to every later step too,
   * and after a cancel nothing more is sent.
   */
  function step<I extends unknown[]>(run: (...input: I) => Promise<SheetAction>) {
    return inTurn(async (...input: I) => {
      const opened = await open();
      return opened.type === 'update' && status.value === 'busy' ? run(...input) : opened;
    });
  }

  async function identify(identity: BuyerIdentity, keep?: string[]): Promise<SheetAction> {
    told = true;
    asker.country = identity.deliveryAddressPreferences?.[0]?.deliveryAddress.country;
    const result = await setDeliveryAddress(api, identity, keep);
    const nowhere = needsShipping() && result.data?.deliveryGroups.length === 0 && !result.errors.length;
    return toNext(nowhere ? { ...result, errors: [{ code: 'NO_DELIVERY_GROUPS' }] } : result);
  }

  function go(url: string) {
    status.value = 'redirecting';
    outside.go(url);
  }

  function stop(title: string, message: string) {
    status.value = 'failed';
    if (message) outside.tell(title, message);
  }

  const way = { instrument, page: config.page };
  const ends: { [type in SheetAction['type']]: (action: Extract<SheetAction, { type: type }>) => void } = {
    decelerate: ({ reason }) =>
      // Without a cart there is no checkout to go on in.
      api.cart.value
        ? go(toCheckoutUrl(api.cart.value.checkoutUrl, { ...way, reason }))
        : end(toAbort('wallet_error', purchase)),
    abort: ({ title, message }) => stop(title, message),
    show_error: ({ errors }) => stop(t('error_dialogs.checkout.title'), errors[0]?.message ?? ''),
    complete: ({ redirectUrl }) => go(checkRedirect(redirectUrl)),
    update: ({ cart }) => go(toCheckoutUrl(cart.checkoutUrl, way)),
  };

  const end = (action: SheetAction) => (ends[action.type] as (action: SheetAction) => void)(action);

  /** Personal data is removed once, and only where some was sent: after the step under way, or at once. */
  function forget(now?: boolean) {
    if (!told) return;
    told = false;
    (now ? api.forget : inTurn(api.forget))().catch(report);
  }

  const checkout: Checkout = {
    status,
    cart: api.cart,
    requiresShipping: config.requiresShipping,
    currency: config.currency,
    open,

    setAddress: step((address: Address, email?: string) =>
      identify({
        email,
        countryCode: address.country,
        deliveryAddressPreferences: [
          { deliveryAddress: address, deliveryAddressValidationStrategy: 'COUNTRY_CODE_ONLY' },
        ],
      }),
    ),
    setDelivery: step(async (handles: string[]) => toNext(await selectDelivery(api, handles))),
    setBilling: step(async (address: Address) => {
      told = true;
      return toNext(await api.setBillingAddress(address));
    }),
    authorize: step(async (payment: Payment) => {
      paying = true;
      let action: SheetAction | undefined;
      try {
        action = await pay(payment);
        return action;
      } finally {
        paying = false;
        if (left && action?.type !== 'complete') checkout.cancel();
      }
    }),

    finish(action) {
      if (status.value !== 'busy') return;
      metric('finish', { instrument, action: action.type, reason: (action as { reason?: string }).reason });
      if (action.type === 'abort' || action.type === 'decelerate') forget();
      try {
        end(action);
      } catch (error) {
        // There is nowhere to go.
        report(error);
        end(toAbort('checkout_error', purchase));
      }
    },

    leave() {
      if (status.value !== 'busy') return;
      metric('finish', { instrument, action: 'leave' });
      status.value = 'redirecting';
    },

    cancel(leaving) {
      // An order on its way can't be called back: its answer decides.
      left = true;
      if (status.value !== 'busy' || paying) return;
      status.value = 'cancelled';
      metric('cancelled', { instrument });
      forget(leaving);
    },

    fail(error) {
      report(error);
      metric('error', {
        instrument,
        status: (error as Error)?.name === 'TimeoutError' ? 'timeout' : 'failed',
      });
      return toAbort('wallet_error', purchase);
    },
  };
  return checkout;
}
