/** The room `core/page`. What the shop's page says: attributes, product form, cart, background. */

import { bare } from '../base/bare';
import { DEFAULT_LOCALE } from '../base/constants';
import { DeveloperError } from '../base/developer-error';
import { ownDocument } from '../base/unclobbered';
import { toLanguage } from '../labels/i18n';
import type { Config, PageType } from '../types/config';
import type { WalletConfig } from '../types/wallet-config';
import { isOnDark } from './background';

/**
 * Reads an element's attributes (docs/specification.md#attributes).
 *
 * @throws DeveloperError `invalid-webcomponent` for a missing token, country or currency
 */
export function readConfig(element: HTMLElement, page: PageType): Config {
  const need = (name: string): string => {
    const value = element.getAttribute(name);
    if (value) return value;
    throw new DeveloperError(
      'invalid-webcomponent',
      `<${element.localName}> needs the attribute ${name}: add it.`,
    );
  };
  return {
    accessToken: need('access-token'),
    country: need('buyer-country'),
    currency: need('buyer-currency'),
    locale:
      [element.getAttribute('buyer-locale') ?? '', ownDocument.documentElement.lang].find(toLanguage) ??
      DEFAULT_LOCALE,
    hasSellingPlan: element.hasAttribute('has-selling-plan'),
    hasDeferredOption: false,
    requiresShipping: element.hasAttribute('requires-shipping'),
    cartId: element.getAttribute('cart-id') ?? undefined,
    enabledFlags: readFlags(element),
    page,
    callToAction: page === 'product' || element.hasAttribute('call-to-action'),
    isOnDark: isOnDark(element),
  };
}

/**
 * Ids of features from `enabled-flags`; those that mean nothing here stay without effect.
 *
 * @throws DeveloperError `invalid-webcomponent` where it is no JSON array
 */
export function readFlags(element: Element): string[] {
  return readJson(element, 'enabled-flags') ?? [];
}

/** Attributes that hold an array. */
const ARRAYS = ['wallet-configs', 'enabled-flags'];

/**
 * Reads an attribute that holds JSON; absent and `null` (the four letters) are nothing, but for an array, which can't be
 * `null`, and for `wallet-configs`, which has to be there.
 *
 * @throws DeveloperError where it can't be read: `invalid-wallet-configs` for the list of wallets, else
 * `invalid-webcomponent`
 */
export function readJson<T>(element: Element, name: string): T | undefined {
  const text = element.getAttribute(name);
  const isWallets = name === 'wallet-configs';
  const wrong = (what: string) =>
    new DeveloperError(
      isWallets ? 'invalid-wallet-configs' : 'invalid-webcomponent',
      // What stands in it may be about a shopper, and errors are sent to the shop's operators.
      `<${element.localName}> has ${what} in the attribute ${name}. Write valid JSON.`,
    );
  if (text == null) {
    if (isWallets) throw wrong('nothing');
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw wrong('no valid JSON');
  }
  if (ARRAYS.includes(name) && !Array.isArray(value)) throw wrong(`no array, but a ${typeof value},`);
  return (value as T) ?? undefined;
}

/** A wallet's configuration from an attribute; nothing where it names no wallet. */
export function readWallet(
  element: Element,
  name: 'recommended' | 'fallback' | 'wallet-config',
): WalletConfig | undefined {
  return toWallets([readJson(element, name)])[0];
}

/** The configurations of a cart's wallets; entries that name no wallet are left out. */
export function readWallets(element: Element): WalletConfig[] {
  return toWallets(readJson(element, 'wallet-configs') as unknown[]);
}

/** Also what is absent must not come from a prototype: `sdkUrl` is where code is loaded from. */
function toWallets(values: unknown[]): WalletConfig[] {
  return values.flatMap(value => {
    const config = bare<WalletConfig>(value as WalletConfig);
    if (!config.name) return [];
    config.wallet_params = bare(config.wallet_params);
    return [config];
  });
}
