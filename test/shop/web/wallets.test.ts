import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultSettings } from '../store/settings';
import { getWalletConfig, WALLET_NAMES, type WalletPage } from './wallets';

const page: WalletPage = {
  origin: 'http://127.0.0.1:4000',
  otherOrigin: 'http://127.0.0.1:4001',
  settings: defaultSettings,
  sdkState: undefined,
  shopId: 1,
  shopName: 'Loja',
};

const params = (change: Partial<WalletPage> = {}) =>
  getWalletConfig('google_pay', { ...page, ...change })?.wallet_params as {
    sdkUrl: string;
    auth: { jwt: string; expiresAt: number }[];
    paymentData: { merchantInfo: { merchantOrigin: string } };
  };

for (const name of WALLET_NAMES)
  test(`writes a configuration for ${name}`, () => {
    const config = getWalletConfig(name, page);
    assert.is(config?.name, name);
    assert.type(config?.supports_subs, 'boolean');
    assert.type(config?.wallet_params, 'object');
  });

test('knows no other wallet', () => {
  assert.is(getWalletConfig('cheque', page), undefined);
});

test('gives Google Pay a token of three parts that lasts an hour', () => {
  const [auth] = params().auth;
  assert.is(auth?.jwt.split('.').length, 3);
  assert.ok(Math.abs((auth?.expiresAt ?? 0) * 1000 - Date.now() - 3_600_000) < 5000);
  assert.is(params().paymentData.merchantInfo.merchantOrigin, '127.0.0.1:4000');
});

test('gives Google Pay a token that ended an hour ago where the settings say so', () => {
  const [auth] = params({ settings: { ...defaultSettings, expiredJwt: true } }).auth;
  assert.ok((auth?.expiresAt ?? 0) * 1000 < Date.now() - 3_500_000);
});

test("names the SDK's state in its URL where one view wants another", () => {
  assert.is(params().sdkUrl, 'http://127.0.0.1:4000/sdk/google-pay.js');
  assert.is(params({ sdkState: 'never' }).sdkUrl, 'http://127.0.0.1:4000/sdk/google-pay.js?sdk=never');
});

test.run();
