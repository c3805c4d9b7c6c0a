import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decelerations, errorPolicies, getReaction } from '../../../src/core/errors/policies';
import type { Field, SheetPlace } from '../../../src/core/types/address';
import type { AbortReason, DecelerationReason, Reaction } from '../../../src/core/types/result';

/** Tests the reaction to each code. `CODE:field` is a code about one field. */
function expectReaction(codes: string, reaction: Reaction) {
  for (const row of codes.split(' '))
    test(`has the reaction to ${row}`, () => {
      const [code = '', field] = row.split(':');
      assert.equal(getReaction(code, field && `input.${field}`), reaction);
    });
}

const decelerates = (reason: DecelerationReason, codes: string) =>
  expectReaction(codes, { do: 'decelerate', reason });
const aborts = (reason: AbortReason, codes: string, more: { report?: true; canRedirect?: true } = {}) =>
  expectReaction(codes, { do: 'abort', reason, ...more });
const shows = (on: SheetPlace, key: string, codes: string, field?: Field) =>
  expectReaction(codes, { do: 'show', on, key, field });

decelerates('payment_method_not_applicable', 'PAYMENT_METHOD_NOT_APPLICABLE');
decelerates('invalid_payment_deferred_payment_required', 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED');
decelerates('cart_not_ready', 'CART_NOT_READY REDIRECT_TO_CHECKOUT_REQUIRED DELIVERY_OPTION_GONE');
decelerates('cart_throttled', 'CART_THROTTLED THROTTLED');
decelerates('not_enough_stock', 'MERCHANDISE_NOT_ENOUGH_STOCK MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE');
decelerates(
  'dynamic_tax',
  'NEW_TAX_MUST_BE_ACCEPTED TAXES_MUST_BE_DEFINED TAXES_DELIVERY_GROUP_ID_NOT_FOUND TAXES_LINE_ID_NOT_FOUND MERCHANDISE_EXPECTED_PRICE_MISMATCH',
);
expectReaction('PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT INVALID_PAYMENT:amount', {
  do: 'decelerate',
  reason: 'dynamic_tax',
  rejectsAmount: true,
});
decelerates('captcha_required', 'CAPTCHA_COMPLETION_REQUIRED');
decelerates('localization_extension_field_error', 'LOCALIZATION_EXTENSION_FIELD_ERROR');

aborts(
  'out_of_stock',
  'MERCHANDISE_OUT_OF_STOCK DELIVERY_OUT_OF_STOCK_AT_ORIGIN_LOCATION DELIVERY_EXTERNAL_DELIVERY_PROMISE_UNFULFILLABLE DELIVERY_FULFILL_FROM_CONSTRAINTS',
);
aborts('empty_cart', 'INVALID_PAYMENT_EMPTY_CART');
aborts('validation_custom', 'VALIDATION_CUSTOM');
aborts(
  'checkout_error',
  'VARIANT_REQUIRES_SELLING_PLAN SELLING_PLAN_NOT_APPLICABLE INVALID_QUANTITY INVALID_MERCHANDISE INVALID_MERCHANDISE_LINE INVALID:quantity INVALID:merchandiseId INVALID:sellingPlanId LESS_THAN',
);
aborts('quantity_minimum', 'MINIMUM_NOT_MET');
aborts('quantity_maximum', 'MAXIMUM_EXCEEDED LESS_THAN:quantity');
aborts('quantity_increment', 'INVALID_INCREMENT');
aborts(
  'wallet_error',
  'PAYMENT_METHOD_NOT_SUPPORTED PAYMENTS_CREDIT_CARD_GENERIC PAYMENTS_CREDIT_CARD_BASE_EXPIRED PAYMENTS_CREDIT_CARD_BRAND_NOT_SUPPORTED PAYMENTS_METHOD_UNAVAILABLE',
);
aborts('silent', 'ABORTED');
aborts('wallet_error', 'NETWORK TIMEOUT HTTP WALLET_CONFIG_ERROR', { canRedirect: true });
aborts(
  'wallet_service',
  'INTERNAL_SERVER_ERROR GENERIC_ERROR NO_PENDING_TASK WALLET_SERVICE_DISABLED FAILED_TO_ENQUEUE_BACKGROUND_JOB REQUEST_MISSING_VALID_MERCHANDISE_SOURCE THROTTLE_EXCEEDED',
  { canRedirect: true },
);
aborts('wallet_service', 'RESTRICTED_WALLET_ACCOUNT', { report: true, canRedirect: true });
aborts('wallet_error', 'INVALID:country INVALID:language INVALID:cartId', { report: true });

shows(
  'delivery',
  'shipping_methods.choose_delivery_strategy',
  'NO_DELIVERY_GROUP_SELECTED NO_DELIVERY_STRATEGY INVALID_DELIVERY_OPTION INVALID_DELIVERY_GROUP',
);
shows(
  'unserviceable',
  'errors.address_unserviceable',
  'ADDRESS_UNSERVICEABLE DELIVERY_NO_DELIVERY_AVAILABLE DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE ZIP_CODE_NOT_SUPPORTED',
);
shows(
  'address',
  'errors.invalid.shipping_address',
  'NO_DELIVERY_GROUPS DELIVERY_ADDRESS_REQUIRED SHIPPING_ADDRESS_REQUIRED ADDRESS_FIELD_IS_REQUIRED ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN ADDRESS_FIELD_IS_TOO_LONG ADDRESS_FIELD_CONTAINS_EMOJIS ADDRESS_FIELD_CONTAINS_URL ADDRESS_FIELD_CONTAINS_HTML_TAGS UNSPECIFIED_ADDRESS_ERROR INVALID:deliveryAddress',
);
shows(
  'billing',
  'errors.invalid.billing_address',
  'BILLING_ADDRESS_REQUIRED PAYMENTS_BILLING_ADDRESS_ZONE_NOT_FOUND PAYMENTS_BILLING_ADDRESS_ZONE_REQUIRED_FOR_COUNTRY PAYMENTS_INVALID_POSTAL_CODE_FOR_COUNTRY PAYMENTS_INVALID_POSTAL_CODE_FOR_ZONE',
);
shows('discount', 'errors.discount', 'MISSING_DISCOUNT_CODE DISCOUNT_NOT_APPLICABLE');
shows(
  'field',
  'errors.invalid.postal_code',
  'INVALID_ZIP_CODE_FOR_COUNTRY INVALID_ZIP_CODE_FOR_PROVINCE DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY DELIVERY_INVALID_POSTAL_CODE_FOR_ZONE',
  'zip',
);
shows('field', 'errors.invalid.zone', 'PROVINCE_NOT_FOUND DELIVERY_ZONE_NOT_FOUND', 'province');
shows('field', 'errors.missing.zone', 'DELIVERY_ZONE_REQUIRED_FOR_COUNTRY', 'province');
shows('field', 'errors.missing.email', 'BUYER_IDENTITY_EMAIL_REQUIRED', 'email');
shows(
  'field',
  'errors.invalid.email',
  'BUYER_IDENTITY_EMAIL_IS_INVALID BUYER_IDENTITY_EMAIL_DOMAIN_IS_INVALID BUYER_IDENTITY_EMAIL_DOES_NOT_MATCH_EXPECTED_PATTERN',
  'email',
);
shows(
  'field',
  'errors.invalid.phone',
  'BUYER_IDENTITY_PHONE_IS_INVALID DELIVERY_OPTIONS_PHONE_NUMBER_INVALID',
  'phone',
);
shows('field', 'errors.missing.phone', 'DELIVERY_OPTIONS_PHONE_NUMBER_REQUIRED', 'phone');

expectReaction('PENDING_DELIVERY_GROUPS', { do: 'wait' });

const FIELDS: Field[] = [
  ...(['firstName', 'lastName', 'address1', 'address2', 'company', 'city'] as const),
  ...(['zip', 'phone', 'province', 'country', 'email'] as const),
];

/** Names in the keys of messages that differ from the field's. */
const TEXTS: Partial<Record<Field, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  zip: 'postal_code',
  province: 'zone',
};

