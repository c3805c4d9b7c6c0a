/** The room `wallets`. One adapter for each payment SDK, and the registry that finds and loads them. */

import { bare } from '../core/base/bare';
import { WALLET_LOAD_TIMEOUT_MS } from '../core/base/constants';
import { loadModule } from '../core/base/load-module';
import { metric } from '../core/base/metric';
import { timeout } from '../core/base/wait';
import type { Config } from '../core/types/config';
import type { Advice, Wallet, WalletModule } from '../core/types/wallet';
import type { Instrument, WalletConfig } from '../core/types/wallet-config';
import { createHost } from './host';
import { createLink } from './link';
import { skipWallet } from './skip-wallet';

/** How a wallet of the configuration comes onto the page. */
export interface Registration {
  instrument: Instrument;
  /** Name of its custom element. */
  element: string;
  /** Name of its side module; absent where the wallet is in the bundle. */
  module?: string;
}

/** The registry. A new wallet is one row here and one file beside this one. */
export const registry = bare<Record<string, Registration>>({
  buy_it_now: { instrument: 'BuyItNow', element: 'shopify-buy-it-now-button' },
  more_options: { instrument: 'MoreOptions', element: 'more-payment-options-link' },
  amazon_pay: { instrument: 'AmazonPay', element: 'shopify-amazon-pay-button', module: 'amazon-pay' },
  buy_with_prime: {
    instrument: 'BuyWithPrime',
    element: 'shopify-buy-with-prime-button',
    module: 'amazon-pay',
  },
  google_pay: { instrument: 'GooglePay', element: 'shopify-google-pay-button', module: 'google-pay' },
  apple_pay: { instrument: 'ApplePay', element: 'shopify-apple-pay-button', module: 'apple-pay' },
  shop_pay: { instrument: 'ShopPay', element: 'shop-pay-wallet-button', module: 'shop-pay' },
  facebook_pay: { instrument: 'FacebookPay', element: 'shopify-meta-pay-button' },
  paypal: { instrument: 'PayPal', element: 'shopify-paypal-button', module: 'paypal' },
  venmo: { instrument: 'Venmo', element: 'shopify-venmo-button', module: 'paypal' },
});

// A row without a module must not find one that a page has written into `Object.prototype`.
for (const row of Object.values(registry)) Object.setPrototypeOf(row, null);

/** Name of the shop for texts of dialogs and sheets; empty where the shop's server gives none. */
export function shopOf({ wallet_params: { merchantName, paymentData } }: WalletConfig): string {
  return merchantName || paymentData?.merchantInfo?.merchantName || '';
}

/** A wallet that can pay. */
export interface ReadyWallet {
  registration: Registration;
  config: WalletConfig;
  /** What the page said when the wallet was prepared. */
  page: Config;
  wallet: Wallet;
}

/** Wallets whose button could not be drawn. They are skipped on this page from then on. */
export const broken = new WeakMap<WalletConfig, Error>();

/**
 * Finds the row of a wallet; absent where this release doesn't know the wallet, or the wallet can't pay for what is chosen.
 */
export function findWallet(config: WalletConfig, page: Config): Registration | undefined {
  const { name, supports_subs, supports_def_opts } = config;
  const registration = registry[name];
  const reason =
    (broken.has(config) && 'notDrawn') ||
    (page.enabledFlags?.includes(`disable_wallet:${name}`) && 'disabled') ||
    (page.hasSellingPlan && supports_subs === false && 'noSubscriptions') ||
    (page.hasDeferredOption && supports_def_opts === false && 'noDeferredOptions');
  if (reason) metric('wallet.unfit', { instrument: registration?.instrument, reason });
  else if (!registration) skipWallet(name, 'Unknown', new Error('unknownWallet'));
  return reason ? undefined : registration;
}

/** Puts the wallet first whose instrument `recommended-instrument` names. */
export function putFirst<C extends WalletConfig | undefined>(element: Element, configs: C[]): C[] {
  const first = element.getAttribute('recommended-instrument');
  const isLater = (config: C) => Number(registry[config?.name ?? '']?.instrument !== first);
  return configs.sort((one, other) => isLater(one) - isLater(other));
}

const loadSide = (name: string) =>
  loadModule<WalletModule>(`wallets/${name}`).catch(cause => {
    throw new Error('moduleNotLoaded', { cause });
  });

/** Loads and prepares a wallet. @throws the reason why it can't pay here, or `timeout` where its SDK isn't there in time */
export function loadWallet(
  registration: Registration,
  config: WalletConfig,
  page: Config,
): Promise<ReadyWallet> {
  const { instrument, module } = registration;
  const began = Date.now();
  let advice: Advice | undefined;
  const load = async () => {
    const side: WalletModule = module ? await loadSide(module) : { default: createLink };
    advice = side.advice;
    const wallet = side.default(createHost(page, { instrument, shop: shopOf(config) }), config, page);
    await wallet.prepare();
    metric('wallet.loaded', { instrument }, began);
    return { registration, config, page, wallet };
  };
  return timeout(load(), WALLET_LOAD_TIMEOUT_MS, 'timeout').catch(error => {
    skipWallet(config.name, instrument, error, advice);
    throw error;
  });
}

/** Prepares a wallet; absent where it can't pay here, so that the next one is tried. */
export async function prepareWallet(config: WalletConfig, page: Config): Promise<ReadyWallet | undefined> {
  const registration = findWallet(config, page);
  return registration && loadWallet(registration, config, page).catch(() => undefined);
}
