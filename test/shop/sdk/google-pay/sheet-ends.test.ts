import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRequest } from './sample-request';
import { openShop, unserviceable, withOptions } from './sample-sheet';
import { createSheet } from './sheet';
import type { Authorization, PaymentData } from './types';

const test = suite('sheet ends');
const realError = console.error;
let complaints: string[] = [];
test.before.each(() => {
  complaints = [];
  console.error = text => complaints.push(text);
});
test.after(() => {
  console.error = realError;
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

test('ends with INTERNAL_ERROR where it crashes in the middle of a payment', async () => {
  const { sheet, ended } = openShop({ authorized: () => new Promise(() => {}) });
  await sheet.open();
  void sheet.pay();
  sheet.crash();
  assert.is((await ended).statusCode, 'INTERNAL_ERROR');
  assert.is(sheet.state.value.phase, 'closed');
});

test.run();
