import { ALIASES, ENDINGS, FIELDS, PROBLEMS } from './field-errors';
import type { AbortReason, DecelerationReason, Field, SheetError } from './types';

/**
 * What is done about one code of the server:
 * - `decelerate`: the purchase goes on in the shop's checkout, with the reason's marker
 * - `abort`: the purchase ends with the dialog of the reason; `report` where it is a fault of ours or of the shop's
 * - `show`: the sheet shows a message at the place it is about, and the shopper mends it
 * - `wait`: the server is not done yet; whoever asked asks again
 * - `ignore`: the purchase goes on as it is
 */
export type Reaction =
  | { do: 'decelerate'; reason: DecelerationReason }
  | { do: 'abort'; reason: AbortReason; report?: boolean }
  | { do: 'show'; on: SheetError['on']; key: string; field?: Field }
  | { do: 'wait' }
  | { do: 'ignore' };

const decelerate = (reason: DecelerationReason): Reaction => ({ do: 'decelerate', reason });
const abort = (reason: AbortReason, report?: boolean): Reaction => ({ do: 'abort', reason, report });
const show = (on: SheetError['on'], key: string, field?: Field): Reaction => ({ do: 'show', on, key, field });

/** Codes to reaction (specification 8). A code may be followed by `:` and the last part of its field path. */
const ROWS: [codes: string, reaction: Reaction][] = [
  // The shop's checkout can do what a sheet can't.
  ['PAYMENT_METHOD_NOT_APPLICABLE', decelerate('payment_method_not_applicable')],
  ['INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED', decelerate('invalid_payment_deferred_payment_required')],
  ['CART_NOT_READY REDIRECT_TO_CHECKOUT_REQUIRED', decelerate('cart_not_ready')],
  ['CART_THROTTLED THROTTLED', decelerate('cart_throttled')],
  ['MERCHANDISE_NOT_ENOUGH_STOCK MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE', decelerate('not_enough_stock')],
  [
    // The last four: the total has risen above what the shopper agreed to in the sheet.
    'TAXES_MUST_BE_DEFINED TAXES_DELIVERY_GROUP_ID_NOT_FOUND TAXES_LINE_ID_NOT_FOUND NEW_TAX_MUST_BE_ACCEPTED MERCHANDISE_EXPECTED_PRICE_MISMATCH INVALID_PAYMENT:amount PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT',
    decelerate('dynamic_tax'),
  ],
  ['CAPTCHA_COMPLETION_REQUIRED', decelerate('captcha_required')],
  ['LOCALIZATION_EXTENSION_FIELD_ERROR', decelerate('localization_extension_field_error')],

  // The purchase can't go on.
  [
    'MERCHANDISE_OUT_OF_STOCK DELIVERY_OUT_OF_STOCK_AT_ORIGIN_LOCATION DELIVERY_EXTERNAL_DELIVERY_PROMISE_UNFULFILLABLE DELIVERY_FULFILL_FROM_CONSTRAINTS',
    abort('out_of_stock'),
  ],
  ['INVALID_PAYMENT_EMPTY_CART', abort('empty_cart')],
  ['VALIDATION_CUSTOM', abort('validation_custom')],
  [
    'VARIANT_REQUIRES_SELLING_PLAN SELLING_PLAN_NOT_APPLICABLE INVALID_QUANTITY INVALID_MERCHANDISE INVALID_MERCHANDISE_LINE INVALID:quantity INVALID:merchandiseId INVALID:sellingPlanId INVALID_INCREMENT MINIMUM_NOT_MET MAXIMUM_EXCEEDED LESS_THAN',
    abort('checkout_error'),
  ],
  // Its `code` may name the cart, the language or the country: the page's author or we have them wrong.
  [
    'INVALID:cartId INVALID:id INVALID:language INVALID:country INVALID:countryCode INVALID_LANGUAGE INVALID_COUNTRY INVALID_CART_ID AMBIGUOUS_DELIVERY_OPTION MISSING_CUSTOMER_ACCESS_TOKEN GRAPHQL BAD_ANSWER UNAUTHORIZED',
    abort('wallet_error', true),
  ],
  [
    'PAYMENT_METHOD_NOT_SUPPORTED APPLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED GOOGLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED INVALID_PAYMENT ERROR MERCHANDISE_NOT_APPLICABLE MERCHANDISE_NOT_FOUND MERCHANDISE_VARIANT_NOT_FOUND MERCHANDISE_PRODUCT_NOT_PUBLISHED MERCHANDISE_LINE_LIMIT_REACHED MERCHANDISE_LINE_TRANSFORMERS_RUN_ERROR MERCHANDISE_BUNDLE_REQUIRES_COMPONENTS MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED MERCHANDISE_GIFT_CARDS_UNSUPPORTED MERCHANDISE_PRICE_MUST_BE_ABOVE_ZERO MERCHANDISE_PRICE_MUST_NOT_EXCEED_LIMIT MERCHANDISE_SELLING_PLAN_NOT_APPLICABLE_ON_COMPANY_LOCATION DELIVERY_LINE_DETAILS_CHANGED BUNDLES_AND_ADDONS_CANNOT_BE_MIXED BUYER_CANNOT_PURCHASE_FOR_COMPANY_LOCATION CART_TOO_LARGE GIFT_CARD_RECIPIENT_INVALID INVALID_COMPANY_LOCATION INVALID_DELIVERY_ADDRESS_ID INVALID_METAFIELDS MISSING_NOTE NOTE_TOO_LONG ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED TOO_MANY_DELIVERY_ADDRESSES PARENT_LINE_INVALID_REFERENCE PARENT_LINE_NESTING_TOO_DEEP PARENT_LINE_NOT_FOUND PARENT_LINE_OPERATION_BLOCKED PAYMENTS_METHOD_REQUIRED PAYMENTS_METHOD_UNAVAILABLE PAYMENTS_SHOPIFY_PAYMENTS_REQUIRED PAYMENTS_WALLET_CONTENT_MISSING SERVICE_UNAVAILABLE NETWORK TIMEOUT HTTP',
    abort('wallet_error'),
  ],
  // On a PayPal call they abort without a word (section 8); an aborted request is one that nobody waits for any more.
  [
    'RESTRICTED_WALLET_ACCOUNT GENERIC_ERROR NO_PENDING_TASK WALLET_SERVICE_DISABLED FAILED_TO_ENQUEUE_BACKGROUND_JOB REQUEST_MISSING_VALID_MERCHANDISE_SOURCE THROTTLE_EXCEEDED INTERNAL_SERVER_ERROR ABORTED',
    abort('silent'),
  ],

  // The shopper can mend it in the sheet.
  [
    'NO_DELIVERY_GROUP_SELECTED NO_DELIVERY_STRATEGY INVALID_DELIVERY_OPTION INVALID_DELIVERY_GROUP',
    show('delivery', 'shipping_methods.choose_delivery_strategy'),
  ],
  [
    'ADDRESS_UNSERVICEABLE DELIVERY_NO_DELIVERY_AVAILABLE DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE ZIP_CODE_NOT_SUPPORTED',
    show('unserviceable', 'errors.address_unserviceable'),
  ],
  [
    'NO_DELIVERY_GROUPS DELIVERY_ADDRESS_REQUIRED SHIPPING_ADDRESS_REQUIRED',
    show('address', 'errors.invalid.shipping_address'),
  ],
  [
    'BILLING_ADDRESS_REQUIRED PAYMENTS_BILLING_ADDRESS_ZONE_NOT_FOUND PAYMENTS_BILLING_ADDRESS_ZONE_REQUIRED_FOR_COUNTRY PAYMENTS_INVALID_POSTAL_CODE_FOR_COUNTRY PAYMENTS_INVALID_POSTAL_CODE_FOR_ZONE PAYMENTS_COUNTRY_INVALID',
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
  [
    'MISSING_DISCOUNT_CODE DISCOUNT_NOT_APPLICABLE DISCOUNT_CODE_NOT_HONOURED DISCOUNT_CURRENTLY_INACTIVE DISCOUNT_CUSTOMER_NOT_ELIGIBLE DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED DISCOUNT_ELIGIBLE_CUSTOMER_MISSING DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE DISCOUNT_NOT_FOUND DISCOUNT_NO_ENTITLED_LINE_ITEMS DISCOUNT_NO_ENTITLED_SHIPPING_LINES DISCOUNT_PURCHASE_NOT_IN_RANGE DISCOUNT_QUANTITY_NOT_IN_RANGE DISCOUNT_USAGE_LIMIT_REACHED',
    show('discount', 'errors.discount'),
  ],

  ['PENDING_DELIVERY_GROUPS', { do: 'wait' }],
  ['DUPLICATE_DELIVERY_ADDRESS PAYMENTS_GIFT_CARDS_UNAVAILABLE', { do: 'ignore' }],
];

/** Endings of `PAYMENTS_CREDIT_CARD_`: a card typed in by hand, which no wallet of ours sends. */
const CARD_ENDINGS =
  'BASE_EXPIRED BASE_GATEWAY_NOT_SUPPORTED BASE_INVALID_START_DATE_OR_ISSUE_NUMBER_FOR_DEBIT BRAND_NOT_SUPPORTED FIRST_NAME_BLANK GENERIC LAST_NAME_BLANK MONTH_INCLUSION NAME_INVALID NUMBER_INVALID NUMBER_INVALID_FORMAT SESSION_ID VERIFICATION_VALUE_BLANK VERIFICATION_VALUE_INVALID_FOR_CARD_TYPE YEAR_EXPIRED YEAR_INVALID_EXPIRY_YEAR';

/** Every code that has a row, with its reaction. */
export const catalogue: Record<string, Reaction> = {};

for (const [server, field, key] of FIELDS)
  for (const [ending, problem] of ENDINGS) {
    catalogue[`DELIVERY_${server}_${ending}`] = show('field', `errors.${problem}.${key}`, field);
    catalogue[`PAYMENTS_${server}_${ending}`] = show('billing', 'errors.invalid.billing_address', field);
  }
for (const ending of CARD_ENDINGS.split(' '))
  catalogue[`PAYMENTS_CREDIT_CARD_${ending}`] = abort('wallet_error');
for (const [codes, reaction] of ROWS) for (const code of codes.split(' ')) catalogue[code] = reaction;

/** Reaction to a code; the path tells which field a general code is about. Nothing where nobody knows the code. */
export function getReaction(code: string, path = ''): Reaction | undefined {
  const last = path.split('.').pop() ?? '';
  const known = catalogue[`${code}:${last}`] ?? catalogue[code];
  const aboutBilling = /billing/i.test(path);
  if (code === 'INVALID_PAYMENT' && aboutBilling) return show('billing', 'errors.invalid.billing_address');
  const problem = PROBLEMS[code];
  if (known || !problem) return known;
  const [, field, key] = FIELDS.find(([, name]) => name === (ALIASES[last] ?? last)) ?? [];
  if (field) return show(aboutBilling ? 'billing' : 'field', `errors.${problem}.${key}`, field);
  // Anything else can be invalid, too; only an address can be mended in a sheet.
  return code === 'INVALID' && !/address/i.test(path)
    ? undefined
    : show('address', 'errors.invalid.shipping_address');
}
