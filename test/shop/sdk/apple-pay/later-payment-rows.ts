import type { Row } from './request-rows';

const TAKEN = '';
const WRONG_TYPE = 'Type error';

const noAmount = (amount: unknown) => `"${amount}" is not a valid amount.`;
const noUrl = (url: unknown) => `"${url}" is not a valid URL.`;

/** Items of the three timings that a request may agree on. */
const item = (paymentTiming: string, patch: object) => ({
  label: 'Café',
  amount: '10.00',
  paymentTiming,
  ...patch,
});
const recurring = (patch: object = {}) => item('recurring', patch);
const deferred = (patch: object = {}) => item('deferred', patch);
const reload = (patch: object = {}) =>
  item('automaticReload', { automaticReloadPaymentThresholdAmount: '5.00', ...patch });

const AGREEMENT = { paymentDescription: 'Café', managementURL: 'https://shop.example/account' };

const toRow = (member: string, agreement: object, message: string): Row => [
  member,
  { ...AGREEMENT, ...agreement },
  message,
];
const plan = (patch: object, message: string) =>
  toRow('recurringPaymentRequest', { regularBilling: recurring(), ...patch }, message);
const preOrder = (patch: object, message: string) =>
  toRow('deferredPaymentRequest', { deferredBilling: deferred(), ...patch }, message);
const account = (patch: object, message: string) =>
  toRow('automaticReloadPaymentRequest', { automaticReloadBilling: reload(), ...patch }, message);
const missing = (member: string, type: string, kind = 'Recurring') =>
  `Member ApplePay${kind}PaymentRequest.${member} is required and must be an instance of ${type}`;

export const LATER_ROWS: Row[] = [
  ['recurringPaymentRequest', null, missing('managementURL', 'DOMString')],
  ['recurringPaymentRequest', 'monthly', WRONG_TYPE],
  plan({ paymentDescription: undefined }, missing('paymentDescription', 'DOMString')),
  plan({ regularBilling: undefined }, missing('regularBilling', 'ApplePayLineItem')),
  plan({ regularBilling: null }, "'regularBilling' must be a 'recurring' line item."),
  plan({ regularBilling: deferred() }, "'regularBilling' must be a 'recurring' line item."),
  plan({ regularBilling: recurring({ paymentTiming: 'weekly' }) }, WRONG_TYPE),
  plan({ regularBilling: recurring({ label: undefined }) }, "Missing label for 'regularBilling'."),
  plan({ regularBilling: recurring({ amount: 'NaN' }) }, noAmount('NaN')),
  plan({ regularBilling: recurring({ amount: undefined, type: 'pending' }) }, TAKEN),
  plan({ regularBilling: recurring({ recurringPaymentIntervalUnit: 'week' }) }, WRONG_TYPE),
  plan({ regularBilling: recurring({ recurringPaymentIntervalUnit: 'month' }) }, TAKEN),
  plan({ trialBilling: undefined }, TAKEN),
  plan({ trialBilling: recurring({ amount: '0.00' }) }, TAKEN),
  plan({ trialBilling: null }, "'trialBilling' must be a 'recurring' line item."),
  plan({ trialBilling: deferred() }, "'trialBilling' must be a 'recurring' line item."),
  plan({ trialBilling: recurring({ label: undefined }) }, "Missing label for 'trialBilling'."),
  plan({ trialBilling: recurring({ amount: '' }) }, noAmount('')),
  plan({ trialBilling: 'free' }, WRONG_TYPE),
  plan({ managementURL: '/account' }, noUrl('/account')),
  plan({ managementURL: '' }, noUrl('')),
  plan({ tokenNotificationURL: undefined }, TAKEN),
  plan({ tokenNotificationURL: 'https://shop.example/tokens' }, TAKEN),
  plan({ tokenNotificationURL: 'tokens' }, noUrl('tokens')),
  plan({ tokenNotificationURL: '' }, noUrl('')),
  plan({ tokenNotificationURL: null }, noUrl('null')),
  plan({ billingAgreement: null }, TAKEN),
  preOrder({}, TAKEN),
  preOrder({ deferredBilling: recurring() }, "'deferredBilling' must be a 'deferred' line item."),
  preOrder({ paymentDescription: '' }, "Missing 'paymentDescription'."),
  preOrder(
    { freeCancellationDate: new Date(0) },
    "Missing 'freeCancellationDateTimeZone' when 'freeCancellationDate' is set.",
  ),
  preOrder(
    { freeCancellationDateTimeZone: 'America/Sao_Paulo' },
    "Unexpected 'freeCancellationDateTimeZone' when 'freeCancellationDate' is not set.",
  ),
  preOrder(
    { freeCancellationDate: new Date(0), freeCancellationDateTimeZone: 'Mars/Olympus' },
    '"Mars/Olympus" is not a valid time zone.',
  ),
  preOrder({ freeCancellationDate: new Date(0), freeCancellationDateTimeZone: 'America/Sao_Paulo' }, TAKEN),
  account({}, TAKEN),
  account(
    { automaticReloadBilling: recurring() },
    "'automaticReloadBilling' must be an 'automaticReload' line item.",
  ),
  account(
    { automaticReloadBilling: reload({ automaticReloadPaymentThresholdAmount: 'low' }) },
    '"low" is not a valid automaticReloadPaymentThresholdAmount.',
  ),
  account(
    { automaticReloadBilling: undefined },
    missing('automaticReloadBilling', 'ApplePayLineItem', 'AutomaticReload'),
  ),
  [
    'multiTokenContexts',
    [{ merchantIdentifier: 'm', externalIdentifier: 'e', merchantName: 'Loja', amount: 'all' }],
    noAmount('all'),
  ],
];
