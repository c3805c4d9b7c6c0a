import { observeForm } from '../../src/core/page/form-observer';
import { script } from '../../src/core/platform/script';
import type { ButtonSettings } from '../../src/core/types/page';
import type { Wallet } from '../../src/core/types/wallet';
import createShopPay from '../../src/wallets/shop-pay';
import { onEnd, stub } from '../run/suite';
import { CONFIG } from './config';
import { createFakeHost, type FakeHost } from './fake-host';
import { type FakeObservers, fakeObservers } from './fake-observers';
import { find, PRODUCT_CONTROLS, show } from './page';

/** Shop Pay's button in a product form, 300 px wide and not visible. */
export interface Scene {
  host: FakeHost;
  wallet: Wallet;
  element: HTMLElement;
  form: HTMLFormElement;
  button: HTMLButtonElement;
  /** Contains the button and the iframe. Its `data-state` is the state. */
  box: HTMLElement;
  observers: FakeObservers;
  /** Number of clicks on the button. */
  clicks(): number;
  frame(): HTMLIFrameElement | null;
  state(): string | undefined;
  /** Dispatches a message as if the iframe had sent it, with these overrides. */
  receive(data: unknown, event?: MessageEventInit): void;
  /** Unmounts the button. */
  unmount(): void;
}

export interface SceneOptions {
  params?: Record<string, unknown>;
  settings?: Partial<ButtonSettings>;
  controls?: string;
  width?: number;
  /** The style of the wallet's element, as set by a theme. */
  style?: string;
  /** Form of an earlier scene, whose button this one replaces. @default a form of its own */
  form?: HTMLFormElement;
}

export function openShopPay(options: SceneOptions = {}): Scene {
  // Logos load from the release's folder.
  stub(script, { base: 'https://cdn.example/' });
  const { params = { personalized: true }, controls = PRODUCT_CONTROLS, width = 300, style } = options;
  const form =
    options.form ??
    (show(
      `<form>${controls}<shop-pay-button-under-test style="${style ?? ''}"></shop-pay-button-under-test></form>`,
      'form',
    ) as HTMLFormElement);
  const earlier = options.form?.querySelector('shop-pay-button-under-test');
  earlier?.replaceWith(document.createElement(earlier.localName));
  const element = find(form, 'shop-pay-button-under-test');
  const slot = document.createElement('div');
  element.attachShadow({ mode: 'open' }).append(slot);
  const observers = fakeObservers();
  observers.resize(width);
  const { state, stop } = observeForm(form);
  const settings = { ...CONFIG, ...options.settings };
  const host = createFakeHost(settings, 'ShopPay');
  const wallet = createShopPay(host, { name: 'shop_pay', wallet_params: params }, settings);
  let clicks = 0;
  const end = wallet.mount?.(slot, () => clicks++, settings.pageType === 'product' ? state : undefined);
  const box = find(slot, 'div');
  const frame = () => slot.querySelector('iframe');
  let isMounted = true;
  const scene: Scene = {
    host,
    wallet,
    element,
    form,
    box,
    observers,
    button: find(box, 'button'),
    clicks: () => clicks,
    frame,
    state: () => box.dataset.state,
    receive(data, event) {
      const source = frame()?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin, ...event }));
    },
    unmount() {
      if (isMounted) (end as (() => void) | undefined)?.();
      stop();
      isMounted = false;
    },
  };
  onEnd(scene.unmount);
  return scene;
}

/** Creates the scene with a loaded iframe. */
export function openVisible(options?: SceneOptions): Scene {
  const scene = openShopPay(options);
  scene.observers.show();
  return scene;
}
