import type { Field, SheetPlace } from './address';
import type { Cart } from './cart';

/** An error or warning of the server, or a failed response. */
export interface CartError {
  /**
   * An enum value of the storefront API, or a code of the script such as `NETWORK` and `TIMEOUT`. `core/errors/policies.ts` has
   * the reaction to each.
   */
  code: string;
  /** Path of the input field, dotted and without indices, for example `buyerIdentity.email`. */
  field?: string | undefined;
  /** The server's own text. It is shown only for a check that the shop wrote itself, or for a rule about quantities. */
  message?: string | undefined;
  /** HTTP status of an unsuccessful response. Errors with a status are logged, but not sent to error reports. */
  status?: number | undefined;
  /** The pause that the server requests before the next request. @default none */
  retryAfterMs?: number;
}

/** The error of a choice that can't be bought. */
export interface ChoiceError extends CartError {
  type: 'error';
}

/** Why a purchase goes on in the shop's checkout. `core/errors/policies.ts` has the reasons' order and their markers in the URL. */
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

/** Why a purchase ends without an order. `silent` opens no dialog, the others do. */
export type AbortReason =
  | 'out_of_stock'
  | 'checkout_error'
  | 'quantity_minimum'
  | 'quantity_maximum'
  | 'quantity_increment'
  | 'wallet_error'
  | 'empty_cart'
  | 'wallet_service'
  | 'validation_custom'
  | 'silent';

/**
 * The reaction to a code of the server:
 * - `decelerate`: the purchase goes on in the shop's checkout, with the reason's marker; `rejectsAmount` is for codes that reject
 * the amount of a payment, which is then sent again with the cart's new total
 * - `abort`: the purchase ends with the dialog of the reason; `report` is for unexpected codes, and `canRedirect` for failures
 * after which the shop's checkout can still sell the cart
 * - `show`: the sheet shows a message, and the shopper corrects the input
 * - `wait`: the server is still working, so the request is retried
 */
export type Reaction =
  | { do: 'decelerate'; reason: DecelerationReason; rejectsAmount?: true }
  | { do: 'abort'; reason: AbortReason; report?: boolean; canRedirect?: boolean }
  | { do: 'show'; on: SheetPlace; key: string; field?: Field | undefined }
  | { do: 'wait' };

/** An error with its reaction, which `core/storefront/result.ts` finds once. */
export interface ClassifiedError extends CartError {
  reaction: Reaction;
}

/** A response of the server: the cart, and all that prevents its purchase in the sheet. */
export interface Result {
  data?: Cart | undefined;
  /** The warnings that count, then the errors, then problems of the cart itself, such as an unexpected currency. */
  errors: ClassifiedError[];
}

/**
 * A `.graphql` file as `build/graphql-plugin.mjs` compiles it: the operation with its fragments, minified. The text begins with
 * the operation's kind and name.
 */
export type CompiledDocument = `${'query' | 'mutation'} ${string}`;
