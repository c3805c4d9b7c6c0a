import type { DecelerationReason } from '../types/result';

/** Reasons in their precedence, each with the marker it leaves on the checkout's URL (docs/specification.md#decelerations). */
export const decelerations: [reason: DecelerationReason, marker: string][] = [
  ['payment_method_not_applicable', 'wallet_payment_method_not_applicable'],
  ['invalid_payment_deferred_payment_required', 'wallet_invalid_payment_deferred_payment_required'],
  ['cart_not_ready', 'wallet_cart_not_ready'],
  ['cart_throttled', 'wallet_cart_not_ready'],
  ['not_enough_stock', 'wallet_not_enough_stock'],
  ['currency_changed', 'wallet_currency_change'],
  ['dynamic_tax', 'wallet_dynamic_tax'],
  ['captcha_required', 'wallet_captcha_required'],
  ['localization_extension_field_error', 'wallet_localization_extension_field_error'],
];

/** The most urgent of these reasons. */
export function firstReason(reasons: Set<DecelerationReason>): DecelerationReason | undefined {
  return decelerations.find(([reason]) => reasons.has(reason))?.[0];
}
