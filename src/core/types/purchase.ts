import type { ReadonlySignal } from '@preact/signals';
import type { FinalAction, SheetAction } from './action';
import type { Address } from './address';
import type { Cart } from './cart';

/**
 * Status of a purchase, for its button. After `failed` and `cancelled` the button is enabled again.
 * - `redirecting`: the page redirects
 * - `completed`: the order is placed, and the page redirects to it; a click redirects again
 * - `unconfirmed`: the order may be placed, and the page redirects to the shop's checkout, which shows it; a click redirects
 * again
 */
export type Status = 'idle' | 'busy' | 'redirecting' | 'unconfirmed' | 'completed' | 'cancelled' | 'failed';

/** The payment that a wallet passes to the purchase. */
export interface Payment {
  email?: string | undefined;
  /** `email` if the sheet can't edit the e-mail address, because it isn't from the sheet. @default none */
  uneditable?: 'email' | undefined;
  /** Phone number as the wallet formats it. If nothing is shipped, wallets return it without an address. */
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

/** A purchase from the click on, even while `checkout.js` still loads: how it stands, and what ends it. */
export interface PendingPurchase {
  readonly status: ReadonlySignal<Status>;
  /**
   * Ends the purchase because its sheet has closed: redirects or opens a dialog. If a payment is pending, the action is ignored,
   * and the payment's result ends the purchase.
   */
  finish(action: FinalAction): void;
  /**
   * Reports an error of a wallet.
   *
   * @returns the wallet's generic error for its sheet
   */
  fail(error: unknown): FinalAction;
  /**
   * Cancels the purchase because the shopper closed the sheet: re-enables the button and removes the shopper's personal data.
   * A payment that was submitted goes on.
   *
   * @param leaving true if the page unloads, so that nothing can be awaited
   */
  cancel(leaving?: boolean): void;
}

/** The methods of one purchase, from click to redirect: one for each action of the shopper. */
export interface Purchase extends PendingPurchase {
  readonly cart: ReadonlySignal<Cart | undefined>;
  /**
   * Creates or reads the cart. Caches a cart, or an error that a retry can't fix. After other errors, the next call retries.
   *
   * @typeParam A `FinalAction` for a wallet without a sheet: its cart comes as a `redirect`, never as an `update`
   */
  open<A extends SheetAction = SheetAction>(): Promise<A>;
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
   * never rejects. A payment that was submitted by then goes on, and redirects when its result is known. Until then, a further
   * call returns the same payment's result.
   */
  authorize(payment: Payment): Promise<FinalAction>;
  /** Resolves when an ended purchase has no pending request, after `REMOVAL_WAIT_MS` at the latest. */
  whenIdle(): Promise<unknown>;
  /**
   * Redirects again after the shopper stopped the first redirect: to the order, or to the shop's checkout if it is unconfirmed.
   */
  resume(): void;
  /**
   * Ends the purchase because its element has left the document, or leads on if it may be an order.
   *
   * @returns true if another purchase may start
   */
  abandon(): boolean;
  /** Records that the SDK redirects the page. The button stays disabled, as during a redirect by the script. */
  redirect(): void;
}
