import * as assert from 'uvu/assert';
import { stub, test } from '../../../test/run/suite';
import { createRequest, OPTIONS, openShop, unserviceable, withOptions } from './samples';
import { createSheet } from './sheet';
import type { Authorization, PaymentData, Update } from './types';

let complaints: string[] = [];
test.before.each(() => {
  complaints = [];
  stub(console, { error: (text: string) => complaints.push(text) });
});

const summaryOf = ({ changes }: ReturnType<typeof openShop>) =>
  changes.map(data => [data.callbackTrigger, data.shippingAddress?.countryCode, data.shippingOptionData?.id]);
const tick = () => new Promise(resolve => setTimeout(resolve, 5));

test('sends INITIALIZE with the address, and the id of no option', async () => {
  const { sheet, changes } = openShop();
  await sheet.open();
  assert.equal(changes, [
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

test('sends INITIALIZE with the option of the request', async () => {
  const { sheet, changes } = openShop({
    request: { shippingOptionParameters: { shippingOptions: OPTIONS } },
  });
  await sheet.open();
  assert.is(changes[0]?.shippingOptionData?.id, 'pac');
});

test('sends nothing when it opens without a change intent', async () => {
  const { sheet, changes, canPay } = openShop({
    request: { callbackIntents: ['PAYMENT_AUTHORIZATION'], shippingOptionRequired: false },
  });
  await sheet.open();
  assert.is(changes.length, 0);
  assert.ok(canPay());
});

test('sends INITIALIZE again for another account', async () => {
  const shop = openShop();
  await shop.sheet.open();
  await shop.sheet.switchAccount();
  assert.equal(summaryOf(shop), [
    ['INITIALIZE', 'BR', 'shipping_option_unselected'],
    ['INITIALIZE', 'US', 'shipping_option_unselected'],
  ]);
});

test('sends another address and another option', async () => {
  const shop = openShop();
  await shop.sheet.open();
  await shop.sheet.chooseAddress('mx');
  await shop.sheet.chooseOption('sedex');
  assert.equal(summaryOf(shop).slice(1), [
    ['SHIPPING_ADDRESS', 'MX', 'pac'],
    ['SHIPPING_OPTION', 'MX', 'sedex'],
  ]);
});

test('shortens postal codes before the payment', async () => {
  for (const [id, postalCode] of Object.entries({ gb: 'SW1', ca: 'M5V', us: '10001', mx: '77500', ae: '' })) {
    const { sheet, changes } = openShop({ control: { autoAddress: id } });
    await sheet.open();
    assert.is(changes[0]?.shippingAddress?.postalCode, postalCode);
  }
});

test('applies the total and the items of a response, and keeps missing members', async () => {
  const displayItems = [{ label: 'Subtotal', type: 'SUBTOTAL' as const, price: '90.00' }];
  const total = { currencyCode: 'BRL', totalPrice: '100.00', totalPriceStatus: 'FINAL' };
  const { sheet } = openShop({ changed: () => ({ newTransactionInfo: { ...total, displayItems } }) });
  await sheet.open();
  const { transaction } = sheet.state.value;
  assert.is(transaction.totalPrice, '100.00');
  assert.is(transaction.totalPriceLabel, 'Total');
  assert.equal(transaction.displayItems, displayItems);
});

test('selects the default option of a list, else its first one, also after another choice', async () => {
  const { sheet } = openShop();
  await sheet.open();
  await sheet.chooseOption('sedex');
  assert.is(sheet.state.value.optionId, 'pac');
  const list = { shippingOptions: OPTIONS, defaultSelectedOptionId: 'sedex' };
  const other = openShop({ changed: () => ({ newShippingOptionParameters: list }) });
  await other.sheet.open();
  assert.is(other.sheet.state.value.optionId, 'sedex');
});

test('disables payment while no option is selected', async () => {
  const { sheet, canPay } = openShop({ changed: () => ({}) });
  await sheet.open();
  assert.not.ok(canPay());
});

test('disables payment and choices during a callback', async () => {
  let answer: (update: Update) => void = () => {};
  const { sheet, changes, canPay } = openShop({ changed: () => new Promise(resolve => (answer = resolve)) });
  const opening = sheet.open();
  await sheet.chooseAddress('mx');
  assert.ok(sheet.state.value.loading);
  assert.not.ok(canPay());
  await tick();
  answer(withOptions);
  await opening;
  assert.ok(canPay());
  assert.is(changes.length, 1);
});

test('drops the late response to INITIALIZE if the control keeps the sheet enabled', async () => {
  const answers: ((update: Update) => void)[] = [];
  const { sheet } = openShop({
    control: { noLoader: true },
    changed: () => new Promise(resolve => answers.push(resolve)),
  });
  const opening = sheet.open();
  const choosing = sheet.chooseAddress('mx');
  await tick();
  answers[1]?.(withOptions);
  await choosing;
  answers[0]?.(unserviceable);
  await opening;
  assert.is(sheet.state.value.notice, undefined);
  assert.is(sheet.state.value.optionId, 'pac');
});

test('offers the allowed countries and card networks only', async () => {
  const { sheet } = openShop({
    request: { shippingAddressParameters: { allowedCountryCodes: ['MX', 'AE'] } },
    control: { account: '2' },
  });
  assert.is(sheet.state.value.address?.id, 'ae');
  assert.is(sheet.state.value.card?.network, 'VISA', 'the first card of the account is an AMEX');
});

test('shows an error and disables payment until another response resolves it', async () => {
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
  ['never settles', () => new Promise(() => {})],
  ['returns what cannot be copied', () => ({ error: () => {} })],
];

for (const [what, changed] of FAILING)
  test(`shows its own failure if a callback ${what}`, async () => {
    const { sheet, ended, canPay } = openShop({ changed, control: { callbackTimeoutMs: 20 } });
    await sheet.open();
    assert.is(sheet.state.value.notice, 'failure');
    assert.not.ok(canPay());
    assert.match(complaints[0] ?? '', /onPaymentDataChanged/);
    sheet.close();
    assert.is((await ended).statusCode, 'CANCELED');
  });

test('ends with DEVELOPER_ERROR if a response breaks a rule', async () => {
  for (const answer of [undefined, { newShippingOptionParameters: { shippingOptions: [] } }]) {
    const { sheet, ended } = openShop({ changed: () => answer });
    await sheet.open();
    assert.match(complaints.at(-1) ?? '', answer ? /newShippingOptionParameters.shippingOptions/ : /answer/);
    await sheet.switchAccount();
    assert.is(sheet.state.value.phase, 'failed');
    sheet.close();
    assert.is((await ended).statusCode, 'DEVELOPER_ERROR');
  }
});

test('resolves with the authorized payment', async () => {
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

test('resolves at once without the intent PAYMENT_AUTHORIZATION', async () => {
  const sheet = createSheet(createRequest({ shippingOptionRequired: false, callbackIntents: undefined }), {});
  await sheet.open();
  await sheet.pay();
  assert.is((await sheet.outcome).email, 'ana@example.com');
});

test('shows the error of a payment, and the shopper can try again', async () => {
  const error = { reason: 'PAYMENT_DATA_INVALID', intent: 'PAYMENT_AUTHORIZATION', message: 'Recusado' };
  const answers = [{ transactionState: 'ERROR', error }, { transactionState: 'SUCCESS' }];
  const { sheet, ended } = openShop({ authorized: () => answers.shift() });
  await sheet.open();
  await sheet.pay();
  assert.is((sheet.state.value.notice as { message: string }).message, 'Recusado');
  await sheet.pay();
  assert.is((await ended).email, 'ana@example.com');
});

test('can only be closed after an authorization timed out', async () => {
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

test('authorizes once for several clicks', async () => {
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

test('can be closed during an authorization, and ignores the late success', async () => {
  let answer: (result: Authorization) => void = () => {};
  const { sheet, ended } = openShop({ authorized: () => new Promise(resolve => (answer = resolve)) });
  await sheet.open();
  const paying = sheet.pay();
  await tick();
  sheet.close();
  answer({ transactionState: 'SUCCESS' });
  await paying;
  assert.is((await ended).statusCode, 'CANCELED');
  assert.is(sheet.state.value.phase, 'closed');
});

test('ends with INTERNAL_ERROR if it crashes during a payment', async () => {
  const { sheet, ended } = openShop({
    authorized: () => new Promise(() => {}),
    control: { callbackTimeoutMs: 20 },
  });
  await sheet.open();
  void sheet.pay();
  sheet.crash();
  assert.is((await ended).statusCode, 'INTERNAL_ERROR');
  assert.is(sheet.state.value.phase, 'closed');
});

test.run();
