import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ApplePayError } from './dictionaries';
import { checkRequest, checkUpdate, readUpdate } from './request-rules';

const TOTAL = { label: 'Loja Exemplo', amount: '10.00' };
const REQUEST = {
  countryCode: 'BR',
  currencyCode: 'BRL',
  supportedNetworks: ['visa'],
  merchantCapabilities: ['supports3DS'],
  total: TOTAL,
};

/** A member of the request, its value, WebKit's message, and the version of the session. */
type Row = [member: string, value: unknown, message: string, version?: number];

const ACCEPTED = '';
const WRONG_TYPE = 'Type error';
const NO_LIST = 'Value is not a sequence';

/** Rows with the same message, or with messages that name the value. */
const rows = (member: string, message: string | ((value: unknown) => string), ...values: unknown[]) =>
  values.map((value): Row => [member, value, typeof message === 'string' ? message : message(value)]);

const invalid = (what: string) => (value: unknown) => `"${value}" is not a valid ${what}.`;
const invalidIn = (what: string) => (list: unknown) =>
  invalid(what)((list as unknown[]).find(value => !['visa', 'BR'].includes(value as string)));
const noAmount = invalid('amount');
const missing = (member: string, type = 'DOMString', dictionary = 'PaymentRequest') =>
  `Member ApplePay${dictionary}.${member} is required and must be an instance of ${type}`;

const total = (patch: object) => ({ ...TOTAL, ...patch });
const totals = (message: string | ((amount: unknown) => string), ...amounts: unknown[]) =>
  rows(
    'total',
    value => (typeof message === 'string' ? message : message((value as typeof TOTAL).amount)),
    ...amounts.map(amount => total({ amount })),
  );
const METHOD = { label: 'PAC', detail: '', amount: '1.00', identifier: 'pac' };
const method = (patch: object, message: string): Row => [
  'shippingMethods',
  [{ ...METHOD, ...patch }],
  message,
];

const LISTS =
  'lineItems merchantCapabilities multiTokenContexts requiredBillingContactFields requiredShippingContactFields shippingMethods supportedCountries supportedNetworks';
const CONTACT_FIELDS = ['requiredBillingContactFields', 'requiredShippingContactFields'];

