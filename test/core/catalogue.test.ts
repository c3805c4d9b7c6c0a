import { type GraphQLEnumType, isEnumType } from 'graphql';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readPublicSchema } from '../../build/compile-graphql.mjs';
import { catalogue, GENERIC, getReaction, type Reaction } from '../../src/core/catalogue';
import { decelerations } from '../../src/core/deceleration';
import { genericCodes, ignoredWarnings } from '../../src/core/generic-codes';
import type { AbortReason, DecelerationReason, Field, SheetError } from '../../src/core/types';

const reasonOf = (code: string, path?: string) => {
  const reaction = getReaction(code, path);
  return 'reason' in reaction ? [reaction.do, reaction.reason] : [reaction.do];
};

const DECELERATIONS: [reason: DecelerationReason, ...codes: string[]][] = [
  ['payment_method_not_applicable', 'PAYMENT_METHOD_NOT_APPLICABLE'],
  ['invalid_payment_deferred_payment_required', 'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED'],
  ['cart_not_ready', 'CART_NOT_READY'],
  ['cart_throttled', 'CART_THROTTLED'],
  ['not_enough_stock', 'MERCHANDISE_NOT_ENOUGH_STOCK', 'MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE'],
  [
    'dynamic_tax',
    'NEW_TAX_MUST_BE_ACCEPTED',
    'TAXES_MUST_BE_DEFINED',
    'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT',
  ],
  ['captcha_required', 'CAPTCHA_COMPLETION_REQUIRED'],
  ['localization_extension_field_error', 'LOCALIZATION_EXTENSION_FIELD_ERROR'],
];

for (const [reason, ...codes] of DECELERATIONS)
  for (const code of codes)
    test(`sends ${code} to the checkout for ${reason}`, () => {
      assert.equal(reasonOf(code), ['decelerate', reason]);
    });

test('sends a payment of a wrong amount to the checkout', () => {
  assert.equal(reasonOf('INVALID_PAYMENT', 'payment.amount'), ['decelerate', 'dynamic_tax']);
});

const ABORTS: [reason: AbortReason, code: string, path?: string][] = [
  ['out_of_stock', 'MERCHANDISE_OUT_OF_STOCK'],
  ['empty_cart', 'INVALID_PAYMENT_EMPTY_CART'],
  ['validation_custom', 'VALIDATION_CUSTOM'],
  ['checkout_error', 'VARIANT_REQUIRES_SELLING_PLAN'],
  ['checkout_error', 'SELLING_PLAN_NOT_APPLICABLE'],
  ['checkout_error', 'INVALID_QUANTITY'],
  ['checkout_error', 'INVALID_MERCHANDISE'],
  ['checkout_error', 'INVALID', 'input.lines.quantity'],
  ['checkout_error', 'INVALID', 'input.lines.merchandiseId'],
  ['checkout_error', 'INVALID', 'input.lines.sellingPlanId'],
  ['wallet_error', 'NETWORK'],
  ['wallet_error', 'TIMEOUT'],
  ['wallet_error', 'HTTP'],
  ['wallet_service', 'RESTRICTED_WALLET_ACCOUNT'],
  ['wallet_service', 'INTERNAL_SERVER_ERROR'],
  ['silent', 'ABORTED'],
];

for (const [reason, code, path] of ABORTS)
  test(`ends with ${reason} after ${code}${path ? ` of ${path}` : ''}`, () => {
    assert.equal(reasonOf(code, path), ['abort', reason]);
  });

for (const [code, path] of [
  ['INVALID', 'cartId'],
  ['INVALID', 'language'],
  ['INVALID', 'country'],
  ['INVALID', 'input.country'],
  ['INVALID', 'input.buyerIdentity.countryCode'],
  ['INVALID', 'input.attributes.key'],
  ['INVALID', ''],
  ['INVALID_PAYMENT', 'payment'],
  ['CODE_OF_TOMORROW', ''],
  ['CODE_OF_TOMORROW', 'deliveryAddress.city'],
] as const)
  test(`ends with the wallet's error, and reports it, after ${code} of ${path || 'nothing'}`, () => {
    assert.equal(getReaction(code, path), { do: 'abort', reason: 'wallet_error', report: true });
  });

const SHOWN: [on: SheetError['on'], key: string, ...codes: string[]][] = [
  [
    'delivery',
    'shipping_methods.choose_delivery_strategy',
    'NO_DELIVERY_GROUP_SELECTED',
    'INVALID_DELIVERY_OPTION',
    'INVALID_DELIVERY_GROUP',
  ],
  [
    'unserviceable',
    'errors.address_unserviceable',
    'ADDRESS_UNSERVICEABLE',
    'DELIVERY_NO_DELIVERY_AVAILABLE',
    'DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE',
    'ZIP_CODE_NOT_SUPPORTED',
  ],
  [
    'address',
    'errors.invalid.shipping_address',
    'NO_DELIVERY_GROUPS',
    'DELIVERY_ADDRESS_REQUIRED',
    'SHIPPING_ADDRESS_REQUIRED',
  ],
  ['billing', 'errors.invalid.billing_address', 'BILLING_ADDRESS_REQUIRED'],
  ['discount', 'errors.discount', 'MISSING_DISCOUNT_CODE'],
];

for (const [on, key, ...codes] of SHOWN)
  for (const code of codes)
    test(`shows ${code} at ${on}`, () => {
      assert.equal(getReaction(code), { do: 'show', on, key, field: undefined });
    });

const show = (key: string, field: Field | undefined, on: SheetError['on'] = 'field'): Reaction => ({
  do: 'show',
  on,
  key,
  field,
});

