import type { Cart } from './cart';

/** One thing the server refuses or remarks, or the way its answer failed. */
export interface CartError {
  /** An enum value of the storefront API, or one of our own (`NETWORK`, `TIMEOUT`, ...); see `catalogue.ts`. */
  code: string;
  /** Path of the input field, dotted and without indices, for example `buyerIdentity.email`. */
  field?: string;
  /** The server's words: shown only where the catalogue says so. */
  message?: string;
  /** HTTP status of the answer, where it is none of success: then nobody but the console learns of the error. */
  status?: number;
  /** How long the server wants to be left alone; absent where it doesn't say. */
  retryAfterMs?: number;
}

/** Why a purchase goes on in the shop's checkout; see `deceleration.ts`. */
export type DecelerationReason =
  | 'payment_method_not_applicable'
  | 'invalid_payment_deferred_payment_required'
  | 'cart_not_ready'
  | 'cart_throttled'
  | 'not_enough_stock'
  | 'currency_changed'
  | 'dynamic_tax'
  | 'captcha_required'
  | 'localization_extension_field_error';

/** Why a purchase ends with a dialog. */
export type AbortReason =
  | 'out_of_stock'
  | 'checkout_error'
  | 'wallet_error'
  | 'empty_cart'
  | 'wallet_service'
  | 'validation_custom'
  | 'silent';

/** What the server said. */
export interface Result {
  data?: Cart;
  errors: CartError[];
  abortReason?: AbortReason;
  decelerationReason?: DecelerationReason;
}
