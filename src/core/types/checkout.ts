import type { ReadonlySignal, Signal } from '@preact/signals';
import type { SheetAction } from './action';
import type { Address } from './address';
import type { Cart } from './cart';

/** The room `core/types`. What rooms and wallets hand to each other: types alone. */

/**
 * What the button reads of a purchase. After `failed` and `cancelled` the button is as usable as in `idle`.
 * - `redirecting`: the page is being left
 * - `completed`: the page is being left because the order is placed; a click leads there again
 * - `unconfirmed`: the page is being left because only the shop's checkout can tell whether the order is placed
 */
export type Status = 'idle' | 'busy' | 'redirecting' | 'unconfirmed' | 'completed' | 'cancelled' | 'failed';

/** What the page around reads of a purchase, and the purchase writes. */
export interface PurchaseSignals {
  status: Signal<Status>;
  cart: Signal<Cart | undefined>;
}

/** What a wallet hands over to pay with. */
export interface Payment {
  email?: string | undefined;
  /** Names the e-mail address if it isn't the sheet's, so that the shopper can't edit it there. @default none */
  uneditable?: 'email' | undefined;
  /** Telephone number as the wallet writes it. Wallets tell it without an address, too, where nothing is shipped. */
  phone?: string | undefined;
  /** Required where something of the cart is shipped. */
  shippingAddress?: Address | undefined;
  /** Id of the delivery choice that the sheet returns. @default the choice that it showed as selected */
  deliveryId?: string | undefined;
  /** What the wallet pays with, in the shape of the API's `CartWalletPaymentMethodInput`. */
  wallet: Record<string, unknown>;
  /** Required: without a billing address the payment fails. */
  billingAddress?: Address | undefined;
}

/** One purchase, from click to redirect: one method for each thing the shopper does. */
export interface Checkout {
  readonly status: ReadonlySignal<Status>;
  readonly cart: ReadonlySignal<Cart | undefined>;
  /** Whether something is shipped, as the page said at the click. Once there is a cart, its lines decide instead. */
  readonly requiresShipping: boolean;
  /** The buyer's initial currency. */
  readonly currency: string;
  /**
   * Creates or reads the cart. A final answer (a cart, or a refusal that asking again can't change) is kept for later calls.
   */
  open(): Promise<SheetAction>;
  /** @param email for a wallet that tells the e-mail address together with the address, and not when the shopper pays */
  setAddress(address: Address, email?: string): Promise<SheetAction>;
  /** @param id of one of the choices that the sheet shows */
  setDelivery(id: string): Promise<SheetAction>;
  setBilling(address: Address): Promise<SheetAction>;
  /**
   * Says that the sheet shows this cart. A wallet calls it together with the SDK's call that shows the cart, with an error
   * beside it or without. By paying, the shopper agrees to the total and the delivery options of this cart, so without it
   * nothing is ever submitted.
   */
  show(cart: Cart): void;
  /**
   * Takes the shopper's payment: sets identity and payment, prepares the cart and submits it. It answers within the 27 s that
   * a sheet waits, and never rejects. A payment that has left the page by then goes on and redirects by itself; another call
   * joins it.
   */
  authorize(payment: Payment): Promise<SheetAction>;
  /**
   * Ends the purchase because its sheet is over: redirects or opens a dialog. While a payment is under way the action is
   * ignored, because the payment's own answer will end the purchase.
   */
  finish(action: SheetAction): void;
  /** Settles when a purchase that is over has no request under way any more. */
  whenIdle(): Promise<unknown>;
  /** Redirects once more to the order, or to where it may be, for a shopper who has stopped the first redirect. */
  resume(): void;
  /** Says that the SDK itself redirects the page. The button then waits as it does for a redirect of ours. */
  redirect(): void;
  /**
   * Says that the shopper has closed the sheet: frees the button and removes the shopper's personal data. A submission that
   * has left the page goes on.
   *
   * @param leaving true where the page goes away, so that nothing can be waited for
   */
  cancel(leaving?: boolean): void;
  /** Reports what a wallet has thrown. @returns the wallet's generic error for its sheet */
  fail(error: unknown): SheetAction;
}
