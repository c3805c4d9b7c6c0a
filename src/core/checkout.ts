import { signal } from '@preact/signals';
import { type Asker, toAbort, toAction } from './action';
import type { BuyerIdentity, CartApi } from './cart-api';
import type { CartSource } from './cart-input';
import { selectDelivery, setDeliveryAddress } from './delivery';
import { metric } from './metric';
import { createPay } from './pay';
import { checkRedirect, toCheckoutUrl } from './redirect';
import { report } from './report';
import { toRefusal } from './result';
import { createTurns } from './turns';
import type { Address, CartError, Checkout, Config, Result, SheetAction, Status } from './types';

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
  const toNext = (result: Result) => toAction(result, purchase);
  const needsShipping = () =>
    api.cart.value?.lineItems.some(line => line.requiresShipping) ?? config.requiresShipping;
  const pay = createPay(api, purchase, identify, needsShipping);
  let opening: Promise<SheetAction> | undefined;
  let told = false;

  function open(): Promise<SheetAction> {
    opening ??= (async () => toNext('code' in source ? toRefusal(source) : await api.open(source)))();
    return opening;
  }

  /** A step on the open cart. What went wrong at its creation is the answer to every later step too. */
  function step<A>(run: (input: A) => Promise<SheetAction>): (input: A) => Promise<SheetAction> {
    return inTurn(async input => {
      const opened = await open();
      return opened.type === 'update' ? run(input) : opened;
    });
  }

  async function identify(identity: BuyerIdentity): Promise<SheetAction> {
    told = true;
    const result = await setDeliveryAddress(api, identity);
    const nowhere = needsShipping() && result.data?.deliveryGroups.length === 0;
    return toNext(nowhere && !result.errors.length ? toRefusal({ code: 'NO_DELIVERY_GROUPS' }) : result);
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
    decelerate: ({ reason }) => go(toCheckoutUrl(api.cart.value?.checkoutUrl, { ...way, reason })),
    abort: ({ title, message }) => stop(title, message),
    show_error: ({ errors }) => stop('', errors[0]?.message ?? ''),
    complete: ({ redirectUrl }) => go(checkRedirect(redirectUrl)),
    update: ({ cart }) => go(toCheckoutUrl(cart.checkoutUrl, way)),
  };

  const end = (action: SheetAction) => (ends[action.type] as (action: SheetAction) => void)(action);

  /** Personal data is removed once, and only where some was sent. */
  function forget() {
    if (told) api.forget().catch(report);
    told = false;
  }

  return {
    status,
    cart: api.cart,
    requiresShipping: config.requiresShipping,
    currency: config.currency,
    open,

    setAddress: step((address: Address) =>
      identify({
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
    authorize: step(pay),

    finish(action) {
      if (status.value === 'redirecting') return;
      metric('finish', { instrument, action: action.type });
      if (action.type === 'abort' || action.type === 'decelerate') forget();
      try {
        end(action);
      } catch (error) {
        // There is nowhere to go.
        report(error);
        end(toAbort('checkout_error', purchase));
      }
    },

    cancel() {
      if (status.value !== 'busy') return;
      status.value = 'cancelled';
      metric('cancelled', { instrument });
      forget();
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
}
