import { nullProto } from '../platform/objects';
import type { Field, SheetPlace } from '../types/address';
import type { AbortReason, ClassifiedError, DecelerationReason, Reaction } from '../types/result';

const decelerate = (reason: DecelerationReason): Reaction => ({ do: 'decelerate', reason });
const abort = (reason: AbortReason, more: { report?: true; canRedirect?: true } = {}): Reaction => ({
  do: 'abort',
  reason,
  ...more,
});
const show = (on: SheetPlace, key: string, field?: Field): Reaction => ({ do: 'show', on, key, field });

/** The reaction to a code without a row. */
export const GENERIC_REACTION: Reaction = abort('wallet_error', { report: true, canRedirect: true });

/**
 * The reaction to each code (docs/specification.md#reactions). `CODE:field` is a code about one field. `field` is the last
 * part of the error's path, or the last two: `INVALID:country`, `INVALID:deliveryAddress.country`.
 *
 * Of several errors, the first row that decelerates or aborts counts (docs/specification.md#decelerations, #click).
 */
const ROWS: [codes: string, reaction: Reaction][] = [
  // A sheet can't go on after these, but the shop's checkout can.
  ['PAYMENT_METHOD_NOT_APPLICABLE', decelerate('payment_method_not_applicable')],
  ['INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED', decelerate('invalid_payment_deferred_payment_required')],
  [
    // DELIVERY_OPTION_GONE is the script's own: the chosen delivery is gone, or can't be distinguished from another.
    'CART_NOT_READY REDIRECT_TO_CHECKOUT_REQUIRED DELIVERY_OPTION_GONE',
    decelerate('cart_not_ready'),
  ],
  ['CART_THROTTLED THROTTLED', decelerate('cart_throttled')],
  ['MERCHANDISE_NOT_ENOUGH_STOCK MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE', decelerate('not_enough_stock')],
  // The script's own code, for a cart in another currency than the buyer's initial one.
  ['CURRENCY_CHANGED', decelerate('currency_changed')],
  [
    // The last two codes mean that the total is above what the shopper agreed to in the sheet.
    'TAXES_MUST_BE_DEFINED TAXES_DELIVERY_GROUP_ID_NOT_FOUND TAXES_LINE_ID_NOT_FOUND NEW_TAX_MUST_BE_ACCEPTED MERCHANDISE_EXPECTED_PRICE_MISMATCH',
    decelerate('dynamic_tax'),
  ],
  [
    // The amount of the payment was rejected. `payment.ts` retries with the cart's new total before the purchase decelerates
    // (docs/specification.md#payment-update).
    'INVALID_PAYMENT:amount PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT',
    { do: 'decelerate', reason: 'dynamic_tax', rejectsAmount: true },
  ],
  ['CAPTCHA_COMPLETION_REQUIRED', decelerate('captcha_required')],
  ['LOCALIZATION_EXTENSION_FIELD_ERROR', decelerate('localization_extension_field_error')],

  // These end the purchase with a dialog.
  // The script's own code, for an aborted request.
  ['ABORTED', abort('silent')],
  ['VALIDATION_CUSTOM', abort('validation_custom')],
  [
    'VARIANT_REQUIRES_SELLING_PLAN SELLING_PLAN_NOT_APPLICABLE INVALID_QUANTITY INVALID_MERCHANDISE INVALID_MERCHANDISE_LINE INVALID:quantity INVALID:merchandiseId INVALID:sellingPlanId LESS_THAN',
    abort('checkout_error'),
  ],
  // The shop's own rules of quantity. Only the server's text contains the limit, so the dialog doesn't state it.
  ['MINIMUM_NOT_MET', abort('quantity_minimum')],
  ['MAXIMUM_EXCEEDED LESS_THAN:quantity', abort('quantity_maximum')],
  ['INVALID_INCREMENT', abort('quantity_increment')],
  [
    'MERCHANDISE_OUT_OF_STOCK DELIVERY_OUT_OF_STOCK_AT_ORIGIN_LOCATION DELIVERY_EXTERNAL_DELIVERY_PROMISE_UNFULFILLABLE DELIVERY_FULFILL_FROM_CONSTRAINTS',
    abort('out_of_stock'),
  ],
  ['INVALID_PAYMENT_EMPTY_CART', abort('empty_cart')],
  // Not reported, because cards are declined and requests fail every day.
  [
    'PAYMENT_METHOD_NOT_SUPPORTED PAYMENTS_CREDIT_CARD_GENERIC PAYMENTS_CREDIT_CARD_BASE_EXPIRED PAYMENTS_CREDIT_CARD_BRAND_NOT_SUPPORTED PAYMENTS_METHOD_UNAVAILABLE',
    abort('wallet_error'),
  ],
  // Errors of the request itself, which no sheet can correct. The country of an address has a row of its own.
  ['INVALID:country INVALID:language INVALID:cartId', abort('wallet_error', { report: true })],
  // Only these can go on in the shop's checkout instead.
  ['NETWORK TIMEOUT HTTP WALLET_CONFIG_ERROR', abort('wallet_error', { canRedirect: true })],
  // Errors of the services behind the wallets. PayPal and Venmo show them in their own windows
  // (docs/specification.md#wallet-services).
  [
    'GENERIC_ERROR NO_PENDING_TASK WALLET_SERVICE_DISABLED FAILED_TO_ENQUEUE_BACKGROUND_JOB REQUEST_MISSING_VALID_MERCHANDISE_SOURCE THROTTLE_EXCEEDED INTERNAL_SERVER_ERROR',
    abort('wallet_service', { canRedirect: true }),
  ],
  // Logged, because only the shop can fix it. Error reports omit it.
  ['RESTRICTED_WALLET_ACCOUNT', abort('wallet_service', { report: true, canRedirect: true })],

  // The shopper can correct these in the sheet.
  [
    'NO_DELIVERY_GROUP_SELECTED NO_DELIVERY_STRATEGY INVALID_DELIVERY_OPTION INVALID_DELIVERY_GROUP',
    show('delivery', 'shipping_methods.choose_delivery_strategy'),
  ],
  [
    'ADDRESS_UNSERVICEABLE DELIVERY_NO_DELIVERY_AVAILABLE DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE ZIP_CODE_NOT_SUPPORTED',
    show('unserviceable', 'errors.address_unserviceable'),
  ],
  [
    'NO_DELIVERY_GROUPS DELIVERY_ADDRESS_REQUIRED SHIPPING_ADDRESS_REQUIRED ADDRESS_FIELD_IS_REQUIRED ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN ADDRESS_FIELD_IS_TOO_LONG ADDRESS_FIELD_CONTAINS_EMOJIS ADDRESS_FIELD_CONTAINS_URL ADDRESS_FIELD_CONTAINS_HTML_TAGS UNSPECIFIED_ADDRESS_ERROR INVALID:deliveryAddress',
    show('address', 'errors.invalid.shipping_address'),
  ],
  [
    'BILLING_ADDRESS_REQUIRED PAYMENTS_BILLING_ADDRESS_ZONE_NOT_FOUND PAYMENTS_BILLING_ADDRESS_ZONE_REQUIRED_FOR_COUNTRY PAYMENTS_INVALID_POSTAL_CODE_FOR_COUNTRY PAYMENTS_INVALID_POSTAL_CODE_FOR_ZONE',
    show('billing', 'errors.invalid.billing_address'),
  ],
  [
    'INVALID_ZIP_CODE_FOR_COUNTRY INVALID_ZIP_CODE_FOR_PROVINCE DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY DELIVERY_INVALID_POSTAL_CODE_FOR_ZONE',
    show('field', 'errors.invalid.postal_code', 'zip'),
  ],
  ['PROVINCE_NOT_FOUND DELIVERY_ZONE_NOT_FOUND', show('field', 'errors.invalid.zone', 'province')],
  ['DELIVERY_ZONE_REQUIRED_FOR_COUNTRY', show('field', 'errors.missing.zone', 'province')],
  ['BUYER_IDENTITY_EMAIL_REQUIRED', show('field', 'errors.missing.email', 'email')],
  [
    'BUYER_IDENTITY_EMAIL_IS_INVALID BUYER_IDENTITY_EMAIL_DOMAIN_IS_INVALID BUYER_IDENTITY_EMAIL_DOES_NOT_MATCH_EXPECTED_PATTERN',
    show('field', 'errors.invalid.email', 'email'),
  ],
  [
    'BUYER_IDENTITY_PHONE_IS_INVALID DELIVERY_OPTIONS_PHONE_NUMBER_INVALID',
    show('field', 'errors.invalid.phone', 'phone'),
  ],
  ['DELIVERY_OPTIONS_PHONE_NUMBER_REQUIRED', show('field', 'errors.missing.phone', 'phone')],
  ['MISSING_DISCOUNT_CODE DISCOUNT_NOT_APPLICABLE', show('discount', 'errors.discount')],
  [
    'INVALID:deliveryAddress.country INVALID:billingAddress.country',
    show('field', 'errors.invalid.country', 'country'),
  ],

  ['PENDING_DELIVERY_GROUPS', { do: 'wait' }],
];

