import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { defaultSettings } from '../store/store';
import type { Settings } from '../store/types';
import type { Visit } from './visit';
import { walletConfig } from './wallets';

const params = (change: Partial<Settings> = {}) =>
  walletConfig(
    {
      store: { settings: defaultSettings },
      settings: { ...defaultSettings, ...change },
      url: new URL('http://127.0.0.1:4000/cart'),
    } as Visit,
    'google_pay',
  )?.wallet_params as {
    sdkUrl: string;
    auth: { jwt: string; expiresAt: number }[];
    paymentData: { merchantInfo: { merchantOrigin: string } };
  };

test('gives Google Pay a token of three parts that lasts an hour', () => {
  const [auth] = params().auth;
  assert.is(auth?.jwt.split('.').length, 3);
  assert.ok(Math.abs((auth?.expiresAt ?? 0) * 1000 - Date.now() - 3_600_000) < 5000);
  assert.is(params().paymentData.merchantInfo.merchantOrigin, '127.0.0.1:4000');
});

test('gives Google Pay a token that ended an hour ago if the settings say so', () => {
  const [auth] = params({ expiredJwt: true }).auth;
  assert.ok((auth?.expiresAt ?? 0) * 1000 < Date.now() - 3_500_000);
});

test("names the SDK's state in its URL if one view overrides it", () => {
  assert.is(params().sdkUrl, 'http://127.0.0.1:4000/sdk/google-pay.js');
  assert.is(params({ googlePaySdk: 'never' }).sdkUrl, 'http://127.0.0.1:4000/sdk/google-pay.js?sdk=never');
});

test.run();
