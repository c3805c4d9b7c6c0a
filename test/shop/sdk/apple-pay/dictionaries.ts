import { ApplePayError } from './apple-pay-error';
import { BOOLEAN, DOM_STRING, dictionary, enumeration, instance, sequence, UNSIGNED_SHORT } from './idl';
import { CONTACT, LINE_ITEM, PAYMENTS_LATER, SHIPPING_METHOD, TOKEN_CONTEXTS } from './payment-dictionaries';
import type { Request, Result, Update } from './types';
import {
  CAPABILITIES,
  CONTACT_FIELDS,
  EDITING_MODES,
  LATER_AVAILABILITIES,
  SHIPPING_TYPES,
} from './vocabulary';

const CONTACT_FIELD_LIST = sequence(enumeration('ApplePayContactField', CONTACT_FIELDS));

/** What Apple Pay's own request and the Payment Request API's have in common; read before the members below. */
const REQUEST_BASE = {
  applePayLaterAvailability: enumeration('ApplePayLaterAvailability', LATER_AVAILABILITIES),
  applicationData: DOM_STRING,
  billingContact: CONTACT,
  countryCode: DOM_STRING,
  couponCode: DOM_STRING,
  merchantCapabilities: sequence(enumeration('ApplePayMerchantCapability', CAPABILITIES)),
  requiredBillingContactFields: CONTACT_FIELD_LIST,
  requiredShippingContactFields: CONTACT_FIELD_LIST,
  shippingContact: CONTACT,
  shippingContactEditingMode: enumeration('ApplePayShippingContactEditingMode', EDITING_MODES),
  supportedCountries: sequence(DOM_STRING),
  supportedNetworks: sequence(DOM_STRING),
  supportsCouponCode: BOOLEAN,
};

export const REQUEST = dictionary<Request>(
  'ApplePayPaymentRequest',
  {
    ...REQUEST_BASE,
    automaticReloadPaymentRequest: PAYMENTS_LATER.automaticReloadPaymentRequest,
    currencyCode: DOM_STRING,
    deferredPaymentRequest: PAYMENTS_LATER.deferredPaymentRequest,
    lineItems: sequence(LINE_ITEM),
    multiTokenContexts: TOKEN_CONTEXTS,
    recurringPaymentRequest: PAYMENTS_LATER.recurringPaymentRequest,
    shippingMethods: sequence(SHIPPING_METHOD),
    shippingType: enumeration('ApplePayShippingType', SHIPPING_TYPES),
    total: LINE_ITEM,
  },
  ['countryCode', 'currencyCode', 'merchantCapabilities', 'supportedNetworks', 'total'],
);

const UPDATE_BASE = {
  newAutomaticReloadPaymentRequest: PAYMENTS_LATER.automaticReloadPaymentRequest,
  newDeferredPaymentRequest: PAYMENTS_LATER.deferredPaymentRequest,
  newLineItems: sequence(LINE_ITEM),
  newMultiTokenContexts: TOKEN_CONTEXTS,
  newRecurringPaymentRequest: PAYMENTS_LATER.recurringPaymentRequest,
  newShippingMethods: sequence(SHIPPING_METHOD),
  newTotal: LINE_ITEM,
};

const ERRORS = { errors: sequence(instance('ApplePayError', ApplePayError)) };

const toUpdate = (name: string, members = {}) =>
  dictionary<Update>(name, { ...UPDATE_BASE, ...members }, ['newTotal']);

/** The answers, by the state in which each is due. That to a shipping method has no errors. */
export const UPDATES = {
  CouponCodeChanged: toUpdate('ApplePayCouponCodeUpdate', ERRORS),
  PaymentMethodSelected: toUpdate('ApplePayPaymentMethodUpdate', ERRORS),
  ShippingContactSelected: toUpdate('ApplePayShippingContactUpdate', ERRORS),
  ShippingMethodSelected: toUpdate('ApplePayShippingMethodUpdate'),
};

const ORDER_DETAILS = dictionary(
  'ApplePayPaymentOrderDetails',
  {
    authenticationToken: DOM_STRING,
    orderIdentifier: DOM_STRING,
    orderTypeIdentifier: DOM_STRING,
    webServiceURL: DOM_STRING,
  },
  ['authenticationToken', 'orderIdentifier', 'orderTypeIdentifier', 'webServiceURL'],
);

export const RESULT = dictionary<Result>(
  'ApplePayPaymentAuthorizationResult',
  { ...ERRORS, orderDetails: ORDER_DETAILS, status: UNSIGNED_SHORT },
  ['status'],
);
