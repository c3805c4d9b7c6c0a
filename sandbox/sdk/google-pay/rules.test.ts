import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findAuthorizationFault, findReadyFault, findRequestFault, findUpdateFault } from './rules';
import { acceptingCallbacks, createRequest } from './samples';
import type { Authorization, Callbacks, PaymentDataRequest, TransactionInfo, Update } from './types';

const check = (
  request: unknown,
  callbacks: Callbacks = acceptingCallbacks,
  environment: 'TEST' | 'PRODUCTION' = 'TEST',
) => findRequestFault({ request: request as PaymentDataRequest, callbacks, environment });

const request = createRequest();
const [method] = request.allowedPaymentMethods;
const transaction = (patch: object) => ({ transactionInfo: { ...request.transactionInfo, ...patch } });
const item = (patch: object) =>
  transaction({ displayItems: [{ label: 'Frete', type: 'LINE_ITEM', price: '10.00', ...patch }] });
const options = (...shippingOptions: object[]) => ({ shippingOptionParameters: { shippingOptions } });
const payBy = (patch: object) => ({ allowedPaymentMethods: [{ ...method, ...patch }] });
const card = (patch: object) => payBy({ parameters: { ...method?.parameters, ...patch } });
const A = { id: 'a', label: 'A' };

const BROKEN: [field: string, patch: object][] = [
  ['apiVersion', { apiVersion: 1 }],
  ['apiVersionMinor', { apiVersionMinor: 1 }],
  ['allowedPaymentMethods', { allowedPaymentMethods: [] }],
  ['allowedPaymentMethods[0].type', payBy({ type: 'PIX' })],
  ['allowedPaymentMethods[0].parameters', payBy({ parameters: undefined })],
  ['allowedPaymentMethods[0].parameters.allowedAuthMethods', card({ allowedAuthMethods: ['PIN'] })],
  ['allowedPaymentMethods[0].parameters.allowedCardNetworks', card({ allowedCardNetworks: ['visa'] })],
  ['allowedPaymentMethods[0].parameters.billingAddressParameters', card({ billingAddressRequired: false })],
  [
    'allowedPaymentMethods[0].tokenizationSpecification.type',
    payBy({ tokenizationSpecification: undefined }),
  ],
  [
    'allowedPaymentMethods[0].tokenizationSpecification.parameters',
    payBy({ tokenizationSpecification: { type: 'DIRECT', parameters: { gateway: 'sandbox' } } }),
  ],
  ['merchantInfo', { merchantInfo: undefined }],
  ['transactionInfo', { transactionInfo: undefined }],
  ['transactionInfo', { recurringTransactionInfo: {} }],
  ['transactionInfo.currencyCode', transaction({ currencyCode: 'R$' })],
  ['transactionInfo.countryCode', transaction({ countryCode: 'Brasil' })],
  ['transactionInfo.totalPriceStatus', transaction({ totalPriceStatus: 'DONE' })],
  ['transactionInfo.totalPrice', transaction({ totalPrice: undefined })],
  ['transactionInfo.totalPrice', transaction({ totalPrice: 10 })],
  ['transactionInfo.totalPrice', transaction({ totalPrice: '10.5' })],
  ['transactionInfo.totalPrice', transaction({ totalPrice: '10,50' })],
  ['transactionInfo.totalPrice', transaction({ totalPrice: '-10.50' })],
  ['transactionInfo.checkoutOption', transaction({ checkoutOption: 'LATER' })],
  ['transactionInfo.checkoutOption', transaction({ checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE' })],
  ['transactionInfo.displayItems', transaction({ displayItems: {} })],
  ['transactionInfo.displayItems[0].label', item({ label: '' })],
  ['transactionInfo.displayItems[0].type', item({ type: 'SHIPPING' })],
  ['transactionInfo.displayItems[0].price', item({ price: '1.005' })],
  ['transactionInfo.displayItems[0].status', item({ status: 'LATER' })],
  ['shippingOptionRequired', { shippingAddressRequired: false }],
  ['shippingOptionParameters', { ...options(A), shippingOptionRequired: false }],
  ['shippingOptionParameters', { callbackIntents: ['SHIPPING_ADDRESS', 'PAYMENT_AUTHORIZATION'] }],
  ['shippingOptionParameters.shippingOptions', options()],
  ['shippingOptionParameters.shippingOptions', options(A, A)],
  [
    'shippingOptionParameters.defaultSelectedOptionId',
    { shippingOptionParameters: { shippingOptions: [A], defaultSelectedOptionId: 'b' } },
  ],
  ['shippingOptionParameters.shippingOptions[0].id', options({ label: 'A' })],
  ['shippingOptionParameters.shippingOptions[0].label', options({ id: 'a' })],
  ['shippingOptionParameters.shippingOptions[0].description', options({ ...A, description: 5 })],
  ['shippingOptionParameters.shippingOptions[0].*', options({ ...A, price: '10.00' })],
  [
    'shippingAddressParameters.allowedCountryCodes',
    { shippingAddressParameters: { allowedCountryCodes: [] } },
  ],
  ['callbackIntents', { callbackIntents: ['SHIPPING'] }],
  [
    'callbackIntents',
    { shippingOptionRequired: false, callbackIntents: ['SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'] },
  ],
  [
    'callbackIntents',
    {
      shippingAddressRequired: false,
      shippingOptionRequired: false,
      callbackIntents: ['SHIPPING_ADDRESS'],
    },
  ],
];

for (const [field, patch] of BROKEN)
  test(`rejects a request with a wrong ${field}: ${JSON.stringify(patch)}`, () => {
    assert.is(check({ ...request, ...patch })?.split(' ')[0], field);
  });

test('rejects a request that is not an object', () => {
  assert.match(check(undefined) ?? '', /^request /);
});

for (const patch of [
  {},
  ...['0', '10', '10.45', '0.00'].map(totalPrice => transaction({ totalPrice })),
  item({ type: 'DISCOUNT', price: '-5.00' }),
  transaction({ totalPrice: undefined, totalPriceStatus: 'NOT_CURRENTLY_KNOWN' }),
  { merchantInfo: { merchantName: 'Loja' } },
])
  test(`accepts a request with ${JSON.stringify(patch)}`, () => {
    assert.is(check({ ...request, ...patch }), undefined);
  });

test('requires the callbacks of the intents in the client options', () => {
  const { onPaymentDataChanged, onPaymentAuthorized } = acceptingCallbacks;
  const faultOf = (callbacks: Callbacks) => check(request, callbacks) ?? '';
  assert.match(faultOf({ onPaymentAuthorized }), /^paymentDataCallbacks.onPaymentDataChanged/);
  assert.match(faultOf({ onPaymentDataChanged }), /^paymentDataCallbacks.onPaymentAuthorized/);
});

test('requires the intents of the callbacks in the request', () => {
  const bare = createRequest({ shippingOptionRequired: false, callbackIntents: undefined });
  assert.is(check(bare, {}), undefined);
  for (const name of ['onPaymentDataChanged', 'onPaymentAuthorized'] as const)
    assert.match(check(bare, { [name]: acceptingCallbacks[name] }) ?? '', /^callbackIntents/);
});

test('requires a merchant id in production', () => {
  const anonymous = { ...request, merchantInfo: { merchantName: 'Loja' } };
  assert.match(check(anonymous, acceptingCallbacks, 'PRODUCTION') ?? '', /^merchantInfo.merchantId/);
});

test('requires no tokenization for isReadyToPay', () => {
  const ready = { apiVersion: 2, apiVersionMinor: 0, allowedPaymentMethods: [] };
  const methods = [{ type: 'CARD' as const, parameters: method?.parameters as never }];
  assert.is(findReadyFault({ ...ready, allowedPaymentMethods: methods }), undefined);
  assert.match(findReadyFault(ready) ?? '', /^allowedPayment/);
});

const total = { ...request.transactionInfo, totalPrice: '10.00' };
const info = (patch: object) => ({ newTransactionInfo: { ...total, ...patch } as TransactionInfo });
const list = (patch: object) => ({
  newShippingOptionParameters: { shippingOptions: [A], ...patch },
});
const error = { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message: '' };

const BROKEN_ANSWERS: [field: string, answer: unknown][] = [
  ['answer', undefined],
  ['answer', null],
  ['newTransactionInfo', { newTransactionInfo: 'free' }],
  ['newTransactionInfo.currencyCode', info({ currencyCode: 'USD' })],
  ['newTransactionInfo.currencyCode', info({ currencyCode: undefined })],
  ['newTransactionInfo.countryCode', info({ countryCode: 'US' })],
  ['newTransactionInfo.totalPriceLabel', info({ totalPriceLabel: 'Soma' })],
  ['newTransactionInfo.transactionId', info({ transactionId: '1' })],
  ['newTransactionInfo.checkoutOption', info({ checkoutOption: 'DEFAULT' })],
  ['newTransactionInfo.totalPrice', info({ totalPrice: '10.0' })],
  ['newTransactionInfo.totalPriceStatus', info({ totalPriceStatus: undefined })],
  [
    'newTransactionInfo.displayItems[0].price',
    info({ displayItems: [{ label: 'Frete', type: 'LINE_ITEM', price: 'R$ 1' }] }),
  ],
  ['newShippingOptionParameters.shippingOptions', list({ shippingOptions: [] })],
  [
    'newShippingOptionParameters.shippingOptions[0].*',
    list({ shippingOptions: [{ ...A, amount: '10.00' }] }),
  ],
  ['newShippingOptionParameters.defaultSelectedOptionId', list({ defaultSelectedOptionId: 'pac' })],
  ['error.*', { error: 'no' }],
  ['error.reason', { error: { ...error, reason: 'NO_REASON' } }],
  ['error.intent', { error: { ...error, intent: 'OFFER' } }],
  ['error.message', { error: { ...error, message: undefined } }],
];

for (const [field, answer] of BROKEN_ANSWERS)
  test(`rejects a response with a wrong ${field}: ${JSON.stringify(answer)}`, () => {
    assert.is(findUpdateFault(answer as Update, request)?.split(' ')[0], field);
  });

for (const answer of [
  {},
  info({}),
  info({ countryCode: undefined, totalPriceLabel: undefined, totalPrice: '1' }),
  list({ defaultSelectedOptionId: 'a' }),
  { error },
])
  test(`accepts the response ${JSON.stringify(answer)}`, () => {
    assert.is(findUpdateFault(answer as Update, request), undefined);
  });

test('rejects shipping options that the request does not require', () => {
  const plain = createRequest({ shippingOptionRequired: false });
  assert.match(findUpdateFault(list({}), plain) ?? '', /^newShippingOptionParameters needs/);
});

const AUTHORIZATIONS: [fault: string | undefined, answer: unknown][] = [
  [undefined, { transactionState: 'SUCCESS' }],
  [undefined, { transactionState: 'ERROR', error }],
  ['answer', undefined],
  ['transactionState', {}],
  ['transactionState', { transactionState: 'OK' }],
  ['error.intent', { transactionState: 'ERROR', error: { ...error, intent: 'PAYMENT_METHOD' } }],
];

for (const [fault, answer] of AUTHORIZATIONS)
  test(`${fault ? 'rejects' : 'accepts'} the authorization ${JSON.stringify(answer)}`, () => {
    assert.is(findAuthorizationFault(answer as Authorization, request)?.split(' ')[0], fault);
  });

test.run();