/** The fields by their names in the keys of messages. The server's codes have the same names in upper case. */
const FIELDS: [key: string, field: Field][] = [
  ['first_name', 'firstName'],
  ['last_name', 'lastName'],
  ['address1', 'address1'],
  ['address2', 'address2'],
  ['company', 'company'],
  ['city', 'city'],
  ['postal_code', 'zip'],
  ['phone', 'phone'],
  ['zone', 'province'],
  ['country', 'country'],
  ['email', 'email'],
];

/**
 * Problems of fields by their names in the keys of messages: the suffix of codes that name the field, such as
 * `DELIVERY_CITY_TOO_LONG`, and the codes that don't name it (the error's path does).
 */
const PROBLEMS: [problem: string, suffix: string, codes: string][] = [
  ['missing', 'REQUIRED', 'ADDRESS_FIELD_IS_REQUIRED'],
  ['invalid', 'INVALID', 'ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN UNSPECIFIED_ADDRESS_ERROR INVALID'],
  ['too_long', 'TOO_LONG', 'ADDRESS_FIELD_IS_TOO_LONG'],
  ['contains_emojis', 'CONTAINS_EMOJIS', 'ADDRESS_FIELD_CONTAINS_EMOJIS'],
  ['contains_url', 'CONTAINS_URL', 'ADDRESS_FIELD_CONTAINS_URL'],
  ['contains_html_tags', 'CONTAINS_HTML_TAGS', 'ADDRESS_FIELD_CONTAINS_HTML_TAGS'],
];