/** Problems by the suffix of a code with the field's name, and codes without one. */
const PROBLEMS: [problem: string, suffix: string, codes: string[]][] = [
  ['missing', 'REQUIRED', ['ADDRESS_FIELD_IS_REQUIRED']],
  [
    'invalid',
    'INVALID',
    ['ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN', 'UNSPECIFIED_ADDRESS_ERROR', 'INVALID'],
  ],
  ['too_long', 'TOO_LONG', ['ADDRESS_FIELD_IS_TOO_LONG']],
  ['contains_emojis', 'CONTAINS_EMOJIS', ['ADDRESS_FIELD_CONTAINS_EMOJIS']],
  ['contains_url', 'CONTAINS_URL', ['ADDRESS_FIELD_CONTAINS_URL']],
  ['contains_html_tags', 'CONTAINS_HTML_TAGS', ['ADDRESS_FIELD_CONTAINS_HTML_TAGS']],
];

const PATH = 'buyerIdentity.deliveryAddressPreferences.deliveryAddress';

for (const field of FIELDS)
  for (const [problem, suffix, codes] of PROBLEMS) {
    const text = TEXTS[field] ?? field;
    const server = field === 'phone' ? 'PHONE_NUMBER' : text.toUpperCase();
    const key = `errors.${problem}.${text}`;
    shows('field', key, `DELIVERY_${server}_${suffix}`, field);
    shows('billing', key, `PAYMENTS_${server}_${suffix}`, field);
    for (const code of codes)
      test(`shows ${code} of ${field} at the field, or at the billing address`, () => {
        const reaction = { do: 'show', on: 'field', key, field };
        // The request's own country has the same name as an address's.
        if (`${code} ${field}` !== 'INVALID country')
          assert.equal(getReaction(code, `input.${field}`), reaction);
        assert.equal(getReaction(code, `${PATH}.${field}`), reaction);
        assert.equal(getReaction(code, `billingAddress.${field}`), { ...reaction, on: 'billing' });
      });
  }

