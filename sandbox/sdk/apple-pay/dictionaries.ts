import {
  BOOLEAN,
  DATE,
  DOM_STRING,
  dictionary,
  enumeration,
  instance,
  sequence,
  type Type,
  UNSIGNED_LONG,
  UNSIGNED_SHORT,
} from './idl';
import type {
  Contact,
  ErrorCode,
  ErrorContactField,
  LineItem,
  PaymentsLater,
  Request,
  Result,
  ShippingMethod,
  Update,
} from './types';

// The browser reads members in alphabetical order, and its error names the first missing one.

const CODE = enumeration<ErrorCode>(
  'ApplePayErrorCode',
  'shippingContactInvalid billingContactInvalid addressUnserviceable couponCodeInvalid couponCodeExpired unknown',
);
const FIELD = enumeration<ErrorContactField>(
  'ApplePayErrorContactField',
  'phoneNumber emailAddress name phoneticName postalAddress addressLines locality subLocality postalCode administrativeArea subAdministrativeArea country countryCode',
);

export class ApplePayError {
  code: ErrorCode;
  contactField?: ErrorContactField;
  message: string;

  constructor(code: ErrorCode, contactField?: ErrorContactField, message = '') {
    this.code = CODE.convert(code);
    if (contactField !== undefined) this.contactField = FIELD.convert(contactField);
    this.message = DOM_STRING.convert(message);
  }
}

/** Creates members of the same type. */
const all = (type: Type, names: string) => Object.fromEntries(names.split(' ').map(name => [name, type]));
const texts = (names: string) => all(DOM_STRING, names);

const LINE_ITEM = dictionary<LineItem>('ApplePayLineItem', {
  ...texts('amount automaticReloadPaymentThresholdAmount'),
  deferredPaymentDate: DATE,
  label: DOM_STRING,
  paymentTiming: enumeration('ApplePayPaymentTiming', 'immediate recurring deferred automaticReload'),
  recurringPaymentEndDate: DATE,
  recurringPaymentIntervalCount: UNSIGNED_LONG,
  recurringPaymentIntervalUnit: enumeration('ApplePayRecurringPaymentDateUnit', 'year month day hour minute'),
  recurringPaymentStartDate: DATE,
  type: enumeration('ApplePayLineItemType', 'final pending'),
});

const DATE_COMPONENTS = dictionary('ApplePayDateComponents', all(UNSIGNED_LONG, 'days hours months years'));

const SHIPPING_METHOD = dictionary<ShippingMethod>(
  'ApplePayShippingMethod',
  {
    amount: DOM_STRING,
    dateComponentsRange: dictionary(
      'ApplePayDateComponentsRange',
      all(DATE_COMPONENTS, 'endDateComponents startDateComponents'),
    ),
    ...texts('detail identifier label'),
  },
  'amount detail identifier label',
);

const CONTACT = dictionary<Contact>('ApplePayPaymentContact', {
  addressLines: sequence(DOM_STRING),
  ...texts('administrativeArea country countryCode emailAddress familyName givenName locality phoneNumber'),
  ...texts('phoneticFamilyName phoneticGivenName postalCode subAdministrativeArea subLocality'),
});

const TOKEN_CONTEXTS = sequence(
  dictionary(
    'ApplePayPaymentTokenContext',
    texts('amount externalIdentifier merchantDomain merchantIdentifier merchantName'),
    'amount externalIdentifier merchantIdentifier merchantName',
  ),
);

const AGREEMENT = texts('billingAgreement managementURL paymentDescription tokenNotificationURL');

