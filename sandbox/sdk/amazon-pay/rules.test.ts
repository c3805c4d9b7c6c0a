import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { AmazonButtonSettings, CheckoutSettings } from '../../../src/wallets/amazon-pay/sdk';
import { findCheckoutFault, findSettingsFault } from './rules';

const SETTINGS: AmazonButtonSettings = { merchantId: 'A1', ledgerCurrency: 'EUR', placement: 'Product' };
const checkSettings = (settings: unknown) => findSettingsFault(settings as AmazonButtonSettings) ?? '';

const BROKEN_SETTINGS: [field: string, patch: object][] = [
  ['settings', { size: 'big' }],
  ['merchantId', { merchantId: undefined }],
  ['merchantId', { merchantId: '' }],
  ['ledgerCurrency', { ledgerCurrency: undefined }],
  ['ledgerCurrency', { ledgerCurrency: 'BRL' }],
  ['placement', { placement: undefined }],
  ['placement', { placement: 'product' }],
  ['productType', { productType: 'PayAndPray' }],
  ['checkoutLanguage', { checkoutLanguage: 'pt_BR' }],
  ['checkoutLanguage', { checkoutLanguage: 'de-DE' }],
  ['checkoutLanguage', { ledgerCurrency: 'USD', checkoutLanguage: 'de_DE' }],
  ['checkoutLanguage', { ledgerCurrency: 'JPY', checkoutLanguage: 'en_GB' }],
  ['buttonColor', { buttonColor: 'gold' }],
  ['design', { design: 'C0002' }],
  ['sandbox', { sandbox: 'true' }],
  ['publicKeyId', { publicKeyId: '' }],
  ['estimatedOrderAmount', { estimatedOrderAmount: { amount: '10,00', currencyCode: 'EUR' } }],
  ['estimatedOrderAmount', { estimatedOrderAmount: { amount: '10.00', currencyCode: '€' } }],
];

for (const [field, patch] of BROKEN_SETTINGS)
  test(`rejects settings with ${JSON.stringify(patch)}`, () => {
    assert.match(checkSettings({ ...SETTINGS, ...patch }), new RegExp(`^${field} `));
  });

test('rejects settings that are not an object', () => {
  for (const settings of [undefined, null, 'A1']) assert.match(checkSettings(settings), /^settings /);
});

test('accepts the required settings, and all settings', () => {
  const all: Required<AmazonButtonSettings> = {
    merchantId: 'A1',
    ledgerCurrency: 'GBP',
    placement: 'Checkout',
    productType: 'PayOnly',
    checkoutLanguage: 'es_ES',
    buttonColor: 'LightGray',
    design: 'C0001',
    sandbox: false,
    publicKeyId: 'LIVE-1',
    estimatedOrderAmount: { amount: '10.5', currencyCode: 'EUR' },
    createCheckoutSessionConfig: { payloadJSON: '{}', signature: 'x' },
  };
  for (const settings of [SETTINGS, all]) assert.is(checkSettings(settings), '');
});

const URLS = { checkoutReviewReturnUrl: 'https://a.example/1', checkoutCancelUrl: 'https://a.example/2' };
const payload = (webCheckoutDetails?: object) => ({ payloadJSON: JSON.stringify({ webCheckoutDetails }) });
const SESSION = { ...payload(URLS), signature: 'signed', publicKeyId: 'SANDBOX-1' };
const checkCheckout = (checkout: unknown, settings: object = {}) =>
  findCheckoutFault(checkout as CheckoutSettings, { ...SETTINGS, ...settings }) ?? '';
const checkSession = (patch: object, settings?: object) =>
  checkCheckout({ createCheckoutSessionConfig: { ...SESSION, ...patch } }, settings);

const BROKEN_SESSIONS: [field: string, patch: object, settings?: object][] = [
  ['payloadJSON', { payloadJSON: undefined }],
  ['payloadJSON', { payloadJSON: { webCheckoutDetails: URLS } }],
  ['payloadJSON', { payloadJSON: '{' }],
  ['payloadJSON', payload()],
  ['payloadJSON', payload({ ...URLS, checkoutReviewReturnUrl: '/cart' })],
  ['payloadJSON', payload({ ...URLS, checkoutReviewReturnUrl: 'javascript:alert(1)' })],
  ['payloadJSON', payload({ ...URLS, checkoutCancelUrl: 'cart' })],
  ['signature', { signature: undefined }],
  ['algorithm', { algorithm: 'RS256' }],
  ['publicKeyId', { publicKeyId: undefined }],
  ['publicKeyId', { publicKeyId: 'LIVE-1' }, { sandbox: true }],
  ['publicKeyId', { publicKeyId: 'SANDBOX-1' }, { sandbox: false }],
];

for (const [field, patch, settings] of BROKEN_SESSIONS)
  test(`rejects a session with ${JSON.stringify(patch)} ${JSON.stringify(settings ?? {})}`, () => {
    assert.match(checkSession(patch, settings), `createCheckoutSessionConfig.${field} `);
  });

test('rejects a checkout without a session, or with an unknown product type', () => {
  for (const checkout of [undefined, {}, { createCheckoutSessionConfig: 'x' }])
    assert.match(checkCheckout(checkout), /^createCheckoutSessionConfig must be an object$/);
  const unknown = { createCheckoutSessionConfig: SESSION, productType: 'Pay' };
  assert.match(checkCheckout(unknown), /^productType /);
});

const FINE: [patch: object, settings?: object][] = [
  [{}],
  [payload({ ...URLS, checkoutCancelUrl: undefined })],
  [{ algorithm: 'AMZN-PAY-RSASSA-PSS-V2' }, { sandbox: true }],
  [{ publicKeyId: undefined }, { publicKeyId: 'LIVE-1' }],
];

for (const [patch, settings] of FINE)
  test(`accepts a session with ${JSON.stringify(patch)} ${JSON.stringify(settings ?? {})}`, () => {
    assert.is(checkSession(patch, settings), '');
  });

test.run();
