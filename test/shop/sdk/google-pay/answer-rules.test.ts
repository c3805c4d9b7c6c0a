import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findAuthorizationFault, findUpdateFault } from './answer-rules';
import { createRequest } from './sample-request';
import type { Authorization, Update } from './types';

const request = createRequest();
const total = { ...request.transactionInfo, totalPrice: '10.00' };
const options = [{ id: 'sedex', label: 'SEDEX', description: 'R$ 10,00' }];
const error = { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message: '' };

const BROKEN: [field: string, answer: unknown][] = [
  ['answer', undefined],
  ['answer', null],
  ['newTransactionInfo', { newTransactionInfo: 'free' }],
  ['newTransactionInfo.currencyCode', { newTransactionInfo: { ...total, currencyCode: 'USD' } }],
  [
    'newTransactionInfo.currencyCode',
    { newTransactionInfo: { totalPrice: '1.00', totalPriceStatus: 'FINAL' } },
  ],
  ['newTransactionInfo.countryCode', { newTransactionInfo: { ...total, countryCode: 'US' } }],
  ['newTransactionInfo.totalPriceLabel', { newTransactionInfo: { ...total, totalPriceLabel: 'Soma' } }],
  ['newTransactionInfo.transactionId', { newTransactionInfo: { ...total, transactionId: '1' } }],
  ['newTransactionInfo.checkoutOption', { newTransactionInfo: { ...total, checkoutOption: 'DEFAULT' } }],
  ['newTransactionInfo.totalPrice', { newTransactionInfo: { ...total, totalPrice: '10.0' } }],
  ['newTransactionInfo.totalPriceStatus', { newTransactionInfo: { ...total, totalPriceStatus: undefined } }],
  [
    'newTransactionInfo.displayItems[0].price',
    {
      newTransactionInfo: { ...total, displayItems: [{ label: 'Frete', type: 'LINE_ITEM', price: 'R$ 1' }] },
    },
  ],
  ['newShippingOptionParameters.shippingOptions', { newShippingOptionParameters: { shippingOptions: [] } }],
  [
    'newShippingOptionParameters.shippingOptions[0].*',
    { newShippingOptionParameters: { shippingOptions: [{ ...options[0], amount: '10.00' }] } },
  ],
  [
    'newShippingOptionParameters.defaultSelectedOptionId',
    { newShippingOptionParameters: { shippingOptions: options, defaultSelectedOptionId: 'pac' } },
  ],
  ['error.*', { error: 'no' }],
  ['error.reason', { error: { ...error, reason: 'NO_REASON' } }],
  ['error.intent', { error: { ...error, intent: 'OFFER' } }],
  ['error.message', { error: { ...error, message: undefined } }],
];

for (const [field, answer] of BROKEN)
  test(`rejects an answer with a wrong ${field}: ${JSON.stringify(answer)}`, () => {
    assert.is(findUpdateFault(answer as Update, request)?.split(' ')[0], field);
  });

const SOUND: [what: string, answer: unknown][] = [
  ['nothing new', {}],
  ['a new total', { newTransactionInfo: total }],
  [
    'a total without the members that stay',
    { newTransactionInfo: { currencyCode: 'BRL', totalPrice: '1', totalPriceStatus: 'FINAL' } },
  ],
  [
    'a new list of options',
    { newShippingOptionParameters: { shippingOptions: options, defaultSelectedOptionId: 'sedex' } },
  ],
  ['an error', { error }],
];

for (const [what, answer] of SOUND)
  test(`accepts an answer with ${what}`, () => {
    assert.is(findUpdateFault(answer as Update, request), undefined);
  });

test('rejects shipping options that the request does not ask for', () => {
  const plain = createRequest({ shippingOptionRequired: false });
  const answer = { newShippingOptionParameters: { shippingOptions: options } };
  assert.match(findUpdateFault(answer, plain) ?? '', /^newShippingOptionParameters needs/);
});

test('takes success and errors as the outcome of an authorization', () => {
  assert.is(findAuthorizationFault({ transactionState: 'SUCCESS' }, request), undefined);
  assert.is(
    findAuthorizationFault({ transactionState: 'ERROR', error } as Authorization, request),
    undefined,
  );
});

const BROKEN_AUTHORIZATIONS: [field: string, answer: unknown][] = [
  ['answer', undefined],
  ['transactionState', {}],
  ['transactionState', { transactionState: 'OK' }],
  ['error.intent', { transactionState: 'ERROR', error: { ...error, intent: 'PAYMENT_METHOD' } }],
];

for (const [field, answer] of BROKEN_AUTHORIZATIONS)
  test(`rejects an authorization with a wrong ${field}: ${JSON.stringify(answer)}`, () => {
    assert.is(findAuthorizationFault(answer as Authorization, request)?.split(' ')[0], field);
  });

test.run();
