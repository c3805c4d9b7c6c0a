import { bare } from '../base/bare';
import type { DecelerationReason } from '../types/result';

/** Reasons in their precedence (docs/specification.md#decelerations). */
const REASONS: DecelerationReason[] = [
  'payment_method_not_applicable',
  'invalid_payment_deferred_payment_required',
  'cart_not_ready',
  'cart_throttled',
  'not_enough_stock',
  'currency_changed',
  'dynamic_tax',
  'captcha_required',
  'localization_extension_field_error',
];

/** What a marker says in the place of its reason. */
const MARKED = bare<Partial<Record<DecelerationReason, string>>>({
  cart_throttled: 'cart_not_ready',
  currency_changed: 'currency_change',
});

/** Reasons in their precedence, each with the marker it leaves on the checkout's URL. */
export const decelerations = REASONS.map((reason): [reason: DecelerationReason, marker: string] => [
  reason,
  `wallet_${MARKED[reason] ?? reason}`,
]);

/** The most urgent of these reasons. */
export function firstReason(reasons: Set<DecelerationReason>): DecelerationReason | undefined {
  return REASONS.find(reason => reasons.has(reason));
}