/** The reaction to each code with a row. It has no prototype, so that a code `toString` finds no row. */
export const errorPolicies: Record<string, Reaction> = Object.create(null);

// `ROWS` is added last, so that it overrides the codes generated here.
for (const [key, field] of FIELDS)
  for (const [problem, suffix, codes] of PROBLEMS) {
    const server = key === 'phone' ? 'PHONE_NUMBER' : key.toUpperCase();
    const message = `errors.${problem}.${key}`;
    const shown = show('field', message, field);
    errorPolicies[`DELIVERY_${server}_${suffix}`] = shown;
    errorPolicies[`PAYMENTS_${server}_${suffix}`] = show('billing', message, field);
    for (const code of codes.split(' ')) errorPolicies[`${code}:${field}`] = shown;
  }
for (const [codes, reaction] of ROWS) for (const code of codes.split(' ')) errorPolicies[code] = reaction;

/**
 * Finds the reaction to a code. The row with the longest path wins, then the row of the code alone, then the generic reaction. If
 * the path contains `billing`, the billing address shows the error.
 */
export function getReaction(code: string, path = ''): Reaction {
  const [last, parent] = path.split('.').reverse();
  const reaction =
    errorPolicies[`${code}:${parent}.${last}`] ??
    errorPolicies[`${code}:${last}`] ??
    errorPolicies[code] ??
    GENERIC_REACTION;
  if (!/billing/i.test(path)) return reaction;
  if (code === 'INVALID_PAYMENT') return errorPolicies.BILLING_ADDRESS_REQUIRED as Reaction;
  return reaction.do === 'show' ? { ...reaction, on: 'billing' } : reaction;
}

/** URL markers that differ from the reason's name. */
const MARKER_TEXTS = nullProto<Partial<Record<DecelerationReason, string>>>({
  cart_throttled: 'cart_not_ready',
  currency_changed: 'currency_change',
});

/** The reasons to decelerate in their precedence, each with the marker that it adds to the checkout's URL. */
export const decelerations = [
  ...new Set(ROWS.flatMap(([, reaction]) => (reaction.do === 'decelerate' ? reaction.reason : []))),
].map((reason): [reason: DecelerationReason, marker: string] => [
  reason,
  `wallet_${MARKER_TEXTS[reason] ?? reason}`,
]);

/** Returns the first reaction of a kind in the order of the table. A code without a row comes last. */
export function findReaction<K extends 'decelerate' | 'abort'>(
  errors: ClassifiedError[],
  kind: K,
): Extract<Reaction, { do: K }> | undefined {
  return [...ROWS.map(([, reaction]) => reaction), GENERIC_REACTION].find(
    (reaction): reaction is Extract<Reaction, { do: K }> =>
      reaction.do === kind && errors.some(error => error.reaction === reaction),
  );
}
