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

test('creates a Google Pay token with three parts that is valid for an hour', () => {
  const [auth] = params().auth;
  assert.is(auth?.jwt.split('.').length, 3);
  assert.ok(Math.abs((auth?.expiresAt ?? 0) * 1000 - Date.now() - 3_600_000) < 5000);
  assert.is(params().paymentData.merchantInfo.merchantOrigin, '127.0.0.1:4000');
});

test('creates an expired Google Pay token by the settings', () => {
  const [auth] = params({ expiredJwt: true }).auth;
  assert.ok((auth?.expiresAt ?? 0) * 1000 < Date.now() - 3_500_000);
});

test("adds the SDK's state to its URL if the query overrides it", () => {
  assert.is(params().sdkUrl, 'http://127.0.0.1:4000/sdk/google-pay.js');
  assert.is(params({ googlePaySdk: 'never' }).sdkUrl, 'http://127.0.0.1:4000/sdk/google-pay.js?sdk=never');
});

test.run();
