import type { Fault, FaultName } from '../server/store/types';

/** What each fault does, in the panel's words. */
export const FAULTS: Record<FaultName, string> = {
  out_of_stock: 'Every line is sold out',
  some_out_of_stock: 'The first line is sold out',
  not_enough_stock: 'Fewer are left than asked for',
  currency_change: 'The cart comes back in dollars',
  validation_custom: 'The shop’s own rule: a minimum order',
  invalid_merchandise: 'Unknown variant',
  invalid_quantity: 'Invalid quantity',
  quantity_minimum: 'The shop’s own rule: at least 6 of the item',
  variant_requires_selling_plan: 'The variant is sold by subscription only',
  selling_plan_not_applicable: 'The subscription does not apply',
  payment_method_not_applicable: 'The payment method does not apply',
  deferred_payment_required: 'Part has to be paid later',
  unserviceable: 'Nothing is delivered to the address',
  slow_rates: 'Delivery rates are pending twice',
  not_ready: 'The cart is not ready yet',
  prepare_throttled: 'Preparing waits in a queue',
  submit_throttled: 'Submitting waits in a queue',
  submit_failed: 'The card is declined',
  captcha: 'A captcha is required',
  already_accepted: 'The order was accepted already',
  success_without_url: 'The order is made, without a thank-you page',
  invalid_amount: 'The total changes during the payment',
  refused: 'The connection is refused',
  cut: 'The answer ends in the middle',
  http_500: 'HTTP 500',
  http_429: 'HTTP 429 without Retry-After',
  http_429_retry_after: 'HTTP 429 with Retry-After: 1',
  http_503: 'HTTP 503',
  html: 'A page in the place of JSON',
  graphql_errors: 'Errors of GraphQL, no data',
  null_data: 'data: null',
  silence: 'No answer for 30 s',
  slow: 'The answer comes 1.5 s later',
};

/** Operations that a fault can befall: all that the script asks the API for. */
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
 * A fault from a form or from JSON; `times` that is empty, `null` or `always` never ends. An operation that begins with `/` is
 * the begin of a path. Where it can't be one, the sentence that says why.
 */
export function toFault({ name, operations, times }: Record<string, unknown>): Fault | string {
  if (typeof name !== 'string' || !Object.hasOwn(FAULTS, name))
    return `There is no fault “${String(name ?? '')}”.`;
  const list = (Array.isArray(operations) ? operations : String(operations ?? '').split(/[\s,]+/))
    .map(String)
    .filter(Boolean);
  const unknown = list.find(operation => !operation.startsWith('/') && !OPERATIONS.includes(operation));
  if (unknown)
    return `The script asks for no operation “${unknown}”: choose from ${OPERATIONS.join(', ')}, or the begin of a path such as /cart/add.js.`;
  const isEndless = times === null || times === '' || times === 'always' || times === undefined;
  const count = isEndless ? Number.POSITIVE_INFINITY : Number(times);
  if (!isEndless && !(Number.isInteger(count) && count >= 1))
    return `A fault can’t happen “${String(times)}” times: write a whole number from 1, or nothing for until you remove it.`;
  return { name: name as FaultName, operations: list, times: count };
}
