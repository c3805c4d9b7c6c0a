import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findReadyFault, findRequestFault } from './request-rules';
import { agreeing, createRequest } from './sample-request';
import type { Callbacks, PaymentDataRequest, TransactionInfo } from './types';

const check = (
  request: unknown,
  callbacks: Callbacks = agreeing,
  environment: 'TEST' | 'PRODUCTION' = 'TEST',
) => findRequestFault({ request: request as PaymentDataRequest, callbacks, environment });

const withTransaction = (patch: Record<string, unknown>) =>
  createRequest({ transactionInfo: { ...createRequest().transactionInfo, ...patch } as TransactionInfo });

const withItem = (patch: Record<string, unknown>) =>
  withTransaction({ displayItems: [{ label: 'Frete', type: 'LINE_ITEM', price: '10.00', ...patch }] });

const withOptions = (shippingOptionParameters: unknown) =>
  ({ ...createRequest(), shippingOptionParameters }) as PaymentDataRequest;

const withMethod = (patch: Record<string, unknown>) => ({
  ...createRequest(),
  allowedPaymentMethods: [{ ...createRequest().allowedPaymentMethods[0], ...patch }],
});

const BROKEN: [field: string, request: unknown][] = [
  ['request', undefined],
  ['apiVersion', createRequest({ apiVersion: 1 })],
  ['apiVersionMinor', createRequest({ apiVersionMinor: 1 })],
  ['allowedPaymentMethods', createRequest({ allowedPaymentMethods: [] })],
  ['allowedPaymentMethods[0].type', withMethod({ type: 'PIX' })],
  ['allowedPaymentMethods[0].parameters', withMethod({ parameters: undefined })],
  [
    'allowedPaymentMethods[0].parameters.allowedAuthMethods',
    withMethod({ parameters: { allowedAuthMethods: ['PIN'], allowedCardNetworks: ['VISA'] } }),
  ],
  [
    'allowedPaymentMethods[0].parameters.allowedCardNetworks',
    withMethod({ parameters: { allowedAuthMethods: ['PAN_ONLY'], allowedCardNetworks: ['visa'] } }),
  ],
  [
    'allowedPaymentMethods[0].parameters.billingAddressParameters',
    withMethod({
      parameters: {
        allowedAuthMethods: ['PAN_ONLY'],
        allowedCardNetworks: ['VISA'],
        billingAddressParameters: { format: 'FULL' },
      },
    }),
  ],
  [
    'allowedPaymentMethods[0].tokenizationSpecification.type',
    withMethod({ tokenizationSpecification: undefined }),
  ],
  [
    'allowedPaymentMethods[0].tokenizationSpecification.parameters',
    withMethod({ tokenizationSpecification: { type: 'DIRECT', parameters: { gateway: 'sandbox' } } }),
  ],
  ['merchantInfo', { ...createRequest(), merchantInfo: undefined }],
  ['transactionInfo', { ...createRequest(), transactionInfo: undefined }],
  ['transactionInfo', { ...createRequest(), recurringTransactionInfo: {} }],
  ['transactionInfo.currencyCode', withTransaction({ currencyCode: 'R$' })],
  ['transactionInfo.countryCode', withTransaction({ countryCode: 'Brasil' })],
  ['transactionInfo.totalPriceStatus', withTransaction({ totalPriceStatus: 'DONE' })],
  ['transactionInfo.totalPrice', withTransaction({ totalPrice: undefined })],
  ['transactionInfo.totalPrice', withTransaction({ totalPrice: 10 })],
  ['transactionInfo.totalPrice', withTransaction({ totalPrice: '10.5' })],
  ['transactionInfo.totalPrice', withTransaction({ totalPrice: '10,50' })],
  ['transactionInfo.totalPrice', withTransaction({ totalPrice: '-10.50' })],
  ['transactionInfo.checkoutOption', withTransaction({ checkoutOption: 'LATER' })],
  ['transactionInfo.checkoutOption', withTransaction({ checkoutOption: 'COMPLETE_IMMEDIATE_PURCHASE' })],
  ['transactionInfo.displayItems', withTransaction({ displayItems: {} })],
  ['transactionInfo.displayItems[0].label', withItem({ label: '' })],
  ['transactionInfo.displayItems[0].type', withItem({ type: 'SHIPPING' })],
  ['transactionInfo.displayItems[0].price', withItem({ price: '1.005' })],
  ['transactionInfo.displayItems[0].status', withItem({ status: 'LATER' })],
  ['shippingOptionRequired', createRequest({ shippingAddressRequired: false })],
  ['shippingOptionParameters', { ...withOptions({}), shippingOptionRequired: false }],
  [
    'shippingOptionParameters',
    createRequest({ callbackIntents: ['SHIPPING_ADDRESS', 'PAYMENT_AUTHORIZATION'] }),
  ],
  ['shippingOptionParameters.shippingOptions', withOptions({ shippingOptions: [] })],
  [
    'shippingOptionParameters.shippingOptions',
    withOptions({
      shippingOptions: [
        { id: 'a', label: 'A' },
        { id: 'a', label: 'B' },
      ],
    }),
  ],
  [
    'shippingOptionParameters.defaultSelectedOptionId',
    withOptions({ shippingOptions: [{ id: 'a', label: 'A' }], defaultSelectedOptionId: 'b' }),
  ],
  ['shippingOptionParameters.shippingOptions[0].id', withOptions({ shippingOptions: [{ label: 'A' }] })],
  ['shippingOptionParameters.shippingOptions[0].label', withOptions({ shippingOptions: [{ id: 'a' }] })],
  [
    'shippingOptionParameters.shippingOptions[0].description',
    withOptions({ shippingOptions: [{ id: 'a', label: 'A', description: 5 }] }),
  ],
  [
    'shippingOptionParameters.shippingOptions[0].*',
    withOptions({ shippingOptions: [{ id: 'a', label: 'A', price: '10.00' }] }),
  ],
  [
    'shippingAddressParameters.allowedCountryCodes',
    createRequest({ shippingAddressParameters: { allowedCountryCodes: [] } }),
  ],
  ['callbackIntents', { ...createRequest(), callbackIntents: ['SHIPPING'] }],
  [
    'callbackIntents',
    {
      ...createRequest(),
      shippingOptionRequired: false,
      callbackIntents: ['SHIPPING_OPTION', 'PAYMENT_AUTHORIZATION'],
    },
  ],
  [
    'callbackIntents',
    {
      ...createRequest(),
      shippingAddressRequired: false,
      shippingOptionRequired: false,
      callbackIntents: ['SHIPPING_ADDRESS'],
    },
  ],
];

