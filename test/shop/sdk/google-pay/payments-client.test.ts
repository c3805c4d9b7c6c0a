import '../../../run/dom';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PaymentsClient } from './payments-client';
import { agreeing, createRequest } from './sample-request';

Object.assign(window, { isSecureContext: true });
const test = suite('payments client');
const realError = console.error;
let complaints: string[] = [];

test.before.each(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  complaints = [];
  console.error = text => complaints.push(text);
});
test.after(() => {
  console.error = realError;
});

const client = new PaymentsClient({ environment: 'TEST', paymentDataCallbacks: agreeing });
const onClick = () => {};
const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    error => error,
  );

test('throws for an environment that it does not know', () => {
  assert.throws(() => new PaymentsClient({ environment: 'SANDBOX' as 'TEST' }), /environment/);
});

test('is ready to pay', async () => {
  assert.equal(await client.isReadyToPay(createRequest()), { result: true });
});

test('says whether there is a payment method where it is asked', async () => {
  const request = { ...createRequest(), existingPaymentMethodRequired: true };
  assert.equal(await client.isReadyToPay(request), { result: true, paymentMethodPresent: true });
});

test('is not ready where the session storage says so', async () => {
  sessionStorage.setItem('gpay-sandbox', '{"ready":false}');
  assert.equal(await client.isReadyToPay(createRequest()), { result: false });
});

test('takes a control that is not JSON for none, and says so', async () => {
  const realWarn = console.warn;
  const warnings: string[] = [];
  console.warn = text => warnings.push(text);
  sessionStorage.setItem('gpay-sandbox', '{ready');
  assert.equal(await client.isReadyToPay(createRequest()), { result: true });
  console.warn = realWarn;
  assert.is(warnings.length, 1);
});

test('rejects a wrong request to isReadyToPay and says on the console what is wrong', async () => {
  const error = await rejection(client.isReadyToPay(createRequest({ apiVersion: 1 })));
  assert.is(error.statusCode, 'DEVELOPER_ERROR');
  assert.match(complaints[0] ?? '', /isReadyToPay: apiVersion must be 2/);
});

test('rejects outside a secure context', async () => {
  Object.assign(window, { isSecureContext: false });
  const error = await rejection(client.isReadyToPay(createRequest()));
  Object.assign(window, { isSecureContext: true });
  assert.is(error.statusCode, 'DEVELOPER_ERROR');
});

test('complains about a wrong request to prefetchPaymentData without throwing', () => {
  client.prefetchPaymentData(createRequest());
  assert.is(complaints.length, 0);
  client.prefetchPaymentData(createRequest({ apiVersion: 3 }));
  assert.match(complaints[0] ?? '', /prefetchPaymentData/);
});

test('makes a button inside a wrapper, in the words of the locale', () => {
  const wrapper = client.createButton({ onClick, buttonLocale: 'pt' });
  const button = wrapper.querySelector('button');
  assert.is(wrapper.tagName, 'DIV');
  assert.is(button?.getAttribute('aria-label'), 'Comprar com Google Pay');
  assert.is(button?.lang, 'pt');
  assert.is(button?.textContent, 'Comprar comG Pay');
});

for (const [buttonLocale, label] of Object.entries({
  ja: 'Google Payで購入',
  no: 'Kjøp med Google Pay',
  xx: 'Buy with Google Pay',
}))
  test(`says «${label}» in ${buttonLocale}`, () => {
    const button = client.createButton({ onClick, buttonLocale }).querySelector('button');
    assert.is(button?.getAttribute('aria-label'), label);
  });

for (const [type, label] of Object.entries({
  plain: 'Google Pay',
  short: 'Google Pay',
  long: 'Buy with Google Pay',
  checkout: 'Checkout with Google Pay',
}))
  test(`calls a button of type ${type} «${label}»`, () => {
    const buttonType = type as google.payments.api.ButtonType;
    const wrapper = client.createButton({ onClick, buttonType, buttonLocale: 'en' });
    assert.is(wrapper.querySelector('button')?.getAttribute('aria-label'), label);
  });

test('puts its styles into the document once', () => {
  client.createButton({ onClick });
  client.createButton({ onClick });
  assert.is(document.head.querySelectorAll('style').length, 1);
});

test('puts its styles into a shadow root, with the nonce of the client', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  new PaymentsClient({ nonce: 'abc' }).createButton({ onClick, buttonRootNode: root });
  assert.is(root.querySelector('style')?.nonce, 'abc');
  assert.is(document.head.querySelector('style'), null);
});

test('draws colour, radius and size as asked', () => {
  const wrapper = client.createButton({
    onClick,
    buttonColor: 'white',
    buttonRadius: 12,
    buttonSizeMode: 'fill',
  });
  const button = wrapper.querySelector('button');
  assert.ok(wrapper.classList.contains('fill'));
  assert.ok(button?.classList.contains('white'));
  assert.is(button?.style.borderRadius, '12px');
});

test('calls the listener with the click', () => {
  const clicks: string[] = [];
  client
    .createButton({ onClick: event => clicks.push(event.type) })
    .querySelector('button')
    ?.click();
  assert.equal(clicks, ['click']);
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
