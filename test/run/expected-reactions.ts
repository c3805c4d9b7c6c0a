import type { SheetError } from '../../src/core/types/action';
import type { Field } from '../../src/core/types/address';
import type { AbortReason, DecelerationReason, Reaction } from '../../src/core/types/result';

/** The expected action of a server code (docs/specification.md#reactions), with the path of its row. */
export interface Expected {
  /** The key in the error policies: the code and the end of its path. */
  row: string;
  code: string;
  path?: string | undefined;
  reaction: Reaction;
}

/** Every row of the error policies, duplicated by hand. */
export const EXPECTED: Expected[] = [];

function expect(rows: string, reaction: Reaction): void {
  for (const row of rows.split(' ')) {
    const [code = '', end] = row.split(':');
    EXPECTED.push({ row, code, path: end && `input.${end}`, reaction });
  }
}

const DECELERATIONS: [reason: DecelerationReason, codes: string][] = [
  ['payment_method_not_applicable', 'PAYMENT_METHOD_NOT_APPLICABLE'],
  ['invalid_payment_deferred_payment_required', 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED'],
  ['cart_not_ready', 'CART_NOT_READY REDIRECT_TO_CHECKOUT_REQUIRED DELIVERY_OPTION_GONE'],
  ['cart_throttled', 'CART_THROTTLED THROTTLED'],
  ['not_enough_stock', 'MERCHANDISE_NOT_ENOUGH_STOCK MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE'],
  [
    'dynamic_tax',
    'NEW_TAX_MUST_BE_ACCEPTED TAXES_MUST_BE_DEFINED TAXES_DELIVERY_GROUP_ID_NOT_FOUND TAXES_LINE_ID_NOT_FOUND MERCHANDISE_EXPECTED_PRICE_MISMATCH',
  ],
  ['captcha_required', 'CAPTCHA_COMPLETION_REQUIRED'],
  ['localization_extension_field_error', 'LOCALIZATION_EXTENSION_FIELD_ERROR'],
];

for (const [reason, rows] of DECELERATIONS) expect(rows, { do: 'decelerate', reason });
expect('PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT INVALID_PAYMENT:amount', {
  do: 'decelerate',
  reason: 'dynamic_tax',
  rejectsAmount: true,
});

const ABORTS: [reason: AbortReason, codes: string][] = [
  [
    'out_of_stock',
    'MERCHANDISE_OUT_OF_STOCK DELIVERY_OUT_OF_STOCK_AT_ORIGIN_LOCATION DELIVERY_EXTERNAL_DELIVERY_PROMISE_UNFULFILLABLE DELIVERY_FULFILL_FROM_CONSTRAINTS',
  ],
  ['empty_cart', 'INVALID_PAYMENT_EMPTY_CART'],
  ['validation_custom', 'VALIDATION_CUSTOM'],
  [
    'checkout_error',
    'VARIANT_REQUIRES_SELLING_PLAN SELLING_PLAN_NOT_APPLICABLE INVALID_QUANTITY INVALID_MERCHANDISE INVALID_MERCHANDISE_LINE INVALID:quantity INVALID:merchandiseId INVALID:sellingPlanId LESS_THAN',
  ],
  ['quantity_minimum', 'MINIMUM_NOT_MET'],
  ['quantity_maximum', 'MAXIMUM_EXCEEDED LESS_THAN:quantity'],
  ['quantity_increment', 'INVALID_INCREMENT'],
  [
    'wallet_error',
    'PAYMENT_METHOD_NOT_SUPPORTED PAYMENTS_CREDIT_CARD_GENERIC PAYMENTS_CREDIT_CARD_BASE_EXPIRED PAYMENTS_CREDIT_CARD_BRAND_NOT_SUPPORTED PAYMENTS_METHOD_UNAVAILABLE',
  ],
  ['silent', 'ABORTED'],
];

for (const [reason, rows] of ABORTS) expect(rows, { do: 'abort', reason });
const FAILURES: [reason: AbortReason, codes: string][] = [
  ['wallet_error', 'NETWORK TIMEOUT HTTP WALLET_CONFIG_ERROR'],
  [
    'wallet_service',
    'INTERNAL_SERVER_ERROR GENERIC_ERROR NO_PENDING_TASK WALLET_SERVICE_DISABLED FAILED_TO_ENQUEUE_BACKGROUND_JOB REQUEST_MISSING_VALID_MERCHANDISE_SOURCE THROTTLE_EXCEEDED',
  ],
];

for (const [reason, rows] of FAILURES) expect(rows, { do: 'abort', reason, canRedirect: true });
expect('RESTRICTED_WALLET_ACCOUNT', {
  do: 'abort',
  reason: 'wallet_service',
  report: true,
  canRedirect: true,
});
// Errors that no sheet can correct.
expect('INVALID:country INVALID:language INVALID:cartId', {
  do: 'abort',
  reason: 'wallet_error',
  report: true,
});

const SHOWN: [on: SheetError['on'], key: string, codes: string][] = [
  [
    'delivery',
    'shipping_methods.choose_delivery_strategy',
    'NO_DELIVERY_GROUP_SELECTED NO_DELIVERY_STRATEGY INVALID_DELIVERY_OPTION INVALID_DELIVERY_GROUP',
  ],
  [
    'unserviceable',
    'errors.address_unserviceable',
    'ADDRESS_UNSERVICEABLE DELIVERY_NO_DELIVERY_AVAILABLE DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE ZIP_CODE_NOT_SUPPORTED',
  ],
  [
    'address',
    'errors.invalid.shipping_address',
    'NO_DELIVERY_GROUPS DELIVERY_ADDRESS_REQUIRED SHIPPING_ADDRESS_REQUIRED ADDRESS_FIELD_IS_REQUIRED ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN ADDRESS_FIELD_IS_TOO_LONG ADDRESS_FIELD_CONTAINS_EMOJIS ADDRESS_FIELD_CONTAINS_URL ADDRESS_FIELD_CONTAINS_HTML_TAGS UNSPECIFIED_ADDRESS_ERROR INVALID:deliveryAddress',
  ],
  [
    'billing',
    'errors.invalid.billing_address',
    'BILLING_ADDRESS_REQUIRED PAYMENTS_BILLING_ADDRESS_ZONE_NOT_FOUND PAYMENTS_BILLING_ADDRESS_ZONE_REQUIRED_FOR_COUNTRY PAYMENTS_INVALID_POSTAL_CODE_FOR_COUNTRY PAYMENTS_INVALID_POSTAL_CODE_FOR_ZONE',
  ],
  ['discount', 'errors.discount', 'MISSING_DISCOUNT_CODE DISCOUNT_NOT_APPLICABLE'],
];

for (const [on, key, rows] of SHOWN) expect(rows, { do: 'show', on, key, field: undefined });

const FIELD_CODES: [field: Field, key: string, codes: string][] = [
  [
    'zip',
    'errors.invalid.postal_code',
    'INVALID_ZIP_CODE_FOR_COUNTRY INVALID_ZIP_CODE_FOR_PROVINCE DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY DELIVERY_INVALID_POSTAL_CODE_FOR_ZONE',
  ],
  ['province', 'errors.invalid.zone', 'PROVINCE_NOT_FOUND DELIVERY_ZONE_NOT_FOUND'],
  ['province', 'errors.missing.zone', 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY'],
  ['email', 'errors.missing.email', 'BUYER_IDENTITY_EMAIL_REQUIRED'],
  [
    'email',
    'errors.invalid.email',
    'BUYER_IDENTITY_EMAIL_IS_INVALID BUYER_IDENTITY_EMAIL_DOMAIN_IS_INVALID BUYER_IDENTITY_EMAIL_DOES_NOT_MATCH_EXPECTED_PATTERN',
  ],
  ['phone', 'errors.invalid.phone', 'BUYER_IDENTITY_PHONE_IS_INVALID DELIVERY_OPTIONS_PHONE_NUMBER_INVALID'],
  ['phone', 'errors.missing.phone', 'DELIVERY_OPTIONS_PHONE_NUMBER_REQUIRED'],
];

for (const [field, key, rows] of FIELD_CODES) expect(rows, { do: 'show', on: 'field', key, field });

/** Fields by the server's name, the script's and the texts'. */
const FIELDS: [server: string, field: Field, text: string][] = [
  ['FIRST_NAME', 'firstName', 'first_name'],
  ['LAST_NAME', 'lastName', 'last_name'],
  ['ADDRESS1', 'address1', 'address1'],
  ['ADDRESS2', 'address2', 'address2'],
  ['COMPANY', 'company', 'company'],
  ['CITY', 'city', 'city'],
  ['POSTAL_CODE', 'zip', 'postal_code'],
  ['PHONE_NUMBER', 'phone', 'phone'],
  ['ZONE', 'province', 'zone'],
  ['COUNTRY', 'country', 'country'],
  ['EMAIL', 'email', 'email'],
];

const ENDINGS = {
  REQUIRED: 'missing',
  INVALID: 'invalid',
  TOO_LONG: 'too_long',
  CONTAINS_EMOJIS: 'contains_emojis',
  CONTAINS_URL: 'contains_url',
  CONTAINS_HTML_TAGS: 'contains_html_tags',
};

/** Codes whose path decides the field. */
const PROBLEMS = {
  ADDRESS_FIELD_IS_REQUIRED: 'missing',
  ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN: 'invalid',
  ADDRESS_FIELD_IS_TOO_LONG: 'too_long',
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'contains_emojis',
  ADDRESS_FIELD_CONTAINS_URL: 'contains_url',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'contains_html_tags',
  UNSPECIFIED_ADDRESS_ERROR: 'invalid',
  INVALID: 'invalid',
};

for (const [server, field, text] of FIELDS) {
  for (const [ending, problem] of Object.entries(ENDINGS)) {
    const key = `errors.${problem}.${text}`;
    expect(`DELIVERY_${server}_${ending}`, { do: 'show', on: 'field', key, field });
    expect(`PAYMENTS_${server}_${ending}`, { do: 'show', on: 'billing', key, field });
  }
  for (const [code, problem] of Object.entries(PROBLEMS)) {
    const key = `errors.${problem}.${text}`;
    // The request's own country has the same name as an address's.
    const address = `${code} ${field}` === 'INVALID country' ? 'deliveryAddress.' : '';
    expect(`${code}:${address}${field}`, { do: 'show', on: 'field', key, field });
  }
}
expect('INVALID:billingAddress.country', {
  do: 'show',
  on: 'billing',
  key: 'errors.invalid.country',
  field: 'country',
});
expect('PENDING_DELIVERY_GROUPS', { do: 'wait' });
