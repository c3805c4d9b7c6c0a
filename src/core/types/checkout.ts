/** The room `core/types`. What rooms and wallets hand to each other: types alone. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { SheetAction } from './action';
import type { Address } from './address';
import type { Cart } from './cart';

/**
 * What the button reads: `failed` and `cancelled` leave it as usable as `idle`.
 * - `redirecting`: the page is being left
 * - `completed`: the same, because the order is placed; a click leads there again
 * - `unconfirmed`: the same, and only the shop's checkout can tell whether the order is placed
 */
export type Status = 'idle' | 'busy' | 'redirecting' | 'unconfirmed' | 'completed' | 'cancelled' | 'failed';

/** What the page around reads of a purchase, and the purchase writes. */
export interface PurchaseSignals {
  status: Signal<Status>;
  cart: Signal<Cart | undefined>;
}

/** What a wallet hands over to pay with. */
export interface Payment {
  email?: string;
  /** As the wallet writes it; also where nothing is shipped, and no address has it. */
  phone?: string;
  /** Required where the cart is shipped. */
  shippingAddress?: Address;
  /** Wallet content as `CartWalletPaymentMethodInput` wants it. */
  wallet: Record<string, unknown>;
  /** Payment fails without it. */
  billingAddress?: Address;
}

/** One purchase, from click to redirect: one method for each thing the shopper does. */
export interface Checkout {
  readonly status: ReadonlySignal<Status>;
  readonly cart: ReadonlySignal<Cart | undefined>;
  /** As the page said at the click; the cart's own lines decide once it is there. */
  readonly requiresShipping: boolean;
  /** The buyer's initial currency. */
  readonly currency: string;
  /** Creates or reads the cart; what is final of it is the answer to later calls, too. */
  open(): Promise<SheetAction>;
  /** @param email where the wallet tells it with the address, and not when it pays */
  setAddress(address: Address, email?: string): Promise<SheetAction>;
  setDelivery(handles: string[]): Promise<SheetAction>;
  setBilling(address: Address): Promise<SheetAction>;
  /**
   * The sheet shows this cart: called beside the SDK's call that shows it, with an error or without. Its total, and of its
   * delivery what a sheet shows as chosen, are what the shopper agrees to; without it nothing is ever submitted.
   */
  show(cart: Cart): void;
  /**
   * Pays: identity, prepare, payment, submit. Answers within the 27 s of a sheet, and never rejects. A payment that has
   * left the page then goes on, and leads on by itself; a further call joins it.
   */
  authorize(payment: Payment): Promise<SheetAction>;
  /**
   * The sheet is over: redirects or opens a dialog. While a payment is under way, its answer does so instead, whatever the
   * action is.
   */
  finish(action: SheetAction): void;
  /** Settles when nothing of a purchase that is over is under way any more. */
  whenIdle(): Promise<unknown>;
  /** Leads once more to where the order is, or may be, where the way there was stopped. */
  again(): void;
  /** The wallet's own script takes the page away: the button waits as it does for a redirect. */
  leave(): void;
  /**
   * The shopper has closed the sheet: frees the button and removes the shopper's personal data. A submission that is on its
   * way goes on.
   *
   * @param leaving true where the page goes away, and nothing can be waited for
   */
  cancel(leaving?: boolean): void;
  /** Reports what was thrown in a wallet; the sheet gets the wallet's generic error. */
  fail(error: unknown): SheetAction;
}
