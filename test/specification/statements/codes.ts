import type { Section, Statement } from '../statement';

const GENERIC = 'build/generic-codes.test.ts: ends with the wallet’s generic dialog, and is reported';
const TABLES = 'build/generic-codes.test.ts: stands in exactly one of the three tables';
/** The rows that the catalogue is held to, each a list of codes. */
const row = (codes: string) => `run/expected-reactions.ts: ${codes}`;
const hasRow = (says: string, codes: string): Statement => ({
  says,
  shown: ['core/decision/catalogue.test.ts: knows what to do about', row(codes)],
});

export const sections: Section[] = [
  {
    title: 'Codes of the server',
    at: ['codes', 'reactions', 'decelerations'],
    statements: [
      {
        says: 'A code is a string, with the path of its field beside it',
        shown: [
          'core/server/result.test.ts: without the indices of its path',
          'core/server/result.test.ts: keeps what the shopper can mend among the errors',
        ],
      },
      {
        says: 'What is done about a code may depend on that path, written code: field path',
        shown: [
          row('INVALID:country INVALID:language INVALID:cartId'),
          'core/decision/catalogue.test.ts: has a row for each of them, and no other',
        ],
      },
      {
        says: 'Every code of the API is known',
        shown: ['core/decision/catalogue.test.ts: has a row for every value of', TABLES],
      },
      hasRow(
        'A delivery address that is required, or invalid as a whole, is said at the address',
        'NO_DELIVERY_GROUPS DELIVERY_ADDRESS_REQUIRED SHIPPING_ADDRESS_REQUIRED',
      ),
      hasRow(
        'The first and last name of it, required or invalid, are each said at the field',
        "['LAST_NAME', 'lastName', 'last_name']",
      ),
      hasRow(
        'Its address1, address2 and city, required or invalid, are each said at the field',
        "['ADDRESS2', 'address2', 'address2']",
      ),
      hasRow(
        'Its postal code and phone, required or invalid, are each said at the field',
        "['POSTAL_CODE', 'zip', 'postal_code']",
      ),
      hasRow(
        'Its province and country, required or invalid, are each said at the field',
        "['ZONE', 'province', 'zone']",
      ),
      hasRow(
        'A zip that is invalid for the country, province or zone is said at the postal code',
        'INVALID_ZIP_CODE_FOR_COUNTRY INVALID_ZIP_CODE_FOR_PROVINCE DELIVERY_INVALID_POSTAL_CODE_FOR_COUNTRY DELIVERY_INVALID_POSTAL_CODE_FOR_ZONE',
      ),
      hasRow('An e-mail that is required is said at the e-mail', "'BUYER_IDENTITY_EMAIL_REQUIRED'"),
      hasRow(
        'An e-mail that is invalid, alone or in its domain, or doesn’t match the pattern is said at the e-mail',
        'BUYER_IDENTITY_EMAIL_IS_INVALID BUYER_IDENTITY_EMAIL_DOMAIN_IS_INVALID BUYER_IDENTITY_EMAIL_DOES_NOT_MATCH_EXPECTED_PATTERN',
      ),
      hasRow(
        'An invalid phone of the buyer is said at the phone',
        'BUYER_IDENTITY_PHONE_IS_INVALID DELIVERY_OPTIONS_PHONE_NUMBER_INVALID',
      ),
      hasRow(
        'MERCHANDISE_OUT_OF_STOCK, out of stock at origin, external promise and fulfil-from are all out of stock',
        'MERCHANDISE_OUT_OF_STOCK DELIVERY_OUT_OF_STOCK_AT_ORIGIN_LOCATION DELIVERY_EXTERNAL_DELIVERY_PROMISE_UNFULFILLABLE DELIVERY_FULFILL_FROM_CONSTRAINTS',
      ),
      hasRow(
        'MERCHANDISE_NOT_ENOUGH_STOCK is the deceleration not_enough_stock',
        'MERCHANDISE_NOT_ENOUGH_STOCK MERCHANDISE_NOT_ENOUGH_STOCK_AVAILABLE',
      ),
      {
        says: 'Merchandise not applicable, not found, not published, its variant not found: unhandled errors',
        shown: [
          'specification/codes.test.ts: MERCHANDISE_NOT_APPLICABLE MERCHANDISE_NOT_FOUND MERCHANDISE_VARIANT_NOT_FOUND MERCHANDISE_PRODUCT_NOT_PUBLISHED',
          GENERIC,
        ],
      },
      {
        says: 'B2B selling plans unsupported, a bundle without components: unhandled errors',
        shown: [
          'specification/codes.test.ts: MERCHANDISE_B2B_SELLING_PLANS_UNSUPPORTED MERCHANDISE_BUNDLE_REQUIRES_COMPONENTS',
          GENERIC,
        ],
      },
      {
        says: 'Gift cards unsupported, a price of zero or above the limit: unhandled errors',
        shown: [
          'specification/codes.test.ts: MERCHANDISE_GIFT_CARDS_UNSUPPORTED MERCHANDISE_PRICE_MUST_BE_ABOVE_ZERO MERCHANDISE_PRICE_MUST_NOT_EXCEED_LIMIT',
          GENERIC,
        ],
      },
      hasRow(
        'Delivery that is unavailable is an unserviceable address',
        'ADDRESS_UNSERVICEABLE DELIVERY_NO_DELIVERY_AVAILABLE DELIVERY_NO_DELIVERY_AVAILABLE_FOR_MERCHANDISE_LINE ZIP_CODE_NOT_SUPPORTED',
      ),
      hasRow(
        'No group selected, no strategy, an invalid option or group: the shopper has to choose a delivery',
        'NO_DELIVERY_GROUP_SELECTED NO_DELIVERY_STRATEGY INVALID_DELIVERY_OPTION INVALID_DELIVERY_GROUP',
      ),
      {
        says: 'Changed line details of the delivery: an unhandled error',
        shown: [
          "specification/codes.test.ts: ['lines of the delivery', 'DELIVERY_LINE_DETAILS_CHANGED']",
          GENERIC,
        ],
      },
      hasRow('Pending delivery groups are waited for', "expect('PENDING_DELIVERY_GROUPS', { do: 'wait' })"),
      hasRow(
        'New tax to accept, taxes to be defined, unexpected price: the deceleration dynamic_tax',
        'NEW_TAX_MUST_BE_ACCEPTED TAXES_MUST_BE_DEFINED TAXES_DELIVERY_GROUP_ID_NOT_FOUND TAXES_LINE_ID_NOT_FOUND MERCHANDISE_EXPECTED_PRICE_MISMATCH',
      ),
      hasRow(
        'Invalid or unacceptable payment amount: the deceleration dynamic_tax',
        'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT INVALID_PAYMENT:amount',
      ),
      {
        says: 'An invalid payment is an unhandled error',
        shown: [
          "core/decision/catalogue.test.ts: ['INVALID_PAYMENT', 'payment']",
          'core/decision/catalogue.test.ts: ends with the wallet’s error, and reports it, after',
        ],
      },
      {
        says: 'An invalid billing address of the payment is said at the billing address',
        shown: [
          'core/decision/catalogue.test.ts: takes a billing address that the payment does not like for one to be mended',
        ],
      },
      {
        says: 'A payment method that is not supported for Apple Pay or Google Pay is an unhandled error',
        shown: [
          'specification/codes.test.ts: APPLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED GOOGLE_PAY_PAYMENT_METHOD_NOT_SUPPORTED',
          GENERIC,
        ],
      },
      hasRow(
        'A payment method not applicable and a deferred payment required are decelerations',
        "['payment_method_not_applicable', 'PAYMENT_METHOD_NOT_APPLICABLE']",
      ),
      {
        says: 'A payment method that is required or unavailable ends with the wallet’s generic dialog',
        shown: [
          'specification/codes.test.ts: INVALID_PAYMENT PAYMENTS_METHOD_REQUIRED',
          row('PAYMENTS_METHOD_UNAVAILABLE'),
        ],
      },
      hasRow(
        'A selling plan not applicable and a variant that requires one end with the checkout’s generic error',
        'VARIANT_REQUIRES_SELLING_PLAN SELLING_PLAN_NOT_APPLICABLE',
      ),
      hasRow(
        'An invalid country of the payment is said at the billing address',
        "['COUNTRY', 'country', 'country']",
      ),
      hasRow(
        'A localization extension field error is a deceleration',
        "['localization_extension_field_error', 'LOCALIZATION_EXTENSION_FIELD_ERROR']",
      ),
      hasRow(
        'A captcha to complete is a deceleration',
        "['captcha_required', 'CAPTCHA_COMPLETION_REQUIRED']",
      ),
      hasRow(
        'A redirect to the checkout that is required is the deceleration cart_not_ready',
        'CART_NOT_READY REDIRECT_TO_CHECKOUT_REQUIRED DELIVERY_OPTION_GONE',
      ),
      {
        says: 'A custom validation is shown in the server’s own words',
        shown: [
          'core/decision/action.test.ts: says, titled with the wallet’s name,',
          "browser/purchase/buy-it-now-refused.test.ts: ['validation_custom', 'Compra mínima de R$ 50,00.']",
        ],
      },
      hasRow(
        'An invalid language, country or cart id is a code with a field path',
        'INVALID:country INVALID:language INVALID:cartId',
      ),
    ],
  },
];
