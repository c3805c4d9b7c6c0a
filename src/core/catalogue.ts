import type { AbortReason, DecelerationReason, Field, SheetError } from './types';

/**
 * What is done about one code of the server:
 * - `decelerate`: the purchase goes on in the shop's checkout, with the reason's marker
 * - `abort`: the purchase ends with the dialog of the reason
 * - `show`: the sheet shows a message at the place it is about, and the shopper mends it
 * - `wait`: the server is not done yet; whoever asked asks again
 */
export type Reaction =
  | { do: 'decelerate'; reason: DecelerationReason }
  | { do: 'abort'; reason: AbortReason; report?: boolean }
  | { do: 'show'; on: SheetError['on']; key: string; field?: Field }
  | { do: 'wait' };

const decelerate = (reason: DecelerationReason): Reaction => ({ do: 'decelerate', reason });
const abort = (reason: AbortReason, report = false): Reaction => ({ do: 'abort', reason, report });
const show = (on: SheetError['on'], key: string, field?: Field): Reaction => ({ do: 'show', on, key, field });
const WALLET = abort('wallet_error');
const CHECKOUT = abort('checkout_error');
const REPORTED = abort('wallet_error', true);

/** Fields in the words of the server's codes, with our name and the message's. */
const FIELDS: [server: string, field: Field, message: string][] = [
  ['FIRST_NAME', 'firstName', 'first_name'],
  ['LAST_NAME', 'lastName', 'last_name'],
  ['ADDRESS1', 'address1', 'address1'],
  ['ADDRESS2', 'address2', 'address2'],
  ['CITY', 'city', 'city'],
  ['POSTAL_CODE', 'zip', 'postal_code'],
  ['PHONE_NUMBER', 'phone', 'phone'],
  ['ZONE', 'province', 'zone'],
  ['COUNTRY', 'country', 'country'],
  ['EMAIL', 'email', 'email'],
];

/** Names that the last part of a field path can have, beside our own. */
const FIELD_ALIASES: Record<string, Field> = {
  provinceCode: 'province',
  countryCode: 'country',
  postalCode: 'zip',
};

/** Problems in the words of the codes that carry their field in the path. */
const PROBLEMS: Record<string, string> = {
  ADDRESS_FIELD_IS_REQUIRED: 'missing',
  ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN: 'invalid',
  ADDRESS_FIELD_IS_TOO_LONG: 'too_long',
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'contains_emojis',
  ADDRESS_FIELD_CONTAINS_URL: 'contains_url',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'contains_html_tags',
  UNSPECIFIED_ADDRESS_ERROR: 'invalid',
  INVALID: 'invalid',
};

