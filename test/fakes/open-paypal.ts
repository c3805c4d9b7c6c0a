import type { SheetAction } from '../../src/core/types/action';
import type { ButtonSettings } from '../../src/core/types/page';
import type { CompiledDocument } from '../../src/core/types/result';
import type { Wallet, WalletResponse } from '../../src/core/types/wallet';
import createPaypal, { type PaypalParams } from '../../src/wallets/paypal';
import { CONFIG } from './config';
import { createFakeHost, type FakeHost } from './fake-host';
import { type FakePaypal, installPaypal } from './fake-paypal';
import {
  createFakePurchase,
  type FakePurchase,
  type FakePurchaseOptions,
  startWallet,
} from './fake-purchase';
import { nameOf } from './operation-name';

export const SDK_URL = 'https://paypal.example/sdk/js';

export const ADDRESS = {
  firstName: 'Helena',
  lastName: 'Prado',
  city: 'Recife',
  country: 'BR',
  company: 'Lia',
};

/** The same address in the storefront's format. */
export const MAPPED = { ...ADDRESS, address1: '', address2: '', zip: '', province: '', phone: '' };

/** The response after an approval. */
export const DETAILS = {
  email: 'helena@example.com',
  expiresAt: '2099-01-01T00:00:00Z',
  destinationAddress: ADDRESS,
  billingAddress: { ...ADDRESS, city: 'Olinda' },
};

type Answer = WalletResponse<unknown> | Promise<WalletResponse<unknown>>;

/** PayPal or Venmo with fakes. */
export interface Scene {
  paypal: FakePaypal;
  host: FakeHost;
  wallet: Wallet;
  /** Requests in order. */
  sent: [operation: string, variables?: Record<string, unknown> | undefined][];
  /** By operation name. */
  answers: Record<string, Answer>;
}

export interface SceneOptions {
  name?: 'paypal' | 'venmo';
  params?: Record<string, unknown>;
  settings?: Partial<ButtonSettings>;
}

export function createScene({ name = 'paypal', params = {}, ...options }: SceneOptions = {}): Scene {
  const settings = { ...CONFIG, ...options.settings };
  const wallet_params: PaypalParams = { sdkUrl: SDK_URL, ...params };
  const scene: Omit<Scene, 'wallet'> = {
    paypal: installPaypal(wallet_params.sdkUrl),
    host: createFakeHost(settings, name === 'venmo' ? 'Venmo' : 'PayPal'),
    sent: [],
    answers: {
      paypalTokenCreate: { payload: { token: 'EC-1' } },
      paypalBuyerDetailsFetch: { payload: { buyerDetails: DETAILS } },
    },
  };
  scene.host.mutate = async <T>(document: CompiledDocument, variables?: Record<string, unknown>) => {
    scene.sent.push([nameOf(document), variables]);
    return (await scene.answers[nameOf(document)]) as WalletResponse<T>;
  };
  return { ...scene, wallet: createPaypal(scene.host, { name, wallet_params }, settings) };
}

/** A scene with a rendered button. */
export interface DrawnScene extends Scene {
  purchase: FakePurchase;
  slot: HTMLElement;
  unmount: () => Promise<void>;
  /** Ignores the next click, like a blocked button. */
  block(): void;
  /** The purchase of the next click. */
  begin(options?: FakePurchaseOptions): FakePurchase;
}

export const CART = { id: 'gid://shopify/Cart/1', checkoutUrl: 'https://shop.example/checkouts/1' };

export const UPDATE = { type: 'update', cart: CART } as unknown as SheetAction;
export const REDIRECT = { type: 'redirect', cart: CART } as unknown as SheetAction;

/** Actions of a successful purchase. */
export const WELL: FakePurchaseOptions['answers'] = { open: UPDATE, setAddress: UPDATE, setBilling: UPDATE };

export function drawPaypal(
  answers: FakePurchaseOptions['answers'] = WELL,
  options: SceneOptions = {},
  css = '',
): DrawnScene {
  const scene = createScene(options);
  const element = document.createElement('shopify-paypal-button');
  const slot = document.createElement('div');
  slot.style.cssText = css;
  element.attachShadow({ mode: 'open' }).append(slot);
  document.body.replaceChildren(element);
  let next: FakePurchase | undefined;
  const drawn: Omit<DrawnScene, 'unmount'> = {
    ...scene,
    slot,
    purchase: createFakePurchase({ answers }),
    block: () => {
      next = undefined;
    },
    begin(given = { answers }) {
      next = createFakePurchase(given);
      return next;
    },
  };
  next = drawn.purchase;
  const drawing = scene.wallet.mount?.(slot, () => next && void startWallet(scene.wallet, next, scene.host));
  return { ...drawn, unmount: async () => (await drawing)?.() };
}
