import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Control } from './control';
import { createRequest } from './sample-request';
import { createSheet } from './sheet';
import { isPayable } from './sheet-state';
import type {
  Authorization,
  IntermediatePaymentData,
  PaymentData,
  PaymentDataRequest,
  Update,
} from './types';

const test = suite('sheet');
const OPTIONS = [
  { id: 'pac', label: 'PAC' },
  { id: 'sedex', label: 'SEDEX' },
];
const withOptions: Update = { newShippingOptionParameters: { shippingOptions: OPTIONS } };
const unserviceable: Update = {
  error: {
    reason: 'SHIPPING_ADDRESS_UNSERVICEABLE',
    intent: 'SHIPPING_ADDRESS',
    message: 'Não entregamos aí.',
  },
};

interface Script {
  changed?: (data: IntermediatePaymentData) => unknown;
  authorized?: (data: PaymentData) => unknown;
  request?: Partial<PaymentDataRequest>;
  control?: Control;
}

function openShop({ changed = () => withOptions, authorized, request, control }: Script = {}) {
  const heard: IntermediatePaymentData[] = [];
  const sheet = createSheet(
    createRequest(request),
    {
      onPaymentDataChanged: async data => {
        heard.push(data);
        return (await changed(data)) as Update;
      },
      onPaymentAuthorized: async data =>
        (authorized ? await authorized(data) : { transactionState: 'SUCCESS' }) as Authorization,
    },
    control,
  );
  const ended = sheet.outcome.catch(error => error);
  return { sheet, heard, ended, canPay: () => isPayable(sheet.state.value, sheet.request) };
}

const realError = console.error;
let complaints: string[] = [];
test.before.each(() => {
  complaints = [];
  console.error = text => complaints.push(text);
});
test.after(() => {
  console.error = realError;
});

test('tells the shop the address and that no option is selected when it opens', async () => {
  const { sheet, heard } = openShop();
  await sheet.open();
  assert.equal(heard, [
    {
      callbackTrigger: 'INITIALIZE',
      paymentMethodData: { type: 'CARD', info: { cardNetwork: 'VISA' } },
      shippingAddress: {
        administrativeArea: 'SP',
        countryCode: 'BR',
        postalCode: '01310-100',
        locality: 'São Paulo',
      },
      shippingOptionData: { id: 'shipping_option_unselected' },
    },
  ]);
});

test('selects the first option of a list, or the one that the list names', async () => {
  const { sheet } = openShop();
  await sheet.open();
  assert.is(sheet.state.value.optionId, 'pac');
  const named = { shippingOptions: OPTIONS, defaultSelectedOptionId: 'sedex' };
  const other = openShop({ changed: () => ({ newShippingOptionParameters: named }) });
  await other.sheet.open();
  assert.is(other.sheet.state.value.optionId, 'sedex');
});

test('sends INITIALIZE with the option of the request where it names some', async () => {
  const { sheet, heard } = openShop({ request: { shippingOptionParameters: { shippingOptions: OPTIONS } } });
  await sheet.open();
  assert.is(heard[0]?.shippingOptionData?.id, 'pac');
});

test('asks nothing when it opens for a request without a change intent', async () => {
  const { sheet, heard, canPay } = openShop({
    request: { callbackIntents: ['PAYMENT_AUTHORIZATION'], shippingOptionRequired: false },
  });
  await sheet.open();
  assert.is(heard.length, 0);
  assert.ok(canPay());
});

test('sends INITIALIZE again with the data of another account', async () => {
  const { sheet, heard } = openShop();
  await sheet.open();
  await sheet.switchAccount();
  assert.equal(
    heard.map(data => [data.callbackTrigger, data.shippingAddress?.countryCode, data.shippingOptionData?.id]),
    [
      ['INITIALIZE', 'BR', 'shipping_option_unselected'],
      ['INITIALIZE', 'US', 'shipping_option_unselected'],
    ],
  );
});

test('announces another address and another option', async () => {
  const { sheet, heard } = openShop();
  await sheet.open();
  await sheet.chooseAddress('mx');
  await sheet.chooseOption('sedex');
  assert.equal(
    heard
      .slice(1)
      .map(data => [data.callbackTrigger, data.shippingAddress?.locality, data.shippingOptionData?.id]),
    [
      ['SHIPPING_ADDRESS', 'Cancún', 'pac'],
      ['SHIPPING_OPTION', 'Cancún', 'sedex'],
    ],
  );
});