for (const [row, [field, request]] of BROKEN.entries())
  test(`rejects a request with a wrong ${field} (row ${row})`, () => {
    assert.is(check(request)?.split(' ')[0], field);
  });

test('accepts a request as a shop that ships goods makes it', () => {
  assert.is(check(createRequest()), undefined);
});

for (const price of ['0', '10', '10.45', '0.00'])
  test(`accepts the total ${price}`, () => {
    assert.is(check(withTransaction({ totalPrice: price })), undefined);
  });

test('accepts a minus sign in an item, where discounts stand', () => {
  assert.is(check(withItem({ type: 'DISCOUNT', price: '-5.00' })), undefined);
});

test('accepts no total where it is not known yet', () => {
  assert.is(
    check(withTransaction({ totalPrice: undefined, totalPriceStatus: 'NOT_CURRENTLY_KNOWN' })),
    undefined,
  );
});

test('wants the callbacks of the intents in the client options', () => {
  const { onPaymentDataChanged, onPaymentAuthorized } = agreeing;
  assert.match(
    check(createRequest(), { onPaymentAuthorized }) ?? '',
    /^paymentDataCallbacks.onPaymentDataChanged/,
  );
  assert.match(
    check(createRequest(), { onPaymentDataChanged }) ?? '',
    /^paymentDataCallbacks.onPaymentAuthorized/,
  );
});

test('wants the intents of the callbacks in the request', () => {
  const bare = createRequest({ shippingOptionRequired: false, callbackIntents: undefined });
  assert.is(check(bare, {}), undefined);
  assert.match(
    check(bare, { onPaymentDataChanged: agreeing.onPaymentDataChanged }) ?? '',
    /^callbackIntents/,
  );
  assert.match(check(bare, { onPaymentAuthorized: agreeing.onPaymentAuthorized }) ?? '', /^callbackIntents/);
});

test('wants a merchant id in production only', () => {
  const request = createRequest({
    merchantInfo: { merchantName: 'Loja' } as PaymentDataRequest['merchantInfo'],
  });
  assert.is(check(request), undefined);
  assert.match(check(request, agreeing, 'PRODUCTION') ?? '', /^merchantInfo.merchantId/);
});

test('asks no tokenization of isReadyToPay', () => {
  const { apiVersion, apiVersionMinor, allowedPaymentMethods } = createRequest();
  const methods = allowedPaymentMethods.map(({ type, parameters }) => ({ type, parameters }));
  assert.is(findReadyFault({ apiVersion, apiVersionMinor, allowedPaymentMethods: methods }), undefined);
  assert.match(
    findReadyFault({ apiVersion, apiVersionMinor, allowedPaymentMethods: [] }) ?? '',
    /^allowedPayment/,
  );
});

test.run();
