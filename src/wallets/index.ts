/** The room `wallets`. One adapter for each payment SDK, and the registry that finds and loads them. */

import { bare } from '../core/base/bare';
import { WALLET_LOAD_TIMEOUT_MS } from '../core/base/constants';
import { loadModule, toFile } from '../core/base/load-module';
import { metric } from '../core/base/metric';
import { timeout } from '../core/base/wait';
import type { Config } from '../core/types/config';
import type { Advice, Wallet, WalletModule } from '../core/types/wallet';
import type { WalletConfig } from '../core/types/wallet-config';
import { createHost } from './host';
import { createLabel } from './label';
import { createLink } from './link';
import { checkoutLink, lastCandidate, registry } from './page-registry';
import type { Registration } from './registry';
import { skipWallet } from './skip-wallet';

export type { Registration };
export { checkoutLink, createLabel, lastCandidate, registry };

/** Name of the shop for texts of dialogs and sheets; empty where the shop's server gives none. */
export function shopOf({ name, wallet_params }: WalletConfig): string {
  const read = (value: string, key: string) => Object(value)[key];
  return wallet_params.merchantName || registry[name]?.shopName?.reduce(read, Object(wallet_params)) || '';
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
export const broken = new WeakMap<WalletConfig, unknown>();

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

/** Asks for the modules of the wallets that an element names, before it is known whether they can pay. */
export function preloadModules(element: Element): void {
  const configs = ['recommended', 'wallet-configs', 'wallet-config']
    .map(name => element.getAttribute(name))
    .join();
  for (const [name, { module }] of Object.entries(registry))
    if (module && configs.includes(`"${name}"`)) import(toFile(`wallets/${module}.js`)).catch(() => {});
}

/** Loads and prepares a wallet. @throws the reason why it can't pay here, or `timeout` where its SDK isn't there in time */
export function loadWallet(
  registration: Registration,
  config: WalletConfig,
  page: Config,
): Promise<ReadyWallet> {
  const { instrument, module, parameters } = registration;
  const began = Date.now();
  let advice: Advice | undefined;
  const load = async () => {
    const side: WalletModule = module ? await loadSide(module) : { default: () => createLink(parameters) };
    advice = side.advice;
    const host = createHost(page, { ...registration, shop: shopOf(config) });
    // What a wallet leaves out must not come from a prototype: its parameters lead to another address.
    const wallet = bare<Wallet>(side.default(host, config, page));
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
