import { DATE, DOM_STRING, dictionary, enumeration, sequence, UNSIGNED_LONG } from './idl';
import type { Contact, LineItem, PaymentsLater, ShippingMethod } from './types';
import { INTERVAL_UNITS, LINE_ITEM_TYPES, TIMINGS } from './vocabulary';

// Required members stand in the order of the alphabet: that is how the browser reads them, and it names the first missing.

export const LINE_ITEM = dictionary<LineItem>('ApplePayLineItem', {
  amount: DOM_STRING,
  automaticReloadPaymentThresholdAmount: DOM_STRING,
  deferredPaymentDate: DATE,
  label: DOM_STRING,
  paymentTiming: enumeration('ApplePayPaymentTiming', TIMINGS),
  recurringPaymentEndDate: DATE,
  recurringPaymentIntervalCount: UNSIGNED_LONG,
  recurringPaymentIntervalUnit: enumeration('ApplePayRecurringPaymentDateUnit', INTERVAL_UNITS),
  recurringPaymentStartDate: DATE,
  type: enumeration('ApplePayLineItemType', LINE_ITEM_TYPES),
});

const DAY = dictionary('ApplePayDateComponents', {
  days: UNSIGNED_LONG,
  hours: UNSIGNED_LONG,
  months: UNSIGNED_LONG,
  years: UNSIGNED_LONG,
});

const DATES = dictionary('ApplePayDateComponentsRange', { endDateComponents: DAY, startDateComponents: DAY });

export const SHIPPING_METHOD = dictionary<ShippingMethod>(
  'ApplePayShippingMethod',
  {
    amount: DOM_STRING,
    dateComponentsRange: DATES,
    detail: DOM_STRING,
    identifier: DOM_STRING,
    label: DOM_STRING,
  },
  ['amount', 'detail', 'identifier', 'label'],
);

export const CONTACT = dictionary<Contact>('ApplePayPaymentContact', {
  addressLines: sequence(DOM_STRING),
  administrativeArea: DOM_STRING,
  country: DOM_STRING,
  countryCode: DOM_STRING,
  emailAddress: DOM_STRING,
  familyName: DOM_STRING,
  givenName: DOM_STRING,
  locality: DOM_STRING,
  phoneNumber: DOM_STRING,
  phoneticFamilyName: DOM_STRING,
  phoneticGivenName: DOM_STRING,
  postalCode: DOM_STRING,
  subAdministrativeArea: DOM_STRING,
  subLocality: DOM_STRING,
});

const TOKEN_CONTEXT = dictionary(
  'ApplePayPaymentTokenContext',
  {
    amount: DOM_STRING,
    externalIdentifier: DOM_STRING,
    merchantDomain: DOM_STRING,
    merchantIdentifier: DOM_STRING,
    merchantName: DOM_STRING,
  },
  ['amount', 'externalIdentifier', 'merchantIdentifier', 'merchantName'],
);

/** Members that agreements about later payments have in common. */
const AGREEMENT = {
  billingAgreement: DOM_STRING,
  managementURL: DOM_STRING,
  paymentDescription: DOM_STRING,
  tokenNotificationURL: DOM_STRING,
};

/** What a payment request may hold about payments after this one; an update names the same with `new` before it. */
export const PAYMENTS_LATER: { [member in keyof PaymentsLater]-?: ReturnType<typeof dictionary> } = {
  automaticReloadPaymentRequest: dictionary(
    'ApplePayAutomaticReloadPaymentRequest',
    { automaticReloadBilling: LINE_ITEM, ...AGREEMENT },
    ['automaticReloadBilling', 'managementURL', 'paymentDescription'],
  ),
  deferredPaymentRequest: dictionary(
    'ApplePayDeferredPaymentRequest',
    {
      deferredBilling: LINE_ITEM,
      freeCancellationDate: DATE,
      freeCancellationDateTimeZone: DOM_STRING,
      ...AGREEMENT,
    },
    ['deferredBilling', 'managementURL', 'paymentDescription'],
  ),
  recurringPaymentRequest: dictionary(
    'ApplePayRecurringPaymentRequest',
    { ...AGREEMENT, regularBilling: LINE_ITEM, trialBilling: LINE_ITEM },
    ['managementURL', 'paymentDescription', 'regularBilling'],
  ),
};

export const TOKEN_CONTEXTS = sequence(TOKEN_CONTEXT);
