import '../../run/dom';
import * as assert from 'uvu/assert';
import type { SheetAction } from '../../../src/core/types/action';
import { COMPLETE } from '../../fakes/answers';
import { hold } from '../../fakes/hold';
import { openGooglePay } from '../../fakes/open-google-pay';
import { settle } from '../../fakes/settle';
import { test } from '../../run/suite';

const ADDRESS = {
  name: 'Maria Aparecida Souza',
  address1: 'Avenida Paulista 1000',
  address2: 'Apto 12',
  address3: 'Bloco B',
  locality: 'São Paulo',
  administrativeArea: 'SP',
  postalCode: '01310-100',
  countryCode: 'BR',
  sortingCode: '',
  phoneNumber: '+55 11 98888-7777',
} as google.payments.api.Address;

const MAPPED = {
  firstName: 'Maria',
  lastName: 'Aparecida Souza',
  address1: 'Avenida Paulista 1000',
  address2: 'Apto 12, Bloco B',
  city: 'São Paulo',
  zip: '01310-100',
  province: 'SP',
  country: 'BR',
  phone: '+55 11 98888-7777',
};

const TOKEN = {
  signature: 'MEUCIQ==',
  signedMessage: '{"encryptedMessage":"..."}',
  protocolVersion: 'ECv2',
};

function createPayment(patch: Partial<google.payments.api.PaymentData> = {}, billingAddress = ADDRESS) {
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    email: 'maria@example.com',
    shippingAddress: ADDRESS,
    shippingOptionData: { id: 'express' },
    paymentMethodData: {
      type: 'CARD',
      description: 'Visa •••• 1234',
      info: { cardNetwork: 'VISA', cardDetails: '1234', billingAddress },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token: JSON.stringify({ ...TOKEN, more: 'unknown' }) },
    },
    ...patch,
  } as google.payments.api.PaymentData;
}

test('submits the e-mail, the addresses and the parts of the token', async () => {
  const { sheet, purchase } = openGooglePay({ answers: { authorize: COMPLETE } });
  await sheet.authorize(createPayment());
  assert.equal(purchase.calls[0], [
    'authorize',
    {
      email: 'maria@example.com',
      phone: '+55 11 98888-7777',
      shippingAddress: MAPPED,
      billingAddress: MAPPED,
      deliveryId: 'express',
      wallet: { googlePayWalletContent: { billingAddress: MAPPED, ...TOKEN } },
    },
  ]);
});

test('splits a name after its first word, and repeats a single name', async () => {
  for (const [name, firstName, lastName] of [
    ['Pelé', 'Pelé', 'Pelé'],
    ['  Ana   Lima ', 'Ana', 'Lima'],
    ['Ana de Souza Lima', 'Ana', 'de Souza Lima'],
  ]) {
    const { sheet, purchase } = openGooglePay({ answers: { authorize: COMPLETE } });
    await sheet.authorize(createPayment({ shippingAddress: { ...ADDRESS, name: name as string } }));
    const submitted = purchase.calls[0]?.[1] as { shippingAddress: typeof MAPPED };
    assert.equal(
      [submitted.shippingAddress.firstName, submitted.shippingAddress.lastName],
      [firstName, lastName],
    );
  }
});

test('submits a missing address, and lets the checkout reject it', async () => {
  const { sheet, purchase } = openGooglePay({ answers: { authorize: COMPLETE } });
  const payment = createPayment({ shippingAddress: undefined });
  Reflect.deleteProperty(payment.paymentMethodData.info as object, 'billingAddress');
  await sheet.authorize(payment);
  const submitted = purchase.calls[0]?.[1] as { shippingAddress?: unknown; billingAddress?: unknown };
  assert.is(submitted.shippingAddress, undefined);
  assert.is(submitted.billingAddress, undefined);
});

test('completes the sheet before the checkout redirects a paid order', async () => {
  const { sheet, purchase, ended } = openGooglePay({ answers: { authorize: COMPLETE } });
  assert.equal(await sheet.authorize(createPayment()), { transactionState: 'SUCCESS' });
  assert.equal(
    purchase.calls.map(([method]) => method),
    ['authorize', 'finish'],
  );
  assert.equal(purchase.calls.at(-1), ['finish', COMPLETE]);
  await ended;
});

