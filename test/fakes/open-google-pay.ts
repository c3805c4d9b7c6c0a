import { script } from '../../src/core/platform/script';
import type { ButtonSettings, WalletConfig } from '../../src/core/types/page';
import type { Wallet } from '../../src/core/types/wallet';
import createGooglePay from '../../src/wallets/google-pay';
import type { GooglePayParams } from '../../src/wallets/google-pay/params';
import { stub } from '../run/suite';
import { CONFIG } from './config';
import { type FakeGooglePay, type FakeSheet, installGooglePay } from './fake-google-pay';
import { createFakeHost, type FakeHost } from './fake-host';
import {
  createFakePurchase,
  type FakePurchase,
  type FakePurchaseOptions,
  startWallet,
} from './fake-purchase';
import { GOOGLE_PAY } from './wallet-configs';

/** Google Pay with fakes. */
export interface Scene {
  google: FakeGooglePay;
  host: FakeHost;
  wallet: Wallet;
}

export function createScene(
  params: Record<string, unknown> = {},
  settings: Partial<ButtonSettings> = {},
): Scene {
  // Requests of other files in the same page may have set it.
  stub(script, { clockSkewMs: undefined });
  const config: WalletConfig<GooglePayParams> = {
    name: 'google_pay',
    wallet_params: { ...GOOGLE_PAY.wallet_params, ...params } as GooglePayParams,
  };
  const all = { ...CONFIG, ...settings };
  const host = createFakeHost(all, 'GooglePay');
  return { google: installGooglePay(), host, wallet: createGooglePay(host, config, all) };
}

/** A scene after the click with an open sheet. */
export interface OpenScene extends Scene {
  purchase: FakePurchase;
  sheet: FakeSheet;
  /** Settles like the wallet's `start`. */
  ended: Promise<void>;
}

/** @param loading resolves when `checkout.js` has loaded. @default at once */
export function openGooglePay(
  options: FakePurchaseOptions = {},
  params?: Record<string, unknown>,
  loading?: Promise<void>,
  settings?: Partial<ButtonSettings>,
): OpenScene {
  const scene = createScene(params, settings);
  const purchase = createFakePurchase(options);
  const ended = Promise.resolve(startWallet(scene.wallet, purchase, scene.host, loading));
  return { ...scene, purchase, ended, sheet: scene.google.sheet };
}
