import type { ReadonlySignal, Signal } from '@preact/signals';
import type { SheetAction } from './action';
import type { Address } from './address';
import type { Cart } from './cart';

/**
 * Status of a purchase, for its button. After `failed` and `cancelled` the button is as usable as in `idle`.
 * - `redirecting`: the page redirects
 * - `completed`: the page redirects because the order is placed; a click redirects again
 * - `unconfirmed`: the page redirects because only the shop's checkout can show whether the order is placed
 */
export type Status = 'idle' | 'busy' | 'redirecting' | 'unconfirmed' | 'completed' | 'cancelled' | 'failed';

/** Signals that a purchase writes and the page reads. */
export interface PurchaseSignals {
  status: Signal<Status>;
  cart: Signal<Cart | undefined>;
}

/** The payment that a wallet passes to the checkout. */
export interface Payment {
  email?: string | undefined;
  /** Names the e-mail address if it isn't from the sheet, so that the shopper can't edit it there. @default none */
  uneditable?: 'email' | undefined;
  /** Phone number as the wallet formats it. Wallets also return it without an address, if nothing is shipped. */
  phone?: string | undefined;
  /** Required if anything in the cart is shipped. */
  shippingAddress?: Address | undefined;
  /** Id of the delivery choice that the sheet returns. @default the choice that it showed as selected */
  deliveryId?: string | undefined;
  /** What the wallet pays with, in the shape of the API's `CartWalletPaymentMethodInput`. */
  wallet: Record<string, unknown>;
  /** Required: without a billing address the payment fails. */
  billingAddress?: Address | undefined;
}

/** The methods of one purchase, from click to redirect: one for each action of the shopper. */
export interface Checkout {
  readonly status: ReadonlySignal<Status>;
  readonly cart: ReadonlySignal<Cart | undefined>;
  /** True if something is shipped, according to the page at the click. Once there is a cart, its lines decide. */
  readonly requiresShipping: boolean;
  /** The buyer's initial currency. */
  readonly currency: string;
  /**
   * Creates or reads the cart. A final result (a cart, or an error that a retry can't change) is cached for later calls.
   */
  open(): Promise<SheetAction>;
  /** @param email for a wallet that returns the e-mail address with the address, not with the payment */
  setAddress(address: Address, email?: string): Promise<SheetAction>;
  /** @param id of one of the choices that the sheet shows */
  setDelivery(id: string): Promise<SheetAction>;
  setBilling(address: Address): Promise<SheetAction>;
  /**
   * Records that the sheet displays this cart. A wallet calls it together with the SDK's call that displays the cart. By
   * paying, the shopper agrees to this cart only.
   */
  show(cart: Cart): void;
  /**
   * Pays: sets identity and payment, prepares the cart and submits it. It resolves within the 27 s that a sheet waits, and
   * never rejects. A payment that was submitted by then goes on and redirects by itself; another call joins it.
   */
  authorize(payment: Payment): Promise<SheetAction>;
  /**
   * Ends the purchase because its sheet has closed: redirects or opens a dialog. While a payment is pending the action is
   * ignored, because the payment's own result will end the purchase.
   */
  finish(action: SheetAction): void;
  /** Resolves when an ended purchase has no pending request. */
  whenIdle(): Promise<unknown>;
  /**
   * Redirects again to the order, or to the checkout that may show it, after the shopper stopped the first redirect.
   */
  resume(): void;
  /** Records that the SDK redirects the page. The button then waits as for a redirect of the script. */
  redirect(): void;
  /**
   * Cancels the purchase because the shopper closed the sheet: re-enables the button and removes the shopper's personal data.
   * A payment that was submitted goes on.
   *
   * @param leaving true if the page unloads, so that nothing can be awaited
   */
  cancel(leaving?: boolean): void;
  /**
   * Reports an error of a wallet.
   *
   * @returns the wallet's generic error for its sheet
   */
  fail(error: unknown): SheetAction;
}
