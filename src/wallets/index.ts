import { WALLET_LOAD_TIMEOUT_MS } from '../core/constants';
import { createHost } from '../core/host';
import { loadModule } from '../core/load-module';
import { metric } from '../core/metric';
import type { Config, Instrument, Wallet, WalletConfig } from '../core/types';
import { timeout } from '../core/wait';
import { createLink } from './link';

/** How a wallet of the configuration comes onto the page. */
export interface Registration {
  instrument: Instrument;
  /** Name of its element. */
  element: string;
  /** Name of its side module; in the bundle where it has none. */
  module?: string;
}

/** The registry: a new wallet is one line here and one file beside this one. */
export const registry: Record<string, Registration> = {
  buy_it_now: { instrument: 'BuyItNow', element: 'shopify-buy-it-now-button' },
  more_options: { instrument: 'MoreOptions', element: 'more-payment-options-link' },
  google_pay: { instrument: 'GooglePay', element: 'shopify-google-pay-button', module: 'google-pay' },
};

/** Name of the shop, for the words of dialogs and sheets. */
export function shopOf({ wallet_params }: WalletConfig): string {
  return wallet_params.merchantName ?? location.hostname;
}

/** A wallet that can pay. */
export interface ReadyWallet {
  registration: Registration;
  config: WalletConfig;
  /** What the page said when it was prepared. */
  page: Config;
  wallet: Wallet;
}

/** The wallet, or nothing where this release doesn't know it, it can't pay here, or its SDK isn't there in time. */
export async function prepareWallet(config: WalletConfig, page: Config): Promise<ReadyWallet | undefined> {
  const registration = Object.hasOwn(registry, config.name) ? registry[config.name] : undefined;
  if (!registration || (page.hasSellingPlan && config.supports_subs === false)) return undefined;
  const { instrument, module } = registration;
  const load = async () => {
    const wallet = module
      ? (await loadModule(module)).default(
          createHost(page, { instrument, shop: shopOf(config) }),
          config,
          page,
        )
      : createLink();
    await wallet.prepare();
    return { registration, config, page, wallet };
  };
  try {
    return await timeout(load(), WALLET_LOAD_TIMEOUT_MS, 'timeout');
  } catch (error) {
    metric('wallet.skipped', { instrument, reason: (error as Error).message });
    return undefined;
  }
}
