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

test('pays with email, addresses and the parts of the token', async () => {
  const { sheet, checkout } = openGooglePay({ answers: { authorize: COMPLETE } });
  await sheet.authorize(createPayment());
  assert.equal(checkout.calls[0], [
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

test('a single name is first and last name, every further word is last name', async () => {
  for (const [name, firstName, lastName] of [
    ['Pelé', 'Pelé', 'Pelé'],
    ['  Ana   Lima ', 'Ana', 'Lima'],
    ['Ana de Souza Lima', 'Ana', 'de Souza Lima'],
  ]) {
    const { sheet, checkout } = openGooglePay({ answers: { authorize: COMPLETE } });
    await sheet.authorize(createPayment({ shippingAddress: { ...ADDRESS, name: name as string } }));
    const asked = checkout.calls[0]?.[1] as { shippingAddress: typeof MAPPED };
    assert.equal([asked.shippingAddress.firstName, asked.shippingAddress.lastName], [firstName, lastName]);
  }
});

test('leaves it to the checkout to refuse a missing address', async () => {
  const { sheet, checkout } = openGooglePay({ answers: { authorize: COMPLETE } });
  const payment = createPayment({ shippingAddress: undefined });
  Reflect.deleteProperty(payment.paymentMethodData.info as object, 'billingAddress');
  await sheet.authorize(payment);
  const asked = checkout.calls[0]?.[1] as { shippingAddress?: unknown; billingAddress?: unknown };
  assert.is(asked.shippingAddress, undefined);
  assert.is(asked.billingAddress, undefined);
});

test('a paid order ends the sheet with success and the checkout with the redirect, in this order of verbs', async () => {
  const { sheet, checkout, ended } = openGooglePay({ answers: { authorize: COMPLETE } });
  assert.equal(await sheet.authorize(createPayment()), { transactionState: 'SUCCESS' });
  assert.equal(
    checkout.calls.map(([verb]) => verb),
    ['authorize', 'finish'],
  );
  assert.equal(checkout.calls.at(-1), ['finish', COMPLETE]);
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
  test(`shows an error on ${on} as ${reason}, and the sheet stays open`, async () => {
    const errors = [
      { on, message: 'A primeira mensagem' },
      { on: 'field' as const, message: 'Outra' },
    ];
    const { sheet, checkout } = openGooglePay({ answers: { authorize: { type: 'show_error', errors } } });
    const answer = await sheet.authorize(createPayment());
    const error = { reason, intent, message: 'A primeira mensagem' };
    assert.equal(answer, { transactionState: 'ERROR', error });
    assert.equal(
      checkout.calls.map(([verb]) => verb),
      ['authorize'],
    );
  });

test('an abort is an error of the sheet with its message', async () => {
  const message = 'Este item não está mais disponível.';
  const { sheet } = openGooglePay({
    answers: { authorize: { type: 'abort', reason: 'out_of_stock', title: 'Falha', message } },
  });
  assert.equal(await sheet.authorize(createPayment()), {
    transactionState: 'ERROR',
    error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message },
  });
});

test('a purchase that goes on in the checkout leaves the sheet with an empty message', async () => {
  const decelerate: SheetAction = { type: 'decelerate', reason: 'dynamic_tax' };
  const { sheet, checkout } = openGooglePay({ answers: { authorize: decelerate } });
  const answer = await sheet.authorize(createPayment());
  assert.is(answer.transactionState, 'ERROR');
  assert.is((answer.error as google.payments.api.PaymentDataError).message, '');
  assert.equal(checkout.calls.at(-1), ['finish', decelerate]);
});

test('leaves the 27 s of an authorization to the checkout, which always answers', async () => {
  const { sheet, host } = openGooglePay({ answers: { authorize: new Promise(() => {}) } });
  void sheet.authorize(createPayment());
  await settle();
  assert.equal(host.timeouts, []);
});

test('says in the sheet that a payment is being checked, and may not be made again', async () => {
  const message = 'Seu pagamento está sendo verificado. Não pague outra vez.';
  const pending: SheetAction = { type: 'show_error', errors: [{ on: 'other', message }] };
  const { sheet, checkout } = openGooglePay({ answers: { authorize: pending } });
  assert.equal(await sheet.authorize(createPayment()), {
    transactionState: 'ERROR',
    error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message },
  });
  assert.equal(
    checkout.calls.map(([verb]) => verb),
    ['authorize'],
  );
});

test('a further authorization that joins the payment leads on with its success', async () => {
  const late = hold<SheetAction>();
  const { sheet, checkout } = openGooglePay({ answers: { authorize: late.promise } });
  const answers = Promise.all([sheet.authorize(createPayment()), sheet.authorize(createPayment())]);
  late.release(COMPLETE);
  for (const answer of await answers) assert.equal(answer, { transactionState: 'SUCCESS' });
  assert.equal(checkout.calls.at(-1), ['finish', COMPLETE]);
});

test('a sheet that the shopper has closed in mid-payment is a cancel, and its answer goes to the checkout', async () => {
  const late = hold<SheetAction>();
  const { sheet, checkout, ended, wallet } = openGooglePay({ answers: { authorize: late.promise } });
  await wallet.load?.();
  await settle();
  const answer = sheet.authorize(createPayment());
  sheet.close();
  await ended;
  late.release(COMPLETE);
  await answer;
  assert.equal(
    checkout.calls.map(([verb]) => verb),
    ['authorize', 'cancel', 'finish'],
  );
});

test('fails with the words of the checkout where what carries the purchase out is not there', async () => {
  const { sheet, checkout } = openGooglePay({}, {}, Promise.reject(new Error('offline')));
  checkout.fail = () => ({ type: 'abort', reason: 'wallet_error', title: '', message: 'Tente novamente.' });
  assert.equal(await sheet.authorize(createPayment()), {
    transactionState: 'ERROR',
    error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message: 'Tente novamente.' },
  });
});

test('an exception, or a token that is no JSON, is an answer all the same', async () => {
  const payment = createPayment();
  const garbled = createPayment();
  garbled.paymentMethodData.tokenizationData.token = 'examplePaymentMethodToken';
  for (const [data, answers] of [
    [payment, { authorize: new Error('broken') }],
    [garbled, { authorize: COMPLETE }],
  ] as const) {
    const { sheet, checkout } = openGooglePay({ answers });
    const { transactionState, error } = await sheet.authorize(data);
    assert.is(transactionState, 'ERROR');
    assert.match((error as google.payments.api.PaymentDataError).message, 'Google Pay');
    assert.is(checkout.calls.at(-1)?.[0], 'fail');
  }
});

test.run();
