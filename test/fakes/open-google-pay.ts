import type { Config, WalletConfig } from '../../src/core/types/page';
import type { Wallet } from '../../src/core/types/wallet';
import createGooglePay from '../../src/wallets/google-pay';
import type { GooglePayParams } from '../../src/wallets/google-pay/params';
import { CONFIG } from './config';
import { createFakeCheckout, type FakeCheckout, type FakeCheckoutOptions } from './fake-checkout';
import { type FakeGooglePay, type FakeSheet, installGooglePay } from './fake-google-pay';
import { createFakeHost, type FakeHost } from './fake-host';
import { GOOGLE_PAY } from './wallet-configs';

/** Google Pay with fakes. */
export interface Scene {
  google: FakeGooglePay;
  host: FakeHost;
  wallet: Wallet;
}

export function createScene(params: Record<string, unknown> = {}, page: Partial<Config> = {}): Scene {
  const config: WalletConfig<GooglePayParams> = {
    name: 'google_pay',
    wallet_params: { ...GOOGLE_PAY.wallet_params, ...params } as GooglePayParams,
  };
  const all = { ...CONFIG, ...page };
  const host = createFakeHost(all, 'GooglePay');
  return { google: installGooglePay(), host, wallet: createGooglePay(host, config, all) };
}

/** A scene after the click with an open sheet. */
export interface OpenScene extends Scene {
  checkout: FakeCheckout;
  sheet: FakeSheet;
  /** Settles like the wallet's `start`. */
  ended: Promise<void>;
}

/** @param loading resolves when the sheet's bundle loads. @default at once */
export function openGooglePay(
  options: FakeCheckoutOptions = {},
  params?: Record<string, unknown>,
  loading?: Promise<void>,
): OpenScene {
  const scene = createScene(params);
  const { loadSheetHost } = scene.host;
  scene.host.loadSheetHost = async () => {
    await loading;
    return loadSheetHost();
  };
  const checkout = createFakeCheckout(options);
  const ended = Promise.resolve(scene.wallet.start(checkout));
  return { ...scene, checkout, ended, sheet: scene.google.sheet };
}