const ROWS: Row[] = [
  ...rows('countryCode', invalid('country code'), 'Brasil', '', null, 7, 'br', 'QX', 'UK', 'EU', 'ZZ', 'EA'),
  ...rows('countryCode', ACCEPTED, 'HK'),
  ...rows('countryCode', missing('countryCode'), undefined),
  ...rows('currencyCode', invalid('currency code'), 'R$', '', null, 986, 'brl'),
  ...rows('currencyCode', missing('currencyCode'), undefined),
  ...rows('supportedNetworks', missing('supportedNetworks', 'sequence'), undefined),
  ...rows('supportedNetworks', 'Missing supported networks.', []),
  ...rows(
    'supportedNetworks',
    invalidIn('payment network'),
    ['visa', 'shopPay'],
    [''],
    [null],
    ['bankAxept'],
  ),
  ...rows('supportedNetworks', ACCEPTED, ['visa', 'visa'], ['VISA', 'mastercard', 'CartesBancaires']),
  ...rows('supportedNetworks', ACCEPTED, new Set(['visa'])),
  ['supportedNetworks', ['jcb'], '"jcb" is not a valid payment network.', 1],
  ['supportedNetworks', ['JCB'], ACCEPTED, 2],
  ['supportedNetworks', ['carteBancaire'], '"carteBancaire" is not a valid payment network.', 2],
  ['supportedNetworks', ['elo', 'mir', 'girocard', 'dankort', 'bancontact'], ACCEPTED, 3],
  ...rows('merchantCapabilities', missing('merchantCapabilities', 'sequence'), undefined),
  ...rows('merchantCapabilities', 'Missing merchant capabilities.', []),
  ...rows('merchantCapabilities', WRONG_TYPE, ['supportsAll', 'supports3DS'], [null]),
  ...rows('merchantCapabilities', ACCEPTED, ['supports3DS', 'supports3DS']),
  ...rows('supportedCountries', ACCEPTED, undefined, [], ['BR', 'BR']),
  ...rows('supportedCountries', invalidIn('country code'), ['BR', 'Peru'], ['BR', 7], ['BR', null]),
  ['supportedCountries', ['Peru'], ACCEPTED, 2],
  ...rows('total', missing('total', 'ApplePayLineItem'), undefined),
  ...rows('total', WRONG_TYPE, '', 7, total({ type: 'invalid' }), total({ type: null })),
  ...rows('total', noAmount(''), null, [], {}, { label: 'Loja' }, { label: 'Loja', type: 'pending' }),
  ...rows('total', 'Missing total label.', total({ label: '' })),
  ...rows('total', ACCEPTED, total({ type: 'pending' })),
  ...totals(noAmount, '', 'grátis', '1,00', '1.', '.5', '1.000', ' 1', '+1', null),
  ...totals(ACCEPTED, 10, '10.5', '0', '100000000.00'),
  ...totals('Total amount must not be negative.', '-1', '-10.00'),
  ...totals('Total amount is too big.', '100000000.01'),
  ...rows('lineItems', WRONG_TYPE, [''], [{ label: 'Frete', amount: '1', type: 'free' }]),
  ...rows('lineItems', noAmount(''), [null], [undefined], [{}]),
  ...rows('lineItems', noAmount('grátis'), [{ label: 'Frete', amount: 'grátis' }]),
  ...rows('lineItems', ACCEPTED, undefined, [], [{ label: 'Tributos', type: 'pending' }]),
  ...rows('lineItems', ACCEPTED, [{ label: 'Desconto', amount: '-5.00' }]),
  ...rows('shippingMethods', ACCEPTED, undefined, [], [{ ...METHOD, detail: null, label: '' }, METHOD]),
  ...['amount', 'detail', 'identifier', 'label'].map(name =>
    method({ [name]: undefined }, missing(name, 'DOMString', 'ShippingMethod')),
  ),
  method({ amount: undefined, detail: undefined }, missing('amount', 'DOMString', 'ShippingMethod')),
  method({ amount: '' }, noAmount('')),
  method({ amount: '-1' }, 'Shipping method amount must be greater than or equal to zero.'),
  method({ amount: '0.00' }, ACCEPTED),
  ...rows('shippingType', ACCEPTED, 'shipping', 'delivery', 'storePickup', 'servicePickup', undefined),
  ...rows('shippingType', WRONG_TYPE, '', 'drone', null, 7, {}),
  ...rows('applicationData', ACCEPTED, '', 'x', 7, null, {}, undefined),
  ...rows('shippingContactEditingMode', ACCEPTED, 'storePickup'),
  ...rows('shippingContactEditingMode', WRONG_TYPE, 'never'),
  ...rows('supportsCouponCode', ACCEPTED, 'no'),
  ...rows('applePayLaterAvailability', WRONG_TYPE, 'later'),
  ...LISTS.split(' ').flatMap(member => [
    ...rows(member, NO_LIST, '', 'visa', null, 7),
    ...rows(member, WRONG_TYPE, {}, { length: 0, [Symbol.iterator]: undefined }),
  ]),
  ...CONTACT_FIELDS.flatMap((member): Row[] => [
    ...rows(member, ACCEPTED, undefined, [], ['email', 'name', 'phone', 'postalAddress', 'phoneticName']),
    ...rows(member, ACCEPTED, ['email', 'email']),
    ...rows(member, WRONG_TYPE, ['address'], [''], [null], [undefined], ['Email']),
    [member, ['phoneticName'], '"phoneticName" is not a valid contact field.', 2],
  ]),
  ...['billingContact', 'shippingContact'].flatMap(member => [
    ...rows(member, ACCEPTED, undefined, null, {}, { subLocality: '', locality: null }),
    ...rows(member, WRONG_TYPE, '', 'Ana', 7),
    ...rows(member, NO_LIST, { addressLines: null }, { addressLines: 'Rua das Amostras, 100' }),
  ]),
  [
    'multiTokenContexts',
    [{ merchantIdentifier: 'm', externalIdentifier: 'e', merchantName: 'Loja', amount: 'all' }],
    noAmount('all'),
  ],
];

