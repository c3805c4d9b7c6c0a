import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ButtonSettings, CheckoutSettings } from '../../../../src/wallets/amazon-pay-sdk';
import { findCheckoutFault } from './checkout-rules';

const SETTINGS: ButtonSettings = { merchantId: 'A1', ledgerCurrency: 'EUR', placement: 'Cart' };
const URLS = { checkoutReviewReturnUrl: 'https://a.example/1', checkoutCancelUrl: 'https://a.example/2' };

const payload = (webCheckoutDetails: unknown) => JSON.stringify({ webCheckoutDetails });
const session = (patch: object = {}) => ({
  payloadJSON: payload(URLS),
  signature: 'signed',
  publicKeyId: 'SANDBOX-1',
  ...patch,
});

const check = (patch: object = {}, settings: Partial<ButtonSettings> = {}) =>
  findCheckoutFault({ createCheckoutSessionConfig: session(patch) } as CheckoutSettings, {
    ...SETTINGS,
    ...settings,
  });

const BROKEN: [field: string, patch: object, settings?: Partial<ButtonSettings>][] = [
  ['payloadJSON', { payloadJSON: undefined }],
  ['payloadJSON', { payloadJSON: { webCheckoutDetails: URLS } }],
  ['payloadJSON', { payloadJSON: '{' }],
  ['payloadJSON', { payloadJSON: payload(undefined) }],
  ['payloadJSON', { payloadJSON: payload({ ...URLS, checkoutReviewReturnUrl: '/cart' }) }],
  ['payloadJSON', { payloadJSON: payload({ ...URLS, checkoutReviewReturnUrl: 'javascript:alert(1)' }) }],
  ['payloadJSON', { payloadJSON: payload({ ...URLS, checkoutCancelUrl: 'cart' }) }],
  ['signature', { signature: undefined }],
  ['algorithm', { algorithm: 'RS256' }],
  ['publicKeyId', { publicKeyId: undefined }],
  ['publicKeyId', { publicKeyId: 'LIVE-1' }, { sandbox: true }],
  ['publicKeyId', { publicKeyId: 'SANDBOX-1' }, { sandbox: false }],
];

for (const [field, patch, settings] of BROKEN)
  test(`refuses ${JSON.stringify(patch)} ${JSON.stringify(settings ?? {})}`, () => {
    assert.match(check(patch, settings) ?? '', `createCheckoutSessionConfig.${field} `);
  });

test('refuses a checkout that is none', () => {
  for (const checkout of [undefined, {}, { createCheckoutSessionConfig: 'x' }])
    assert.match(
      findCheckoutFault(checkout as unknown as CheckoutSettings, SETTINGS) ?? '',
      /must be an object$/,
    );
});

test('refuses a product type that it does not know', () => {
  const checkout = { createCheckoutSessionConfig: session(), productType: 'Pay' } as unknown;
  assert.match(findCheckoutFault(checkout as CheckoutSettings, SETTINGS) ?? '', /^productType /);
});

test('takes a session, with or without a way back after a cancel', () => {
  assert.is(check(), undefined);
  assert.is(check({ payloadJSON: payload({ ...URLS, checkoutCancelUrl: undefined }) }), undefined);
  assert.is(check({ algorithm: 'AMZN-PAY-RSASSA-PSS-V2' }, { sandbox: true }), undefined);
});

test('takes the key from the settings of the button', () => {
  assert.is(check({ publicKeyId: undefined }, { publicKeyId: 'LIVE-1' }), undefined);
});

test.run();
