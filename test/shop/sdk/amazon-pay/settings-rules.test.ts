import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ButtonSettings } from '../../../../src/wallets/amazon-pay-sdk';
import { findFault } from '../google-pay/rule';
import { SETTINGS_RULES } from './settings-rules';

const SETTINGS: ButtonSettings = { merchantId: 'A1', ledgerCurrency: 'EUR', placement: 'Product' };

const check = (settings: unknown) => findFault(settings as ButtonSettings, SETTINGS_RULES);

const BROKEN: [field: string, patch: Record<string, unknown>][] = [
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

for (const [field, patch] of BROKEN)
  test(`refuses ${JSON.stringify(patch)}`, () => {
    assert.match(check({ ...SETTINGS, ...patch }) ?? '', new RegExp(`^${field} `));
  });

test('refuses settings that are none', () => {
  for (const settings of [undefined, null, 'A1']) assert.match(check(settings) ?? '', /^settings /);
});

test('takes settings with nothing but what is needed', () => {
  assert.is(check(SETTINGS), undefined);
});

test('takes every setting there is', () => {
  const all: Required<ButtonSettings> = {
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
  assert.is(check(all), undefined);
});

test.run();
