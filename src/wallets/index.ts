import { WALLET_LOAD_TIMEOUT_MS } from '../core/platform/constants';
import { AcceleratedCheckoutError, DeveloperError, report, toReadable } from '../core/platform/errors';
import { loadLazy } from '../core/platform/load-lazy';
import { emitMetric } from '../core/platform/metric';
import { nullProto, tryCall } from '../core/platform/objects';
import { LOAD_TIMEOUT_STEPS, withTimeout } from '../core/platform/wait';
import type { Appearance, ButtonSettings, PageType, WalletConfig } from '../core/types/page';
import type { ButtonHost, ErrorHints, Wallet, WalletModule } from '../core/types/wallet';
import { createButtonHost, createLinkWallet } from './button-host';
import { checkoutLink, defaultWallet, registry } from './page-registry';
import type { Registration } from './registry';

/**
 * Matches reasons that the shop can't fix, if the wallet has no hint for them: one word such as `notReadyToPay`, or an SDK that
 * doesn't load. The documentation explains `unknownWallet` and `moduleNotLoaded`, which the shop can fix.
 */
const UNFIXABLE = /^((?!unknownWallet|moduleNotLoaded)\w+$|Could not load )/;

/** Counts a skipped wallet. Logs an error only if the shop can fix it. */
function reportSkippedWallet(name: string, instrument: string, error: unknown, hints?: ErrorHints): void {
  const message = toMessage(error);
  const isAuthorsMistake = error instanceof DeveloperError;
  emitMetric('wallet.skipped', { instrument, reason: isAuthorsMistake ? error.code : message });
  const hint = nullProto<ErrorHints>(hints)[message];
  if (isAuthorsMistake || (!hint && UNFIXABLE.test(message))) return;
  // The messages of some browsers already end with a full stop.
  const what = `${name} has no button: ${message.replace(/\.?$/, '.')}`;
  const text = `${what} ${hint ? `${hint} ` : ''}See docs/wallets.md#missing-buttons`;
  report(new AcceleratedCheckoutError(text, undefined, { cause: error }));
}

/** Returns the error's message. Google's errors have no message, so the whole error is returned as JSON. */
function toMessage(error: unknown): string {
  return tryCall(() => `${Object(error).message ?? JSON.stringify(error)}`) ?? `${error}`;
}

export type { Registration };
export { checkoutLink, defaultWallet, registry };

/** A wallet that can pay. */
export interface ReadyWallet {
  registration: Registration;
  config: WalletConfig;
  /** The configuration of the page and the element when the wallet was prepared. */
  settings: ButtonSettings;
  wallet: Wallet;
  host: ButtonHost;
}

/** Reads how a wallet's button looks in its element. Resolves to undefined if the page styles the button by its classes. */
export type ReadAppearance = (
  registration: Registration,
  pageType: PageType,
) => Promise<Appearance | undefined>;

/** Wallets whose button failed to render. They are skipped on this page from then on. */
export const failedWallets = new WeakMap<WalletConfig, unknown>();

/**
 * Finds the registry row of a wallet. Returns undefined if this release doesn't have the wallet, if a flag disables it, if its
 * button has failed on this page, or if it doesn't support what the shopper buys.
 */
export function findWallet(config: WalletConfig, settings: ButtonSettings): Registration | undefined {
  const { name, supports_subs, supports_def_opts } = config;
  const registration = registry[name];
  const reason =
    (failedWallets.has(config) && 'notDrawn') ||
    (settings.enabledFlags?.includes(`disable_wallet:${name}`) && 'disabled') ||
    (settings.hasSellingPlan && supports_subs === false && 'noSubscriptions') ||
    (settings.hasDeferredOption && supports_def_opts === false && 'noDeferredOptions');
  if (reason) emitMetric('wallet.unfit', { instrument: registration?.instrument, reason });
  else if (!registration) reportSkippedWallet(name, 'Unknown', new Error('unknownWallet'));
  return reason ? undefined : registration;
}

/** Moves the wallet that `recommended-instrument` names to the front of the array itself. */
export function sortPreferredFirst<C extends WalletConfig | undefined>(element: Element, configs: C[]): C[] {
  const first = element.getAttribute('recommended-instrument');
  const rank = (config: C) => Number(registry[config?.name ?? '']?.instrument !== first);
  return configs.sort((one, other) => rank(one) - rank(other));
}

/** Loads a wallet's bundle. A wallet without one only redirects to the shop's checkout. */
const loadAdapter = async ({ module, parameters }: Registration): Promise<WalletModule> =>
  module ? loadLazy<WalletModule>(`wallets/${module}`) : { default: () => createLinkWallet(parameters) };

/** Preloads the bundles of the wallets in an element's attributes, except its fallback, before it is known whether they can pay. */
export function preloadModules(element: Element): void {
  const configs = ['recommended', 'wallet-configs', 'wallet-config']
    .map(name => element.getAttribute(name))
    .join();
  for (const [name, { module }] of Object.entries(registry))
    if (module && configs.includes(`"${name}"`)) loadLazy(`wallets/${module}`).catch(() => {});
}

/**
 * Loads and prepares a wallet.
 *
 * @param readAppearance reads how the wallet's button should look; absent if the wallet shows no button
 * @throws the error that prevents the wallet from paying here, for example `timeout` if its SDK loads too slowly
 */
export function loadWallet(
  registration: Registration,
  config: WalletConfig,
  base: ButtonSettings,
  readAppearance?: ReadAppearance,
): Promise<ReadyWallet> {
  const { instrument } = registration;
  const began = Date.now();
  let hints: ErrorHints | undefined;
  const load = async () => {
    const bundle = await loadAdapter(registration).catch(cause => {
      throw new Error('moduleNotLoaded', { cause });
    });
    hints = bundle.errorHints;
    const settings = nullProto<ButtonSettings>(base, await readAppearance?.(registration, base.pageType));
    const host = createButtonHost(settings, registration);
    // Without a prototype, because the page may have changed `Object.prototype`. For example, `parameters` would change the
    // checkout's URL.
    const wallet = nullProto<Wallet>(bundle.default(host, config, settings));
    await wallet.prepare();
    emitMetric('wallet.loaded', { instrument }, began);
    return { registration, config, settings, wallet, host };
  };
  return withTimeout(load(), WALLET_LOAD_TIMEOUT_MS, 'timeout', LOAD_TIMEOUT_STEPS).catch(thrown => {
    const error = toReadable(thrown);
    reportSkippedWallet(config.name, instrument, error, hints);
    throw error;
  });
}

/** Prepares a wallet. Resolves to undefined if the wallet can't pay here, so that the caller can try the next one. */
export async function prepareWallet(
  config: WalletConfig,
  settings: ButtonSettings,
  readAppearance?: ReadAppearance,
): Promise<ReadyWallet | undefined> {
  const registration = findWallet(config, settings);
  return registration && loadWallet(registration, config, settings, readAppearance).catch(() => undefined);
}