const AGREEMENT = { paymentDescription: 'Café', managementURL: 'https://shop.example/account' };
const item = (paymentTiming: string) => (patch: object) => ({
  label: 'Café',
  amount: '10.00',
  paymentTiming,
  automaticReloadPaymentThresholdAmount: '5.00',
  ...patch,
});
const [recurring, deferred, reload] = [item('recurring'), item('deferred'), item('automaticReload')];
const later =
  (member: string, billings: object) =>
  (message: string, ...patches: object[]) =>
    rows(member, message, ...patches.map(patch => ({ ...AGREEMENT, ...billings, ...patch })));
const plan = later('recurringPaymentRequest', { regularBilling: recurring({}) });
const regular = (message: string, ...patches: object[]) =>
  plan(message, ...patches.map(patch => ({ regularBilling: recurring(patch) })));
const preOrder = later('deferredPaymentRequest', { deferredBilling: deferred({}) });
const account = later('automaticReloadPaymentRequest', { automaticReloadBilling: reload({}) });
const wrongTiming = (name: string, timing: string) => `'${name}' must be ${timing} line item.`;
const noUrl = invalid('URL');
const [DATE, ZONE] = ['freeCancellationDate', 'freeCancellationDateTimeZone'];

const LATER_ROWS: Row[] = [
  ['recurringPaymentRequest', null, missing('managementURL', 'DOMString', 'RecurringPaymentRequest')],
  ['recurringPaymentRequest', 'monthly', WRONG_TYPE],
  ...plan(missing('paymentDescription', 'DOMString', 'RecurringPaymentRequest'), {
    paymentDescription: undefined,
  }),
  ...plan(missing('regularBilling', 'ApplePayLineItem', 'RecurringPaymentRequest'), {
    regularBilling: undefined,
  }),
  ...plan(wrongTiming('regularBilling', "a 'recurring'"), { regularBilling: null }),
  ...plan(wrongTiming('regularBilling', "a 'recurring'"), { regularBilling: deferred({}) }),
  ...regular(WRONG_TYPE, { paymentTiming: 'weekly' }, { recurringPaymentIntervalUnit: 'week' }),
  ...regular("Missing label for 'regularBilling'.", { label: undefined }, { label: '' }),
  ...regular(noAmount('NaN'), { amount: 'NaN' }),
  ...regular(ACCEPTED, { amount: undefined, type: 'pending' }),
  ...regular(ACCEPTED, { recurringPaymentIntervalUnit: 'month', recurringPaymentIntervalCount: 2 }),
  ...plan(ACCEPTED, { trialBilling: undefined }, { trialBilling: recurring({ amount: '0.00' }) }),
  ...plan(
    wrongTiming('trialBilling', "a 'recurring'"),
    { trialBilling: null },
    { trialBilling: deferred({}) },
  ),
  ...plan("Missing label for 'trialBilling'.", { trialBilling: recurring({ label: undefined }) }),
  ...plan(noAmount(''), { trialBilling: recurring({ amount: '' }) }),
  ...plan(WRONG_TYPE, { trialBilling: 'free' }),
  ...plan(noUrl('/account'), { managementURL: '/account' }),
  ...plan(noUrl(''), { managementURL: '' }, { tokenNotificationURL: '' }),
  ...plan(noUrl('tokens'), { tokenNotificationURL: 'tokens' }),
  ...plan(noUrl(null), { tokenNotificationURL: null }),
  ...plan(ACCEPTED, { tokenNotificationURL: undefined, billingAgreement: null }),
  ...plan(ACCEPTED, { tokenNotificationURL: 'https://shop.example/tokens' }),
  ...preOrder(ACCEPTED, {}, { [DATE]: new Date(0), [ZONE]: 'America/Sao_Paulo' }),
  ...preOrder(wrongTiming('deferredBilling', "a 'deferred'"), { deferredBilling: recurring({}) }),
  ...preOrder("Missing 'paymentDescription'.", { paymentDescription: '' }),
  ...preOrder(`Missing '${ZONE}' when '${DATE}' is set.`, { [DATE]: new Date(0) }),
  ...preOrder(`Unexpected '${ZONE}' when '${DATE}' is not set.`, { [ZONE]: 'America/Sao_Paulo' }),
  ...preOrder('"Mars/Olympus" is not a valid time zone.', { [DATE]: new Date(0), [ZONE]: 'Mars/Olympus' }),
  ...account(ACCEPTED, {}),
  ...account(wrongTiming('automaticReloadBilling', "an 'automaticReload'"), {
    automaticReloadBilling: recurring({}),
  }),
  ...account('"low" is not a valid automaticReloadPaymentThresholdAmount.', {
    automaticReloadBilling: reload({ automaticReloadPaymentThresholdAmount: 'low' }),
  }),
  ...account(missing('automaticReloadBilling', 'ApplePayLineItem', 'AutomaticReloadPaymentRequest'), {
    automaticReloadBilling: undefined,
  }),
];

