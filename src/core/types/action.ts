import type { Field, SheetPlace } from './address';
import type { Cart } from './cart';
import type { AbortReason, DecelerationReason } from './result';

/** A message for a wallet's sheet, in wallet-neutral terms that each wallet's `mapping.ts` translates. */
export interface SheetError {
  on: SheetPlace;
  field?: Field | undefined;
  message: string;
}

/** What happens next, most urgent first. */
export type SheetAction =
  /**
   * @param checkoutUrl URL at which the purchase goes on, for example with a captcha. @default the shop's checkout of the cart
   * @param keepsData false if the cart has other personal data than the shopper agreed to. It is then removed. @default true
   */
  | { type: 'decelerate'; reason: DecelerationReason; checkoutUrl?: string; keepsData?: boolean }
  /** @param isFromServer true if the message is the shop server's own text */
  | { type: 'abort'; reason: AbortReason; title: string; message: string; isFromServer?: boolean }
  | { type: 'show_error'; errors: SheetError[] }
  /** @param redirectUrl URL of the order. @default the shop's checkout of the cart, which shows the order */
  | { type: 'complete'; redirectUrl: string | undefined }
  /** The purchase goes on without a sheet: in the shop's checkout of this cart, or on the wallet's own page. */
  | { type: 'redirect'; cart: Cart }
  /** The sheet shows this cart. */
  | { type: 'update'; cart: Cart };

/** An action that ends a purchase. */
export type FinalAction = Exclude<SheetAction, { type: 'update' }>;
