import { createSdk } from '../../sandbox/sdk/amazon-pay/sdk';
import type { ButtonSettings, WalletConfig } from '../../src/core/types/page';
import type { Wallet } from '../../src/core/types/wallet';
import type { Brand } from '../../src/wallets/amazon-pay';
import createAmazonPay from '../../src/wallets/amazon-pay';
import type { AmazonButtonSettings, AmazonPay, AmazonPayButton } from '../../src/wallets/amazon-pay/sdk';
import type { AmazonPayParams } from '../../src/wallets/amazon-pay/settings';
import { stub } from '../run/suite';
import { CONFIG } from './config';
import { createFakeHost, type FakeHost } from './fake-host';
import { forgetScripts } from './fake-scripts';

/** A wallet with fakes. Its SDK is the sandbox's, which has the real one's rules. */
export interface AmazonScene {
  host: FakeHost;
  wallet: Wallet;
  /** Settings of the rendered buttons. */
  drawn: AmazonButtonSettings[];
  /** URLs of the SDK's redirects. */
  visited: URL[];
  /** Mounts the wallet as its element does, and counts clicks of the SDK's button. */
  mount(): Promise<{
    element: HTMLElement;
    unmount: () => void;
    clicks: () => number;
    button: HTMLButtonElement;
  }>;
}

export function createAmazonScene(
  params: Record<string, unknown> = {},
  settings: Partial<ButtonSettings> = {},
  name: Brand = 'amazon_pay',
): AmazonScene {
  const drawn: AmazonButtonSettings[] = [];
  const visited: URL[] = [];
  const sdk = createSdk({
    name,
    page: 'https://amazon.example/checkout',
    go: url => visited.push(new URL(url)),
  });
  const watched: AmazonPay = {
    renderButton(selector, settings): AmazonPayButton {
      drawn.push(settings);
      return sdk.renderButton(selector, settings);
    },
  };
  stub(window, { amazon: { [name === 'amazon_pay' ? 'Pay' : 'BuyWithPrime']: watched } });
  forgetScripts();
  const host = createFakeHost(CONFIG, name === 'amazon_pay' ? 'AmazonPay' : 'BuyWithPrime');
  const config: WalletConfig<AmazonPayParams, Brand> = {
    name,
    wallet_params: { merchantId: 'A1', sdkUrl: 'https://amazon.example/checkout.js', ...params },
  };
  const wallet = createAmazonPay(host, config, { ...CONFIG, ...settings });

  return {
    host,
    wallet,
    drawn,
    visited,
    async mount() {
      await wallet.prepare();
      const element = document.createElement('div');
      document.body.append(element);
      const slot = document.createElement('div');
      element.attachShadow({ mode: 'open' }).append(slot);
      let count = 0;
      const unmount = wallet.mount?.(slot, () => count++);
      const container = element.lastElementChild;
      return {
        element,
        unmount: () => (unmount as (() => void) | undefined)?.(),
        clicks: () => count,
        button: container?.shadowRoot?.querySelector('button') as HTMLButtonElement,
      };
    },
  };
}

/** A response of the shop's server to `/wallets/config/...`. */
export function createSession(url = 'https://shop.example/cart/c/1') {
  const payloadJSON = JSON.stringify({
    webCheckoutDetails: { checkoutReviewReturnUrl: url, checkoutCancelUrl: 'https://shop.example/cart' },
  });
  const createCheckoutSessionConfig = {
    payloadJSON,
    signature: 'signed',
    publicKeyId: 'LIVE-1',
    algorithm: 'AMZN-PAY-RSASSA-PSS-V2',
  };
  return { createCheckoutSessionConfig };
}