/** Returns the message of the TypeError, or nothing. */
function messageOf(...args: Parameters<typeof checkRequest>): string {
  try {
    checkRequest(...args);
    return ACCEPTED;
  } catch (error) {
    assert.instance(error, TypeError);
    return (error as Error).message;
  }
}

const print = (value: unknown) =>
  JSON.stringify(value, (_, part) => (part === undefined ? 'undefined' : part)) ?? typeof value;

for (const [member, value, message, version = 14] of [...ROWS, ...LATER_ROWS])
  test(`version ${version} ${message ? 'rejects' : 'accepts'} ${member} ${print(value)}`, () => {
    assert.is(messageOf({ ...REQUEST, [member]: value }, {}, version), message);
  });

test('names the first missing member of an empty request', () => {
  for (const request of [{}, undefined, null])
    assert.match(messageOf(request, {}), /^Member ApplePayPaymentRequest\.countryCode is required/);
});

test('propagates an error of a member’s toString', () => {
  const applicationData = {
    toString() {
      throw new RangeError('of the page');
    },
  };
  assert.throws(() => checkRequest({ ...REQUEST, applicationData }, {}), /^of the page$/);
});

test('keeps a copy without unknown members and functions', () => {
  const kept = checkRequest({ ...REQUEST, merchantName: 'Loja', onClick: () => {} }, {});
  assert.equal(kept, REQUEST);
  assert.is.not(kept.total, REQUEST.total);
});

test('rejects a total of zero before version 4, and in browsers that do so later', () => {
  const free = { ...REQUEST, total: total({ amount: '0' }) };
  assert.is(messageOf(free, { version: 4 }), ACCEPTED);
  for (const engine of [{ version: 3 }, { refusesZero: true }])
    assert.is(messageOf(free, engine), 'Total amount must be greater than zero.');
});

for (const [network, since] of Object.entries({
  jcb: 2,
  vPay: 4,
  elo: 5,
  mir: 11,
  dankort: 13,
  bancomat: 14,
  bankAxept: 15,
}))
  test(`accepts ${network} from version ${since} on`, () => {
    const request = { ...REQUEST, supportedNetworks: [network] };
    assert.is(messageOf(request, { version: since }), ACCEPTED);
    assert.match(messageOf(request, { version: since - 1 }), /is not a valid payment network/);
  });

test('rejects a response without a total', () => {
  const answer = (given?: unknown) => checkUpdate(readUpdate(given, 'PaymentMethodSelected'), {});
  for (const nothing of [{}, undefined, null])
    assert.throws(() => answer(nothing), /ApplePayPaymentMethodUpdate\.newTotal is required/);
  assert.throws(() => answer('10.00'), /Type error/);
  assert.throws(() => answer({ newTotal: { label: '', amount: '1' } }), /total label/);
  answer({ newTotal: TOTAL });
});

test('creates errors with known codes and fields only', () => {
  assert.throws(() => new ApplePayError('fraud' as never), /Type error/);
  assert.throws(() => new ApplePayError('unknown', 'street' as never), /Type error/);
  const error = new ApplePayError('shippingContactInvalid', 'postalCode', 'CEP');
  assert.equal({ ...error }, { code: 'shippingContactInvalid', contactField: 'postalCode', message: 'CEP' });
  assert.is(new ApplePayError('unknown').message, '');
});

test.run();