/** Code, or code and last part of the field path, to reaction. */
export const catalogue: Record<string, Reaction> = {
  // The shop's checkout can do what a sheet can't.
  PAYMENT_METHOD_NOT_APPLICABLE: decelerate('payment_method_not_applicable'),
  INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED: decelerate('invalid_payment_deferred_payment_required'),
  CART_NOT_READY: decelerate('cart_not_ready'),
  CART_THROTTLED: decelerate('cart_throttled'),
  MERCHANDISE_NOT_ENOUGH_STOCK: decelerate('not_enough_stock'),
  MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE: decelerate('not_enough_stock'),
  NEW_TAX_MUST_BE_ACCEPTED: decelerate('dynamic_tax'),
  TAXES_MUST_BE_DEFINED: decelerate('dynamic_tax'),
  // The total has risen above what the shopper agreed to in the sheet.
  'INVALID_PAYMENT:amount': decelerate('dynamic_tax'),
  PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT: decelerate('dynamic_tax'),
  CAPTCHA_COMPLETION_REQUIRED: decelerate('captcha_required'),
  LOCALIZATION_EXTENSION_FIELD_ERROR: decelerate('localization_extension_field_error'),

  // The purchase can't go on.
  MERCHANDISE_OUT_OF_STOCK: abort('out_of_stock'),
  INVALID_PAYMENT_EMPTY_CART: abort('empty_cart'),
  VALIDATION_CUSTOM: abort('validation_custom'),
  VARIANT_REQUIRES_SELLING_PLAN: CHECKOUT,
  SELLING_PLAN_NOT_APPLICABLE: CHECKOUT,
  INVALID_QUANTITY: CHECKOUT,
  INVALID_MERCHANDISE: CHECKOUT,
  'INVALID:quantity': CHECKOUT,
  'INVALID:merchandiseId': CHECKOUT,
  'INVALID:sellingPlanId': CHECKOUT,
  'INVALID:cartId': REPORTED,
  'INVALID:language': REPORTED,
  'INVALID:countryCode': REPORTED,
  PAYMENT_METHOD_NOT_SUPPORTED: WALLET,
  // Two options of one group bear the handle that the shopper chose.
  AMBIGUOUS_DELIVERY_OPTION: REPORTED,

  // The sheet can be mended.
  NO_DELIVERY_GROUP_SELECTED: show('delivery', 'shipping_methods.choose_delivery_strategy'),
  INVALID_DELIVERY_OPTION: show('delivery', 'shipping_methods.choose_delivery_strategy'),
  INVALID_DELIVERY_GROUP: show('delivery', 'shipping_methods.choose_delivery_strategy'),
  ADDRESS_UNSERVICEABLE: show('unserviceable', 'errors.address_unserviceable'),
  DELIVERY_NO_DELIVERY_AVAILABLE: show('unserviceable', 'errors.address_unserviceable'),
  DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE: show('unserviceable', 'errors.address_unserviceable'),
  ZIP_CODE_NOT_SUPPORTED: show('unserviceable', 'errors.address_unserviceable'),
  NO_DELIVERY_GROUPS: show('address', 'errors.invalid.shipping_address'),
  DELIVERY_ADDRESS_REQUIRED: show('address', 'errors.invalid.shipping_address'),
  SHIPPING_ADDRESS_REQUIRED: show('address', 'errors.invalid.shipping_address'),
  BILLING_ADDRESS_REQUIRED: show('billing', 'errors.invalid.billing_address'),
  INVALID_ZIP_CODE_FOR_COUNTRY: show('field', 'errors.invalid.postal_code', 'zip'),
  INVALID_ZIP_CODE_FOR_PROVINCE: show('field', 'errors.invalid.postal_code', 'zip'),
  PROVINCE_NOT_FOUND: show('field', 'errors.invalid.zone', 'province'),
  BUYER_IDENTITY_EMAIL_REQUIRED: show('field', 'errors.missing.email', 'email'),
  BUYER_IDENTITY_EMAIL_IS_INVALID: show('field', 'errors.invalid.email', 'email'),
  BUYER_IDENTITY_PHONE_IS_INVALID: show('field', 'errors.invalid.phone', 'phone'),
  MISSING_DISCOUNT_CODE: show('discount', 'errors.discount'),

  // The server is not done yet.
  PENDING_DELIVERY_GROUPS: { do: 'wait' },

  // The answer itself failed.
  NETWORK: WALLET,
  TIMEOUT: WALLET,
  ABORTED: abort('silent'),
  HTTP: WALLET,
  GRAPHQL: REPORTED,
  BAD_ANSWER: REPORTED,
};

for (const [server, field, message] of FIELDS)
  for (const [ending, problem] of [
    ['REQUIRED', 'missing'],
    ['INVALID', 'invalid'],
    ['TOO_LONG', 'too_long'],
  ]) {
    catalogue[`DELIVERY_${server}_${ending}`] = show('field', `errors.${problem}.${message}`, field);
    catalogue[`PAYMENTS_${server}_${ending}`] = show('billing', 'errors.invalid.billing_address');
  }

/** Reaction to a code; the last part of the field path tells which field a general code is about. */
export function getReaction(code: string, path = ''): Reaction | undefined {
  const last = path.split('.').pop() ?? '';
  const known = catalogue[`${code}:${last}`] ?? catalogue[code];
  const problem = PROBLEMS[code];
  if (known || !problem) return known;
  const [, field, message] = FIELDS.find(([, name]) => name === (FIELD_ALIASES[last] ?? last)) ?? [];
  if (field)
    return show(path.includes('billing') ? 'billing' : 'field', `errors.${problem}.${message}`, field);
  return code === 'INVALID' && !/address/i.test(path)
    ? undefined
    : show('address', 'errors.invalid.shipping_address');
}