for (const [id, postalCode] of [
  ['gb', 'SW1'],
  ['ca', 'M5V'],
  ['us', '10001'],
  ['mx', '77500'],
  ['ae', ''],
])
  test(`shows the shop so much of the postal code before the payment: ${id} ${postalCode}`, async () => {
    const { sheet, heard } = openShop({ control: { autoAddress: id } });
    await sheet.open();
    assert.is(heard[0]?.shippingAddress?.postalCode, postalCode);
  });

test('takes over the total and the items of an answer', async () => {
  const displayItems = [{ label: 'Subtotal', type: 'SUBTOTAL' as const, price: '90.00' }];
  const newTransactionInfo = {
    currencyCode: 'BRL',
    totalPrice: '100.00',
    totalPriceStatus: 'FINAL',
    displayItems,
  };
  const { sheet } = openShop({ changed: () => ({ newTransactionInfo }) });
  await sheet.open();
  const { transaction } = sheet.state.value;
  assert.is(transaction.totalPrice, '100.00');
  assert.is(transaction.totalPriceLabel, 'Total', 'what an answer leaves out stays');
  assert.equal(transaction.displayItems, displayItems);
});

test('lets nobody pay while no option is selected', async () => {
  const { sheet, canPay } = openShop({ changed: () => ({}) });
  await sheet.open();
  assert.not.ok(canPay());
});

test('lets nobody pay or choose while the shop is asked', async () => {
  let answer: (update: Update) => void = () => {};
  const { sheet, heard, canPay } = openShop({ changed: () => new Promise(resolve => (answer = resolve)) });
  const opening = sheet.open();
  await sheet.chooseAddress('mx');
  assert.ok(sheet.state.value.loading);
  assert.not.ok(canPay());
  await new Promise(resolve => setTimeout(resolve, 5));
  answer(withOptions);
  await opening;
  assert.ok(canPay());
  assert.equal(
    heard.map(data => data.callbackTrigger),
    ['INITIALIZE'],
  );
});

test('lets the shopper choose while INITIALIZE waits, where the control says so, and drops the late answer', async () => {
  const answers: ((update: Update) => void)[] = [];
  const { sheet } = openShop({
    control: { noLoader: true },
    changed: () => new Promise(resolve => answers.push(resolve)),
  });
  const opening = sheet.open();
  const choosing = sheet.chooseAddress('mx');
  await new Promise(resolve => setTimeout(resolve, 5));
  answers[1]?.(withOptions);
  await choosing;
  answers[0]?.(unserviceable);
  await opening;
  assert.is(sheet.state.value.notice, undefined);
  assert.is(sheet.state.value.optionId, 'pac');
});

test('shows an error and lets nobody pay until another answer solves it', async () => {
  const { sheet, canPay } = openShop({
    changed: ({ shippingAddress }) =>
      shippingAddress?.countryCode === 'AR' ? { ...withOptions, ...unserviceable } : withOptions,
  });
  await sheet.open();
  await sheet.chooseAddress('ar');
  assert.is((sheet.state.value.notice as { message: string }).message, 'Não entregamos aí.');
  assert.not.ok(canPay());
  await sheet.chooseAddress('br');
  assert.is(sheet.state.value.notice, undefined);
  assert.ok(canPay());
});

const FAILING: [what: string, changed: () => unknown][] = [
  ['rejects', () => Promise.reject(new Error('offline'))],
  ['never answers', () => new Promise(() => {})],
  ['answers what cannot be copied', () => ({ error: () => {} })],
];

for (const [what, changed] of FAILING)
  test(`shows its own failure where the shop ${what}`, async () => {
    const { sheet, ended, canPay } = openShop({ changed, control: { callbackTimeoutMs: 20 } });
    await sheet.open();
    assert.is(sheet.state.value.notice, 'failure');
    assert.not.ok(canPay());
    assert.match(complaints[0] ?? '', /onPaymentDataChanged/);
    sheet.close();
    assert.is((await ended).statusCode, 'CANCELED');
  });

