import type { Section } from '../statement';

const KNOWS = 'core/decision/catalogue.test.ts: knows what to do about';
/** The rows that the catalogue is held to, each a list of codes. */
const row = (codes: string) => `run/expected-reactions.ts: ${codes}`;
const DIALOG = 'core/decision/action.test.ts: has the dialog of';

export const sections: Section[] = [
  {
    title: 'Reactions to codes',
    at: ['reactions', 'field-errors'],
    statements: [
      {
        says: 'A captcha required is a deceleration',
        shown: [
          KNOWS,
          "browser/purchase/at-payment.test.ts: ['captcha', 'wallet_captcha_required=true', 'submission']",
        ],
      },
      {
        says: 'Not enough stock is a deceleration',
        shown: [KNOWS, 'core/server/result.test.ts: goes to the checkout where there is not enough'],
      },
      {
        says: 'Dynamic tax is a deceleration',
        shown: [KNOWS, 'browser/purchase/at-payment.test.ts: goes to the checkout with'],
      },
      {
        says: 'An invalid language, country or cart id of the request aborts',
        shown: [KNOWS, row('INVALID:country INVALID:language INVALID:cartId')],
      },
      {
        says: 'An invalid language, country or cart id of the request is reported',
        shown: [
          "core/purchase/decide.test.ts: ['an invalid cart', 'INVALID', 'cartId', 1]",
          "core/purchase/decide.test.ts: ['an invalid language', 'INVALID', 'language', 1]",
        ],
      },
      {
        says: 'Out of stock opens the out-of-stock dialog',
        shown: [
          DIALOG,
          "browser/purchase/buy-it-now-refused.test.ts: ['out_of_stock', 'Este item não está mais disponível.']",
        ],
      },
      {
        says: 'An unserviceable address is addressUnserviceable in Apple Pay’s sheet',
        shown: [
          "wallets/apple-pay-changes.test.ts: { on: 'unserviceable', message: 'm' }, 'addressUnserviceable'",
        ],
      },
      {
        says: 'An unserviceable address is SHIPPING_ADDRESS_UNSERVICEABLE in Google Pay’s sheet',
        shown: [
          "wallets/google-pay-authorization.test.ts: ['unserviceable', 'SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_ADDRESS']",
          'browser/wallets/google-pay-sheet.test.ts: says that the shop does not deliver to an address, and goes on with another',
        ],
      },
      {
        says: 'The text of an unserviceable address is errors.address_unserviceable with the shop’s name',
        shown: [
          row("'errors.address_unserviceable',"),
          'core/decision/action.test.ts: shows every error that the shopper can mend, with its place',
        ],
      },
      {
        says: 'Missing, invalid, too long, emojis, URL and HTML tags of a field each have a text of their own',
        shown: [
          'core/decision/catalogue.test.ts: has a row for each of them, and no other',
          'core/labels/i18n.test.ts: has a whole sentence for every field that is',
        ],
      },
      {
        says: 'First name, last name, address1, address2, city, zone, postal code, country, phone and email have them',
        shown: [KNOWS, 'core/labels/i18n.test.ts: has a whole sentence for every field that is'],
      },
      {
        says: 'A zone is an emirate in the Emirates',
        shown: [
          'core/decision/action.test.ts: asks for the emirate in the Emirates, and for the state elsewhere',
        ],
      },
      {
        says: 'The message of a field stands in the sheet, at that field where the sheet has one',
        shown: [
          "wallets/apple-pay-changes.test.ts: { on: 'field', field: 'zip', message: 'm' }, 'shippingContactInvalid', 'postalCode'",
          'browser/wallets/google-pay-sheet.test.ts: names the postal code when it is wrong, and takes the mended address',
        ],
      },
      {
        says: 'A discount that is not applicable is couponCodeInvalid',
        shown: [
          "wallets/apple-pay-changes.test.ts: { on: 'discount', message: 'm' }, 'couponCodeInvalid'",
          row("['discount', 'errors.discount', 'MISSING_DISCOUNT_CODE DISCOUNT_NOT_APPLICABLE']"),
        ],
      },
      {
        says: 'An invalid billing address is billingContactInvalid in Apple Pay’s sheet',
        shown: [
          "wallets/apple-pay-changes.test.ts: { on: 'billing', message: 'm' }, 'billingContactInvalid'",
        ],
      },
      {
        says: 'An invalid billing address is PAYMENT_DATA_INVALID in Google Pay’s sheet',
        shown: [
          "wallets/google-pay-authorization.test.ts: ['billing', 'PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION']",
        ],
      },
      {
        says: 'No delivery group selected is SHIPPING_OPTION_INVALID',
        shown: [
          'wallets/google-pay-delivery.test.ts: a delivery option without an id is an invalid one',
          "wallets/google-pay-authorization.test.ts: ['delivery', 'SHIPPING_OPTION_INVALID', 'SHIPPING_OPTION']",
        ],
      },
      {
        says: 'The text of no delivery group selected is shipping_methods.choose_delivery_strategy',
        shown: [
          row("'shipping_methods.choose_delivery_strategy',"),
          'core/purchase/checkout.test.ts: asks for a delivery option where none is chosen',
        ],
      },
      {
        says: 'An unsupported payment method aborts with the wallet’s generic dialog',
        shown: [row('NETWORK TIMEOUT HTTP WALLET_CONFIG_ERROR PAYMENT_METHOD_NOT_SUPPORTED'), DIALOG],
      },
      {
        says: 'A custom validation aborts with a dialog titled with the wallet’s name',
        shown: ['core/decision/action.test.ts: says, titled with the wallet’s name,'],
      },
      {
        says: 'An unhandled error aborts with the wallet’s generic dialog',
        shown: [
          'core/server/result.test.ts: ends with the wallet’s error after a code that it does not know',
          DIALOG,
        ],
        decision: 'docs/decisions.md#1: it ends a click too, in place of «otherwise: redirect to checkout»',
      },
      {
        says: 'The wallet’s generic dialog is titled with the wallet’s name',
        shown: [DIALOG, 'core/labels/i18n.test.ts: fills names into a text'],
      },
      {
        says: 'Empty line items open the eligibility error dialog',
        shown: [
          'core/server/result.test.ts: a cart that is only read ends the purchase where nothing of it can be bought',
          "core/decision/action.test.ts: ['empty_cart', TITLE, t('error_dialogs.checkout.eligibility_error')]",
        ],
      },
      {
        says: 'A variant that requires a plan, a plan not applicable, an invalid quantity or merchandise id: error_dialogs.checkout.generic_error',
        shown: [
          'browser/purchase/buy-it-now-refused.test.ts: opens a dialog for',
          "core/decision/action.test.ts: ['checkout_error', TITLE, t('error_dialogs.checkout.generic_error')]",
        ],
      },
      {
        says: 'All other failures open the dialog error_dialogs.wallet.generic_error with the wallet’s brand',
        shown: [
          DIALOG,
          'build/generic-codes.test.ts: ends with the wallet’s generic dialog, and is reported',
        ],
      },
      {
        says: 'All other failures are OTHER_ERROR with the intent SHIPPING_ADDRESS in Google Pay’s sheet',
        shown: [
          'wallets/google-pay-changes.test.ts: an exception becomes an answer that names the wallet, and is reported',
        ],
      },
      {
        says: 'Out of stock is error_dialogs.product.out_of_stock in Google Pay’s sheet',
        shown: [
          'wallets/google-pay-authorization.test.ts: an abort is an error of the sheet with its message',
          "core/decision/action.test.ts: ['out_of_stock', TITLE, t('error_dialogs.product.out_of_stock')]",
        ],
      },
    ],
  },
];
