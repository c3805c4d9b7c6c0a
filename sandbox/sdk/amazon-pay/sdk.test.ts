import '../../../test/run/dom';
import * as assert from 'uvu/assert';
import type { AmazonButtonSettings, AmazonPay } from '../../../src/wallets/amazon-pay/sdk';
import { test } from '../../../test/run/suite';
import { createSdk } from './sdk';

const SETTINGS: AmazonButtonSettings = { merchantId: 'A1', ledgerCurrency: 'USD', placement: 'Cart' };
const SESSION = {
  payloadJSON: '{ "webCheckoutDetails": { "checkoutReviewReturnUrl": "https://shop.example/1" } }',
  signature: 'signed',
  publicKeyId: 'SANDBOX-1',
};

let visited: URL[] = [];
let sdk: AmazonPay;

const draw = (settings: Partial<AmazonButtonSettings> = {}) =>
  sdk.renderButton('#place', { ...SETTINGS, ...settings });
const place = () => document.querySelector('#place') as HTMLElement;
const buttons = () => [...(place().shadowRoot?.querySelectorAll('button') ?? [])];
const click = () => buttons()[0]?.click();

test.before.each(() => {
  document.body.innerHTML = '<div id="place"></div>';
  visited = [];
  sdk = createSdk({
    name: 'Amazon Pay',
    page: 'https://amazon.example/pay',
    go: url => visited.push(new URL(url)),
  });
});
test('requires the selector of an id in the document', () => {
  draw();
  assert.is(buttons()[0]?.textContent, 'Amazon Pay');
  for (const selector of ['div', '.place', 'place', '#place div'])
    assert.throws(() => sdk.renderButton(selector, SETTINGS), /selector of an id/, selector);
  assert.throws(() => sdk.renderButton('#nowhere', SETTINGS), /there is no #nowhere/);
});

test('does not find a container in a shadow root', () => {
  place().attachShadow({ mode: 'open' }).innerHTML = '<div id="inside"></div>';
  assert.throws(() => sdk.renderButton('#inside', SETTINGS), /there is no #inside/);
});

test('throws for settings that break a rule', () => {
  assert.throws(() => draw({ checkoutLanguage: 'de_DE' }), /^renderButton: checkoutLanguage /);
  assert.equal(buttons(), []);
});

test('replaces the button of a container', () => {
  draw();
  draw({ buttonColor: 'DarkGray' });
  assert.equal(
    buttons().map(button => button.className),
    ['DarkGray'],
  );
});

test('calls onClick and does not navigate', () => {
  let count = 0;
  const button = draw();
  button.onClick(() => count++);
  click();
  assert.is(count, 1);
  assert.equal(visited, []);
});

test('navigates at the click if the button has a session', () => {
  draw({ createCheckoutSessionConfig: SESSION });
  click();
  assert.is(visited.length, 1);
});

test('throws for a session that breaks a rule', () => {
  const broken = { ...SESSION, signature: '' };
  assert.throws(() => draw({ createCheckoutSessionConfig: broken }), /^renderButton: .*signature/);
});

test('navigates with the unchanged signed text and the settings', () => {
  draw({ sandbox: true }).initCheckout({ createCheckoutSessionConfig: SESSION, productType: 'PayOnly' });
  const [url] = visited;
  assert.is(`${url?.origin}${url?.pathname}`, 'https://amazon.example/pay');
  assert.is(url?.searchParams.get('payloadJSON'), SESSION.payloadJSON);
  assert.is(url?.searchParams.get('productType'), 'PayOnly');
  assert.is(url?.searchParams.get('sandbox'), 'true');
});

test('navigates with the product type of the button if the checkout has none', () => {
  draw({ productType: 'PayOnly' }).initCheckout({ createCheckoutSessionConfig: SESSION });
  draw().initCheckout({ createCheckoutSessionConfig: SESSION });
  assert.equal(
    visited.map(url => url.searchParams.get('productType')),
    ['PayOnly', 'PayAndShip'],
  );
});

test('reads the environment from the key if the settings have none', () => {
  draw().initCheckout({ createCheckoutSessionConfig: SESSION });
  assert.is(visited[0]?.searchParams.get('sandbox'), 'true');
});

test('navigates with the latest amount', () => {
  const button = draw({ estimatedOrderAmount: { amount: '1.00', currencyCode: 'USD' } });
  button.updateButtonInfo({ amount: '2.00', currencyCode: 'USD' });
  button.initCheckout({ createCheckoutSessionConfig: SESSION });
  assert.is(visited[0]?.searchParams.get('amount'), '2.00 USD');
  assert.throws(() => button.updateButtonInfo({ amount: 'two', currencyCode: 'USD' }), /^updateButtonInfo: /);
});

test('does not navigate if the control prevents it', () => {
  sessionStorage.setItem('amazon-sandbox', '{"stays":true}');
  draw().initCheckout({ createCheckoutSessionConfig: SESSION });
  assert.equal(visited, []);
});

test('requires a function for onClick', () => {
  assert.throws(
    () => draw().onClick(undefined as unknown as () => void),
    /^onClick: handler must be a function/,
  );
});

test.run();