/** Members about later payments. An update has them with the prefix `new`. */
const PAYMENTS_LATER: { [member in keyof PaymentsLater]-?: Type } = {
  automaticReloadPaymentRequest: dictionary(
    'ApplePayAutomaticReloadPaymentRequest',
    { automaticReloadBilling: LINE_ITEM, ...AGREEMENT },
    'automaticReloadBilling managementURL paymentDescription',
  ),
  deferredPaymentRequest: dictionary(
    'ApplePayDeferredPaymentRequest',
    {
      deferredBilling: LINE_ITEM,
      freeCancellationDate: DATE,
      freeCancellationDateTimeZone: DOM_STRING,
      ...AGREEMENT,
    },
    'deferredBilling managementURL paymentDescription',
  ),
  recurringPaymentRequest: dictionary(
    'ApplePayRecurringPaymentRequest',
    { ...AGREEMENT, regularBilling: LINE_ITEM, trialBilling: LINE_ITEM },
    'managementURL paymentDescription regularBilling',
  ),
};

const CONTACT_FIELDS = sequence(
  enumeration('ApplePayContactField', 'email name phone postalAddress phoneticName'),
);

export const REQUEST = dictionary<Request>(
  'ApplePayPaymentRequest',
  {
    // The Payment Request API shares the first members.
    applePayLaterAvailability: enumeration(
      'ApplePayLaterAvailability',
      'available unavailableItemIneligible unavailableRecurringTransaction',
    ),
    applicationData: DOM_STRING,
    billingContact: CONTACT,
    ...texts('countryCode couponCode'),
    merchantCapabilities: sequence(
      enumeration('ApplePayMerchantCapability', 'supports3DS supportsEMV supportsCredit supportsDebit'),
    ),
    requiredBillingContactFields: CONTACT_FIELDS,
    requiredShippingContactFields: CONTACT_FIELDS,
    shippingContact: CONTACT,
    shippingContactEditingMode: enumeration(
      'ApplePayShippingContactEditingMode',
      'available enabled storePickup',
    ),
    ...all(sequence(DOM_STRING), 'supportedCountries supportedNetworks'),
    supportsCouponCode: BOOLEAN,
    automaticReloadPaymentRequest: PAYMENTS_LATER.automaticReloadPaymentRequest,
    currencyCode: DOM_STRING,
    deferredPaymentRequest: PAYMENTS_LATER.deferredPaymentRequest,
    lineItems: sequence(LINE_ITEM),
    multiTokenContexts: TOKEN_CONTEXTS,
    recurringPaymentRequest: PAYMENTS_LATER.recurringPaymentRequest,
    shippingMethods: sequence(SHIPPING_METHOD),
    shippingType: enumeration('ApplePayShippingType', 'shipping delivery storePickup servicePickup'),
    total: LINE_ITEM,
  },
  'countryCode currencyCode merchantCapabilities supportedNetworks total',
);

const ERRORS = { errors: sequence(instance('ApplePayError', ApplePayError)) };

const update = (name: string, members = {}) =>
  dictionary<Update>(
    `ApplePay${name}Update`,
    {
      newAutomaticReloadPaymentRequest: PAYMENTS_LATER.automaticReloadPaymentRequest,
      newDeferredPaymentRequest: PAYMENTS_LATER.deferredPaymentRequest,
      newLineItems: sequence(LINE_ITEM),
      newMultiTokenContexts: TOKEN_CONTEXTS,
      newRecurringPaymentRequest: PAYMENTS_LATER.recurringPaymentRequest,
      newShippingMethods: sequence(SHIPPING_METHOD),
      newTotal: LINE_ITEM,
      ...members,
    },
    'newTotal',
  );

/** Responses by the state that each belongs to. That of a shipping method has no errors. */
export const UPDATES = {
  CouponCodeChanged: update('CouponCode', ERRORS),
  PaymentMethodSelected: update('PaymentMethod', ERRORS),
  ShippingContactSelected: update('ShippingContact', ERRORS),
  ShippingMethodSelected: update('ShippingMethod'),
};

const ORDER_MEMBERS = 'authenticationToken orderIdentifier orderTypeIdentifier webServiceURL';

export const RESULT = dictionary<Result>(
  'ApplePayPaymentAuthorizationResult',
  {
    ...ERRORS,
    orderDetails: dictionary('ApplePayPaymentOrderDetails', texts(ORDER_MEMBERS), ORDER_MEMBERS),
    status: UNSIGNED_SHORT,
  },
  'status',
);
