import type { Fault, FaultName } from '../server/store/types';

/** Labels of the faults in the panel. */
export const FAULTS: Record<FaultName, string> = {
  out_of_stock: 'Every line is sold out',
  some_out_of_stock: 'The first line is sold out',
  not_enough_stock: 'The stock is less than the quantity',
  currency_change: 'The cart is in dollars',
  validation_custom: 'Rule of the shop: a minimum order',
  invalid_merchandise: 'Unknown variant',
  invalid_quantity: 'Invalid quantity',
  quantity_minimum: 'Rule of the shop: at least 6 of the item',
  variant_requires_selling_plan: 'The variant is sold by subscription only',
  selling_plan_not_applicable: 'The subscription does not apply',
  payment_method_not_applicable: 'The payment method does not apply',
  deferred_payment_required: 'Part of the payment is deferred',
  unserviceable: 'The shop does not deliver to the address',
  slow_rates: 'Delivery rates are pending twice',
  not_ready: 'The cart is not ready yet',
  prepare_throttled: 'Preparing is throttled',
  submit_throttled: 'Submitting is throttled',
  submit_failed: 'The card is declined',
  captcha: 'A captcha is required',
  already_accepted: 'The order was accepted already',
  success_without_url: 'The order is placed, without a thank-you page',
  invalid_amount: 'The total changes during the payment',
  refused: 'The connection is refused',
  cut: 'The response ends in the middle',
  http_500: 'HTTP 500',
  http_429: 'HTTP 429 without Retry-After',
  http_429_retry_after: 'HTTP 429 with Retry-After: 1',
  http_503: 'HTTP 503',
  html: 'A page instead of JSON',
  graphql_errors: 'GraphQL errors without data',
  null_data: 'data: null',
  silence: 'No response for 30 s',
  slow: 'The response is delayed by 1.5 s',
};

/** Operations of the script. A fault can apply to each of them. */
export const OPERATIONS = [
  'cartCreate',
  'cart',
  'limitedCartQuery',
  'cartAttributesUpdate',
  'cartNoteUpdate',
  'cartBuyerIdentityUpdate',
  'cartSelectedDeliveryOptionsUpdate',
  'cartBillingAddressUpdate',
  'cartPaymentUpdate',
  'cartPrepareForCompletion',
  'cartSubmitForCompletion',
  'cartRemovePersonalData',
  'subscriptionPolicyQuery',
  'applePaySessionCreate',
  'paypalTokenCreate',
  'paypalBuyerDetailsFetch',
];

/**
 * Parses a fault from a form or JSON. If `times` is empty, `null` or `always`, it never ends. An operation that begins with `/` is
 * a path prefix. Returns a message if the fault is invalid.
 */
export function toFault({ name, operations, times }: Record<string, unknown>): Fault | string {
  if (typeof name !== 'string' || !Object.hasOwn(FAULTS, name))
    return `There is no fault “${String(name ?? '')}”.`;
  const list = (Array.isArray(operations) ? operations : String(operations ?? '').split(/[\s,]+/))
    .map(String)
    .filter(Boolean);
  const unknown = list.find(operation => !operation.startsWith('/') && !OPERATIONS.includes(operation));
  if (unknown)
    return `The script has no operation “${unknown}”. Use one of ${OPERATIONS.join(', ')}, or a path prefix such as /cart/add.js.`;
  const isEndless = times === null || times === '' || times === 'always' || times === undefined;
  const count = isEndless ? Number.POSITIVE_INFINITY : Number(times);
  if (!isEndless && !(Number.isInteger(count) && count >= 1))
    return `“${String(times)}” is not a number of times. Use a whole number from 1, or leave it empty to keep the fault.`;
  return { name: name as FaultName, operations: list, times: count };
}