for (const [on, reason, intent] of [
  ['field', 'SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  ['address', 'SHIPPING_ADDRESS_INVALID', 'SHIPPING_ADDRESS'],
  ['unserviceable', 'SHIPPING_ADDRESS_UNSERVICEABLE', 'SHIPPING_ADDRESS'],
  ['billing', 'PAYMENT_DATA_INVALID', 'PAYMENT_AUTHORIZATION'],
  ['delivery', 'SHIPPING_OPTION_INVALID', 'SHIPPING_OPTION'],
  ['discount', 'OTHER_ERROR', 'SHIPPING_ADDRESS'],
] as const)
  test(`shows an error on ${on} as ${reason}, and keeps the sheet open`, async () => {
    const errors = [
      { on, message: 'A primeira mensagem' },
      { on: 'field' as const, message: 'Outra' },
    ];
    const { sheet, purchase } = openGooglePay({ answers: { authorize: { type: 'show_error', errors } } });
    const answer = await sheet.authorize(createPayment());
    const error = { reason, intent, message: 'A primeira mensagem' };
    assert.equal(answer, { transactionState: 'ERROR', error });
    assert.equal(
      purchase.calls.map(([method]) => method),
      ['authorize'],
    );
  });

test('shows the message of an abort as a sheet error', async () => {
  const message = 'Este item não está mais disponível.';
  const { sheet } = openGooglePay({
    answers: { authorize: { type: 'abort', reason: 'out_of_stock', title: 'Falha', message } },
  });
  assert.equal(await sheet.authorize(createPayment()), {
    transactionState: 'ERROR',
    error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message },
  });
});

test('closes the sheet with an empty message if the purchase continues in the checkout', async () => {
  const decelerate: SheetAction = { type: 'decelerate', reason: 'dynamic_tax' };
  const { sheet, purchase } = openGooglePay({ answers: { authorize: decelerate } });
  const answer = await sheet.authorize(createPayment());
  assert.is(answer.transactionState, 'ERROR');
  assert.is((answer.error as google.payments.api.PaymentDataError).message, '');
  assert.equal(purchase.calls.at(-1), ['finish', decelerate]);
});

test('leaves the 27 s payment timeout to the checkout', async () => {
  const { sheet, host } = openGooglePay({ answers: { authorize: new Promise(() => {}) } });
  void sheet.authorize(createPayment());
  await settle();
  assert.equal(host.timeouts, []);
});

test('shows that a payment is being checked, and must not be repeated', async () => {
  const message =
    'Seu pagamento está sendo verificado. Por favor, não pague outra vez. Se não receber a confirmação por e-mail, fale com a loja.';
  const pending: SheetAction = { type: 'show_error', errors: [{ on: 'other', message }] };
  const { sheet, purchase } = openGooglePay({ answers: { authorize: pending } });
  assert.equal(await sheet.authorize(createPayment()), {
    transactionState: 'ERROR',
    error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message },
  });
  assert.equal(
    purchase.calls.map(([method]) => method),
    ['authorize'],
  );
});

test("resolves a second authorization with the first one's success", async () => {
  const late = hold<SheetAction>();
  const { sheet, purchase } = openGooglePay({ answers: { authorize: late.promise } });
  const answers = Promise.all([sheet.authorize(createPayment()), sheet.authorize(createPayment())]);
  late.release(COMPLETE);
  for (const answer of await answers) assert.equal(answer, { transactionState: 'SUCCESS' });
  assert.equal(purchase.calls.at(-1), ['finish', COMPLETE]);
});

test('treats a sheet closed during the payment as a cancel, and passes the outcome to the checkout', async () => {
  const late = hold<SheetAction>();
  const { sheet, purchase, ended, wallet } = openGooglePay({ answers: { authorize: late.promise } });
  await wallet.load?.();
  await settle();
  const answer = sheet.authorize(createPayment());
  sheet.close();
  await ended;
  late.release(COMPLETE);
  await answer;
  assert.equal(
    purchase.calls.map(([method]) => method),
    ['authorize', 'cancel', 'finish'],
  );
});

test("shows the checkout's message if the purchase bundle fails to load", async () => {
  const { sheet, purchase } = openGooglePay({}, {}, Promise.reject(new Error('offline')));
  purchase.fail = () => ({ type: 'abort', reason: 'wallet_error', title: '', message: 'Tente novamente.' });
  assert.equal(await sheet.authorize(createPayment()), {
    transactionState: 'ERROR',
    error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message: 'Tente novamente.' },
  });
});

test('responds after an exception or an invalid token', async () => {
  const payment = createPayment();
  const garbled = createPayment();
  garbled.paymentMethodData.tokenizationData.token = 'examplePaymentMethodToken';
  for (const [data, answers] of [
    [payment, { authorize: new Error('broken') }],
    [garbled, { authorize: COMPLETE }],
  ] as const) {
    const { sheet, purchase } = openGooglePay({ answers });
    const { transactionState, error } = await sheet.authorize(data);
    assert.is(transactionState, 'ERROR');
    assert.match((error as google.payments.api.PaymentDataError).message, 'Google Pay');
    assert.is(purchase.calls.at(-1)?.[0], 'fail');
  }
});

test.run();