for (const [code, path] of [
  ['INVALID', 'input.buyerIdentity.countryCode'],
  ['INVALID', 'input.attributes.key'],
  ['INVALID', ''],
  ['INVALID_PAYMENT', 'payment'],
  ['CODE_OF_TOMORROW', ''],
  ['CODE_OF_TOMORROW', 'deliveryAddress.city'],
] as const)
  test(`aborts with the wallet's error and reports it after ${code} of ${path || 'nothing'}`, () => {
    assert.equal(getReaction(code, path), {
      do: 'abort',
      reason: 'wallet_error',
      report: true,
      canRedirect: true,
    });
  });

test('shows an error of a whole address at the address', () => {
  const key = 'errors.invalid.shipping_address';
  const whole = { do: 'show', on: 'address', key, field: undefined };
  assert.equal(getReaction('UNSPECIFIED_ADDRESS_ERROR', PATH), whole);
});

test('shows an error of the billing address at the billing address', () => {
  const reaction = getReaction('UNSPECIFIED_ADDRESS_ERROR', 'billingAddress');
  assert.is(reaction.do === 'show' && reaction.on, 'billing');
});

test('shows a billing address that the payment rejects as correctable', () => {
  const path = 'payment.walletPaymentMethod.googlePayWalletContent.billingAddress.zip';
  const key = 'errors.invalid.billing_address';
  assert.equal(getReaction('INVALID_PAYMENT', path), { do: 'show', on: 'billing', key, field: undefined });
});

test('has a marker for every reason', () => {
  const known = decelerations.map(([reason]) => reason);
  for (const [code, reaction] of Object.entries(errorPolicies))
    if (reaction.do === 'decelerate') assert.ok(known.includes(reaction.reason), code);
});

test('treats the name of an object method as an unknown code', () => {
  for (const code of ['toString', 'constructor', '__proto__', 'valueOf'])
    assert.is(getReaction(code), getReaction('NO_SUCH_CODE'), code);
});

test.run();
