import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ApplePayError } from './apple-pay-error';
import { checkRequest, checkUpdate, readUpdate } from './request-rules';
import type { LineItem, Recurring, Request } from './types';

const test = suite('apple pay rules');

const TOTAL = { label: 'Loja', amount: '10.00' };
const sound: Request = {
  countryCode: 'BR',
  currencyCode: 'BRL',
  supportedNetworks: ['visa'],
  merchantCapabilities: ['supports3DS'],
  total: TOTAL,
};
const recurring: Recurring = {
  paymentDescription: 'Café',
  managementURL: 'https://shop.example/account',
  regularBilling: { label: 'Café', amount: '10.00', paymentTiming: 'recurring' },
};
const billing = (patch: Partial<LineItem>) => ({
  recurringPaymentRequest: { ...recurring, regularBilling: { ...recurring.regularBilling, ...patch } },
});
const total = (patch: Partial<LineItem>) => ({ total: { ...TOTAL, ...patch } });
const method = (patch: object) => ({
  shippingMethods: [{ label: 'PAC', detail: '', amount: '1.00', identifier: 'pac', ...patch }],
});

const BROKEN: [message: string, patch: object][] = [
  [
    'Member ApplePayPaymentRequest.countryCode is required and must be an instance of DOMString',
    { countryCode: undefined },
  ],
  [
    'Member ApplePayPaymentRequest.total is required and must be an instance of ApplePayLineItem',
    { total: undefined },
  ],
  ['Value is not a sequence', { supportedCountries: null }],
  ['Type error', { shippingType: null }],
  ['"Brasil" is not a valid country code.', { countryCode: 'Brasil' }],
  ['"QX" is not a valid country code.', { countryCode: 'QX' }],
  ['"R$" is not a valid currency code.', { currencyCode: 'R$' }],
  ['Missing supported networks.', { supportedNetworks: [] }],
  ['"shopPay" is not a valid payment network.', { supportedNetworks: ['visa', 'shopPay'] }],
  ['Missing merchant capabilities.', { merchantCapabilities: [] }],
  ['Type error', { merchantCapabilities: ['supportsAll'] }],
  ['Type error', { shippingType: 'drone' }],
  ['Type error', { requiredShippingContactFields: ['address'] }],
  ['Type error', { requiredBillingContactFields: [false] }],
  ['Missing total label.', total({ label: '' })],
  ['"" is not a valid amount.', total({ amount: '' })],
  ['"1,00" is not a valid amount.', total({ amount: '1,00' })],
  ['"1.000" is not a valid amount.', total({ amount: '1.000' })],
  ['Total amount must not be negative.', total({ amount: '-1' })],
  ['Total amount is too big.', total({ amount: '100000000.01' })],
  ['"free" is not a valid amount.', { lineItems: [{ label: 'Frete', amount: 'free' }] }],
  ['Shipping method amount must be greater than or equal to zero.', method({ amount: '-1' })],
  ['"" is not a valid amount.', method({ amount: '' })],
  [
    'Member ApplePayShippingMethod.detail is required and must be an instance of DOMString',
    method({ detail: undefined }),
  ],
  ["'regularBilling' must be a 'recurring' line item.", billing({ paymentTiming: 'immediate' })],
  ["Missing label for 'regularBilling'.", billing({ label: '' })],
  ['"NaN" is not a valid amount.', billing({ amount: 'NaN' })],
  ['Type error', billing({ recurringPaymentIntervalUnit: 'week' as never })],
  [
    '"/account" is not a valid URL.',
    { recurringPaymentRequest: { ...recurring, managementURL: '/account' } },
  ],
];

for (const [message, patch] of BROKEN)
  test(`refuses a request with ${JSON.stringify(patch)}`, () => {
    const refused = [] as Error[];
    try {
      checkRequest({ ...sound, ...patch } as Request, {});
    } catch (error) {
      refused.push(error as Error);
    }
    assert.equal(
      refused.map(error => [error.name, error.message]),
      [['TypeError', message]],
    );
  });

for (const patch of [
  {},
  total({ amount: '0' }),
  total({ type: 'pending' }),
  { lineItems: [{ label: 'Desconto', amount: '-5.00' }] },
  { lineItems: [{ label: 'Tributos', type: 'pending', amount: '' }] },
  method({ amount: '0.00' }),
  billing({ recurringPaymentIntervalUnit: 'month', recurringPaymentIntervalCount: 2 }),
  { merchantId: 'unknown members count for nothing' },
])
  test(`takes a request with ${JSON.stringify(patch)}`, () => {
    checkRequest({ ...sound, ...patch } as Request, {});
  });

test('refuses a total of nothing where WebKit did once', () => {
  const free = { ...sound, ...total({ amount: '0.00' }) } as Request;
  assert.throws(
    () => checkRequest(free, { refusesZero: true }),
    /^Total amount must be greater than zero\.$/,
  );
});

test('refuses an answer without a total, and none at all', () => {
  const answer = (given?: unknown) => checkUpdate(readUpdate(given, 'PaymentMethodSelected'), {});
  for (const nothing of [{}, undefined, null])
    assert.throws(() => answer(nothing), /ApplePayPaymentMethodUpdate\.newTotal is required/);
  assert.throws(() => answer('10.00'), /Type error/);
  assert.throws(() => answer({ newTotal: { label: '', amount: '1' } }), /total label/);
  answer({ newTotal: TOTAL });
});

test('makes errors of known codes and fields only', () => {
  assert.throws(() => new ApplePayError('fraud' as never), /Type error/);
  assert.throws(() => new ApplePayError('unknown', 'street' as never), /Type error/);
  const error = new ApplePayError('shippingContactInvalid', 'postalCode', 'CEP');
  assert.equal({ ...error }, { code: 'shippingContactInvalid', contactField: 'postalCode', message: 'CEP' });
  assert.is(new ApplePayError('unknown').message, '');
});

test.run();
