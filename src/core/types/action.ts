import type { Field } from './address';
import type { Cart } from './cart';
import type { AbortReason, DecelerationReason } from './result';

/** A message that a wallet's sheet shows, in the wallet-neutral terms that each wallet's dialect table translates. */
export interface SheetError {
  /** `other`: about nothing that the sheet shows. */
  on: 'field' | 'address' | 'unserviceable' | 'billing' | 'delivery' | 'discount' | 'other';
  field?: Field;
  message: string;
}

/** What happens next, most urgent first. */
export type SheetAction =
  /** @param checkoutUrl where a captcha and the like go on. @default the cart's checkout */
  | { type: 'decelerate'; reason: DecelerationReason; checkoutUrl?: string }
  | { type: 'abort'; reason: AbortReason; title: string; message: string }
  | { type: 'show_error'; errors: SheetError[] }
  | { type: 'complete'; redirectUrl: string }
  | { type: 'update'; cart: Cart };