test('ends with DEVELOPER_ERROR where an answer breaks a rule', async () => {
  const changed = () => ({ newShippingOptionParameters: { shippingOptions: [] } });
  const { sheet, ended } = openShop({ changed });
  await sheet.open();
  assert.is(sheet.state.value.phase, 'failed');
  assert.match(complaints[0] ?? '', /newShippingOptionParameters.shippingOptions/);
  await sheet.switchAccount();
  assert.is(sheet.state.value.phase, 'failed', 'nothing but closing is left');
  sheet.close();
  assert.is((await ended).statusCode, 'DEVELOPER_ERROR');
});

test('ends with DEVELOPER_ERROR where an answer is nothing at all', async () => {
  const { sheet, ended } = openShop({ changed: () => undefined });
  await sheet.open();
  sheet.close();
  assert.is((await ended).statusCode, 'DEVELOPER_ERROR');
});

test('goes back to the first option where a new list names none', async () => {
  const { sheet } = openShop();
  await sheet.open();
  await sheet.chooseOption('sedex');
  assert.is(sheet.state.value.optionId, 'pac');
});

test('resolves with the payment that the shop authorized', async () => {
  let authorized: PaymentData | undefined;
  const { sheet, ended } = openShop({
    changed: ({ callbackTrigger }) => (callbackTrigger === 'INITIALIZE' ? withOptions : {}),
    authorized: data => {
      authorized = data;
      return { transactionState: 'SUCCESS' };
    },
  });
  await sheet.open();
  await sheet.chooseOption('sedex');
  await sheet.pay();
  const data = await ended;
  assert.equal(data, authorized);
  assert.is(data.shippingOptionData.id, 'sedex');
  assert.is(sheet.state.value.phase, 'closed');
});

test('resolves at once where the shop does not want to authorize', async () => {
  const sheet = createSheet(createRequest({ shippingOptionRequired: false, callbackIntents: undefined }), {});
  await sheet.open();
  await sheet.pay();
  assert.is((await sheet.outcome).email, 'ana@example.com');
});

test('shows a refused payment and lets the shopper try again', async () => {
  const answers: Authorization[] = [
    {
      transactionState: 'ERROR',
      error: { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message: 'Recusado' },
    },
    { transactionState: 'SUCCESS' },
  ];
  const { sheet, ended, canPay } = openShop({ authorized: () => answers.shift() });
  await sheet.open();
  await sheet.pay();
  assert.is((sheet.state.value.notice as { message: string }).message, 'Recusado');
  assert.ok(canPay());
  await sheet.pay();
  assert.is((await ended).email, 'ana@example.com');
});

test('leaves nothing but closing where the authorization never comes', async () => {
  const { sheet, ended, canPay } = openShop({
    authorized: () => new Promise(() => {}),
    control: { callbackTimeoutMs: 20 },
  });
  await sheet.open();
  await sheet.pay();
  assert.is(sheet.state.value.phase, 'failed');
  assert.not.ok(canPay());
  sheet.close();
  assert.is((await ended).statusCode, 'CANCELED');
});

test('asks for one authorization however often the shopper presses', async () => {
  let calls = 0;
  const { sheet } = openShop({
    authorized: () => {
      calls += 1;
      return { transactionState: 'SUCCESS' };
    },
  });
  await sheet.open();
  await Promise.all([sheet.pay(), sheet.pay()]);
  assert.is(calls, 1);
});

test('can be closed while a payment is authorized, and the late success changes nothing', async () => {
  let answer: (result: Authorization) => void = () => {};
  const { sheet, ended } = openShop({ authorized: () => new Promise(resolve => (answer = resolve)) });
  await sheet.open();
  const paying = sheet.pay();
  await new Promise(resolve => setTimeout(resolve, 5));
  sheet.close();
  answer({ transactionState: 'SUCCESS' });
  await paying;
  assert.is((await ended).statusCode, 'CANCELED');
  assert.is(sheet.state.value.phase, 'closed');
});

test('offers the allowed countries and card networks only', async () => {
  const { sheet } = openShop({
    request: { shippingAddressParameters: { allowedCountryCodes: ['MX', 'AE'] } },
    control: { account: '2' },
  });
  assert.is(sheet.state.value.address?.id, 'ae');
  assert.is(sheet.state.value.card?.network, 'VISA', 'not the account’s first card, an AMEX');
});

test.run();
