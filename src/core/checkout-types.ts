import type { ReadonlySignal } from '@preact/signals';
import type { AbortReason, Address, Cart, DecelerationReason, Field } from './cart-types';

/** A message that a wallet's sheet shows, in the wallet-neutral terms that each wallet's dialect table translates. */
export interface SheetError {
  /** `other`: about nothing that the sheet shows. */
  on: 'field' | 'address' | 'unserviceable' | 'billing' | 'delivery' | 'discount' | 'other';
  field?: Field;
  message: string;
}

/** What happens next, most urgent first. */
export type SheetAction =
  | { type: 'decelerate'; reason: DecelerationReason }
  | { type: 'abort'; reason: AbortReason; title: string; message: string }
  | { type: 'show_error'; errors: SheetError[] }
  | { type: 'complete'; redirectUrl: string }
  | { type: 'update'; cart: Cart };

/** `cancelled` and `failed` leave the button as usable as `idle`. */
export type Status = 'idle' | 'busy' | 'redirecting' | 'cancelled' | 'failed';

/** What a wallet hands over to pay with. */
export interface Payment {
  email?: string;
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
  /** Creates or reads the cart, once; later calls get the same answer. */
  open(): Promise<SheetAction>;
  /** @param email where the wallet tells it with the address, and not when it pays */
  setAddress(address: Address, email?: string): Promise<SheetAction>;
  setDelivery(handles: string[]): Promise<SheetAction>;
  setBilling(address: Address): Promise<SheetAction>;
  /** Pays: identity, prepare, payment, submit. */
  authorize(payment: Payment): Promise<SheetAction>;
  /** The only place that redirects or opens a dialog. */
  finish(action: SheetAction): void;
  /** The wallet's own script takes the page away: the button waits as it does for a redirect. */
  leave(): void;
  /**
   * Forgets the shopper's personal data, once, and frees the button. An order that is on its way goes on.
   *
   * @param leaving true where the page goes away, and nothing can be waited for
   */
  cancel(leaving?: boolean): void;
  /** Reports what was thrown in a wallet; the sheet gets the wallet's generic error. */
  fail(error: unknown): SheetAction;
}
