import type { Signal } from '@preact/signals';
import type { SheetAction } from '../../src/core/types/action';
import type { Cart } from '../../src/core/types/cart';
import type { ButtonSettings } from '../../src/core/types/page';
import type { SheetHost, Wallet } from '../../src/core/types/wallet';
import createApplePay from '../../src/wallets/apple-pay';
import { CONFIG } from './config';
import { type FakeApplePay, type FakeSession, installApplePay } from './fake-apple-pay';
import { createCart } from './fake-cart';
import { createFakeHost, type FakeHost } from './fake-host';
import {
  createFakePurchase,
  type FakePurchase,
  type FakePurchaseOptions,
  startWallet,
} from './fake-purchase';
import { nameOf } from './operation-name';
import { APPLE_PAY } from './wallet-configs';

/** Apple Pay with fakes. */
export interface Scene {
  apple: FakeApplePay;
  host: FakeHost;
  wallet: Wallet;
  /** Requests of the wallet itself. The default response is a merchant session. */
  requests: [operation: string, variables: unknown][];
}

export interface SceneOptions extends FakePurchaseOptions {
  params?: Record<string, unknown>;
  settings?: Partial<ButtonSettings>;
  mutate?: () => ReturnType<SheetHost['mutate']>;
  /** The newest version that the browser supports. */
  newest?: number;
  /** The current cart. @default one shipped line */
  cart?: Cart;
}

/** The contact as the sheet sends it before the payment. */
export const CONTACT = {
  locality: 'São Paulo',
  administrativeArea: 'SP',
  postalCode: '01310-100',
  countryCode: 'BR',
};

export const SESSION = { merchantSessionIdentifier: 'SSH1', nonce: 'a1b2' };

export function createScene(options: SceneOptions = {}): Scene {
  const { params, settings, mutate = async () => ({ payload: { body: JSON.stringify(SESSION) } }) } = options;
  const host = createFakeHost({ ...CONFIG, ...settings }, 'ApplePay');
  const requests: Scene['requests'] = [];
  host.mutate = async (document, variables) => {
    requests.push([nameOf(document), variables]);
    // biome-ignore lint/suspicious/noExplicitAny: each document has its own payload
    return (await mutate()) as any;
  };
  const config = { ...APPLE_PAY, wallet_params: { ...APPLE_PAY.wallet_params, ...params } };
  return {
    apple: installApplePay(),
    host,
    requests,
    wallet: createApplePay(host, config, { ...CONFIG, ...settings }),
  };
}

/** A scene after the click with an open sheet. */
export interface OpenScene extends Scene {
  purchase: FakePurchase;
  session: FakeSession;
}

export function openApplePay(options: SceneOptions = {}): OpenScene {
  const scene = createScene(options);
  const { cart = createCart(), answers } = options;
  const open: SheetAction = { type: 'update', cart };
  const purchase = createFakePurchase({ ...options, answers: { open, ...answers } });
  (purchase.cart as Signal<Cart | undefined>).value = cart;
  scene.apple.newest = options.newest ?? scene.apple.newest;
  void startWallet(scene.wallet, purchase, scene.host);
  return { ...scene, purchase, session: scene.apple.session };
}
