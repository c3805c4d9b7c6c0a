import '../../../test/run/dom';
import * as assert from 'uvu/assert';
import { stub, test } from '../../../test/run/suite';
import { PaymentsClient } from './payments-client';
import { acceptingCallbacks, createRequest } from './samples';

let consoleErrors: string[] = [];

test.before.each(() => {
  consoleErrors = [];
  stub(console, { error: (text: string) => consoleErrors.push(text) });
});

const client = new PaymentsClient({ environment: 'TEST', paymentDataCallbacks: acceptingCallbacks });
const onClick = () => {};
const statusOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    error => error.statusCode,
  );

test('throws for an unknown environment', () => {
  assert.throws(() => new PaymentsClient({ environment: 'SANDBOX' as 'TEST' }), /environment/);
});

test('is ready to pay unless the control prevents it', async () => {
  assert.equal(await client.isReadyToPay(createRequest()), { result: true });
  sessionStorage.setItem('gpay-sandbox', '{"ready":false}');
  assert.equal(await client.isReadyToPay(createRequest()), { result: false });
});

test('returns paymentMethodPresent if the request requires it', async () => {
  const request = { ...createRequest(), existingPaymentMethodRequired: true };
  assert.equal(await client.isReadyToPay(request), { result: true, paymentMethodPresent: true });
});

test('rejects isReadyToPay for a wrong request, and logs what is wrong', async () => {
  assert.is(await statusOf(client.isReadyToPay(createRequest({ apiVersion: 1 }))), 'DEVELOPER_ERROR');
  assert.match(consoleErrors[0] ?? '', /isReadyToPay: apiVersion must be 2/);
});

test('rejects isReadyToPay outside a secure context', async () => {
  stub(window, { isSecureContext: false });
  assert.is(await statusOf(client.isReadyToPay(createRequest())), 'DEVELOPER_ERROR');
});

test('logs a wrong request to prefetchPaymentData without throwing', () => {
  client.prefetchPaymentData(createRequest());
  assert.is(consoleErrors.length, 0);
  client.prefetchPaymentData(createRequest({ apiVersion: 3 }));
  assert.match(consoleErrors[0] ?? '', /prefetchPaymentData/);
});

test('creates a button in a wrapper, labelled by type and locale', () => {
  const labelOf = (buttonType: google.payments.api.ButtonType, buttonLocale: string) => {
    const wrapper = client.createButton({ onClick, buttonType, buttonLocale });
    assert.is(wrapper.tagName, 'DIV');
    return wrapper.querySelector('button')?.getAttribute('aria-label');
  };
  assert.is(labelOf('long', 'en'), 'Buy with Google Pay');
  assert.is(labelOf('buy', 'pt'), 'Comprar com Google Pay');
  assert.is(labelOf('short', 'en'), 'Google Pay');
});

test('adds its styles to the document once', () => {
  client.createButton({ onClick });
  client.createButton({ onClick });
  assert.is(document.head.querySelectorAll('style').length, 1);
});

test('adds its styles to buttonRootNode, with the nonce of the client', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  new PaymentsClient({ nonce: 'abc' }).createButton({ onClick, buttonRootNode: root });
  assert.is(root.querySelector('style')?.nonce, 'abc');
  assert.is(document.head.querySelector('style'), null);
});

for (const [name, value] of Object.entries({
  onClick: undefined,
  buttonColor: 'blue',
  buttonType: 'rent',
  buttonSizeMode: 'huge',
  buttonBorderType: 'dashed',
  buttonRadius: -1,
  buttonLocale: 'pt-BR',
  buttonRootNode: 'body',
}))
  test(`throws for a button with a wrong ${name}`, () => {
    const options = { onClick, [name]: value } as unknown as google.payments.api.ButtonOptions;
    assert.throws(() => client.createButton(options), new RegExp(`createButton: ${name} `));
  });

test.run();
