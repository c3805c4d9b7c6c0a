/** What the next answers of the storefront API go wrong with; applies to the operations named, or to all. */
export interface Fault {
  name: FaultName;
  /** Operation names; all of them where it is empty. */
  operations: string[];
  /** How many answers it spoils; then it is gone. `Infinity` until it is taken away. */
  times: number;
}

/**
 * Business faults answer as the real server does (warnings, user errors, statuses); transport faults spoil the answer.
 */
export type FaultName =
  // business
  | 'out_of_stock' // every line at quantity 0, warning MERCHANDISE_OUT_OF_STOCK
  | 'some_out_of_stock' // first line at 0 with the warning, others kept
  | 'not_enough_stock' // first line's quantity lowered to 1, warning MERCHANDISE_NOT_ENOUGH_STOCK
  | 'currency_change' // the cart answers in USD whatever the buyer's currency
  | 'validation_custom' // user error VALIDATION_CUSTOM 'Compra mínima de R$ 50,00.'
  | 'invalid_merchandise' // user error INVALID at input.lines.0.merchandiseId, no cart
  | 'invalid_quantity' // user error INVALID at input.lines.0.quantity, no cart
  | 'variant_requires_selling_plan'
  | 'selling_plan_not_applicable'
  | 'payment_method_not_applicable'
  | 'deferred_payment_required' // INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED
  | 'unserviceable' // the address has no delivery group options: user error on delivery, and no groups
  | 'slow_rates' // PENDING_DELIVERY_GROUPS twice, then the groups
  | 'not_ready' // cartPrepareForCompletion: CartStatusNotReady
  | 'prepare_throttled' // cartPrepareForCompletion: CartThrottled, pollAfter one second ahead
  | 'submit_throttled' // cartSubmitForCompletion: SubmitThrottled once per call until `times` runs out
  | 'submit_failed' // SubmitFailed with PAYMENTS_CREDIT_CARD_GENERIC and a checkoutUrl
  | 'captcha' // SubmitFailed with CAPTCHA_COMPLETION_REQUIRED... where the enum lacks it, a cart user error of that code
  | 'already_accepted'
  | 'success_without_url' // the order is made, and SubmitSuccess has a redirectUrl that no page can go to
  | 'invalid_amount' // cartPaymentUpdate: user error INVALID_PAYMENT at payment.amount, total raised by R$ 1,00
  // transport
  | 'refused' // the connection is closed before any answer
  | 'cut' // the body ends in the middle
  | 'http_500'
  | 'http_429' // no Retry-After
  | 'http_429_retry_after' // Retry-After: 1
  | 'http_503'
  | 'html' // 200 with a page
  | 'graphql_errors' // 200 with top-level errors and no data
  | 'null_data' // 200 with data: null
  | 'silence' // no answer for 30 s
  | 'slow'; // the answer comes 1,500 ms late
