import type { Field, SheetPlace } from './address';
import type { Cart } from './cart';

/** One thing that the server refuses or remarks, or the way in which its answer failed. */
export interface CartError {
  /**
   * An enum value of the storefront API, or a code of ours such as `NETWORK` and `TIMEOUT`. `core/errors/policies.ts` has
   * a row for each.
   */
  code: string;
  /** Path of the input field, dotted and without indices, for example `buyerIdentity.email`. */
  field?: string | undefined;
  /** The server's own text. It is shown only where the catalogue says so. */
  message?: string | undefined;
  /** HTTP status of an answer that was not a success. Errors with a status go to the console alone, not to error reports. */
  status?: number | undefined;
  /** How long the server asks us to wait before the next request; absent where it doesn't say. */
  retryAfterMs?: number;
}

/** Why a purchase goes on in the shop's checkout. `core/errors/policies.ts` has their order and markers. */
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

/**
 * What is done about one code of the server:
 * - `decelerate`: the purchase goes on in the shop's checkout, with the reason's marker; `isAmount` is for codes that refuse
 *   the amount of a payment, which may be right at the next attempt
 * - `abort`: the purchase ends with the dialog of the reason; `report` is for codes that nobody expects
 * - `show`: the sheet shows a message where it belongs, and the shopper mends what is wrong
 * - `wait`: the server is not done yet, so it is asked again
 */
export type Reaction =
  | { do: 'decelerate'; reason: DecelerationReason; isAmount?: true }
  | { do: 'abort'; reason: AbortReason; report?: boolean }
  | { do: 'show'; on: SheetPlace; key: string; field?: Field | undefined }
  | { do: 'wait' };

/** An error with what is done about it, which is decided once (`judge` in `core/storefront/result.ts`). */
export interface ClassifiedError extends CartError {
  reaction: Reaction;
}

/** What the server said, with what it means for the purchase. */
export interface Result {
  data?: Cart | undefined;
  errors: ClassifiedError[];
  abortReason?: AbortReason | undefined;
  decelerationReason?: DecelerationReason | undefined;
}

/**
 * What `build/graphql-plugin.mjs` makes of a `.graphql` file: the operation with the fragments it uses, without anything
 * that the server ignores. Its first two words are its kind and its name.
 */
export type CompiledDocument = `${'query' | 'mutation'} ${string}`;