const FIELD_CODES: [code: string, field: Field, key: string][] = [
  ['INVALID_ZIP_CODE_FOR_COUNTRY', 'zip', 'errors.invalid.postal_code'],
  ['INVALID_ZIP_CODE_FOR_PROVINCE', 'zip', 'errors.invalid.postal_code'],
  ['PROVINCE_NOT_FOUND', 'province', 'errors.invalid.zone'],
  ['BUYER_IDENTITY_EMAIL_REQUIRED', 'email', 'errors.missing.email'],
  ['BUYER_IDENTITY_EMAIL_IS_INVALID', 'email', 'errors.invalid.email'],
  ['BUYER_IDENTITY_PHONE_IS_INVALID', 'phone', 'errors.invalid.phone'],
];

for (const [code, field, key] of FIELD_CODES)
  test(`shows ${code} at the ${field}`, () => {
    assert.equal(getReaction(code), show(key, field));
  });

/** Fields in the server's words, in ours, and in the texts'. */
const FIELDS: [server: string, field: Field, text: string][] = [
  ['FIRST_NAME', 'firstName', 'first_name'],
  ['LAST_NAME', 'lastName', 'last_name'],
  ['ADDRESS1', 'address1', 'address1'],
  ['ADDRESS2', 'address2', 'address2'],
  ['CITY', 'city', 'city'],
  ['POSTAL_CODE', 'zip', 'postal_code'],
  ['PHONE_NUMBER', 'phone', 'phone'],
  ['COUNTRY', 'country', 'country'],
];
const ENDINGS = { REQUIRED: 'missing', INVALID: 'invalid', TOO_LONG: 'too_long' };

for (const [server, field, text] of FIELDS)
  for (const [ending, problem] of Object.entries(ENDINGS)) {
    test(`shows DELIVERY_${server}_${ending} at the ${field}`, () => {
      assert.equal(getReaction(`DELIVERY_${server}_${ending}`), show(`errors.${problem}.${text}`, field));
    });
    test(`shows PAYMENTS_${server}_${ending} at the billing address`, () => {
      const reaction = getReaction(`PAYMENTS_${server}_${ending}`);
      assert.is(reaction.do === 'show' && reaction.on, 'billing');
    });
  }

const PROBLEMS = {
  ADDRESS_FIELD_IS_REQUIRED: 'missing',
  ADDRESS_FIELD_DOES_NOT_MATCH_EXPECTED_PATTERN: 'invalid',
  ADDRESS_FIELD_IS_TOO_LONG: 'too_long',
  ADDRESS_FIELD_CONTAINS_EMOJIS: 'contains_emojis',
  ADDRESS_FIELD_CONTAINS_URL: 'contains_url',
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'contains_html_tags',
  INVALID: 'invalid',
};
const PATH = 'buyerIdentity.deliveryAddressPreferences.deliveryAddress';
const PATH_FIELDS: [last: string, field: Field, text: string][] = [
  ...FIELDS.map(([, field, text]): [string, Field, string] => [field, field, text]),
  ['province', 'province', 'zone'],
  ['email', 'email', 'email'],
];

for (const [code, problem] of Object.entries(PROBLEMS))
  for (const [last, field, text] of PATH_FIELDS)
    test(`shows ${code} of ${last} at the ${field}`, () => {
      assert.equal(getReaction(code, `${PATH}.${last}`), show(`errors.${problem}.${text}`, field));
      assert.equal(
        getReaction(code, `billingAddress.${last}`),
        show(`errors.${problem}.${text}`, field, 'billing'),
      );
    });

test('shows a problem of an address as a whole at the address', () => {
  const whole = show('errors.invalid.shipping_address', undefined, 'address');
  assert.equal(getReaction('UNSPECIFIED_ADDRESS_ERROR', PATH), whole);
});

test('says at the billing address what is wrong with it', () => {
  const reaction = getReaction('UNSPECIFIED_ADDRESS_ERROR', 'billingAddress');
  assert.is(reaction.do === 'show' && reaction.on, 'billing');
});

test('waits while delivery groups are pending', () => {
  assert.equal(getReaction('PENDING_DELIVERY_GROUPS'), { do: 'wait' });
});

const schema = await readPublicSchema();

for (const name of ['CartErrorCode', 'CartWarningCode', 'SubmissionErrorCode']) {
  const type = schema.getType(name);
  test(`has a row for every value of ${name}`, () => {
    assert.ok(isEnumType(type));
    const values = (type as GraphQLEnumType).getValues().map(({ name: code }) => code);
    const listed = [...genericCodes, ...ignoredWarnings];
    const missing = values.filter(code => !(code in catalogue) && !listed.includes(code));
    assert.equal(missing, []);
  });
}

test('lists no code as generic that has a row', () => {
  assert.equal(
    genericCodes.filter(code => code in catalogue),
    [],
  );
  for (const code of genericCodes) assert.equal(getReaction(code), GENERIC, code);
});

test('takes a billing address that the payment does not like for one to be mended', () => {
  const reaction = getReaction(
    'INVALID_PAYMENT',
    'payment.walletPaymentMethod.googlePayWalletContent.billingAddress.zip',
  );
  assert.is(reaction.do === 'show' && reaction.on, 'billing');
});

test('gives no reason that leaves no marker', () => {
  const known = decelerations.map(([reason]) => reason);
  for (const [code, reaction] of Object.entries(catalogue))
    if (reaction.do === 'decelerate') assert.ok(known.includes(reaction.reason), code);
});

test('takes the name of a method of all objects for a code like any other that it does not know', () => {
  for (const code of ['toString', 'constructor', '__proto__', 'valueOf'])
    assert.is(getReaction(code), getReaction('NO_SUCH_CODE'), code);
});

test.run();
