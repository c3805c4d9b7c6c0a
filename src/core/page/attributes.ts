import { DEFAULT_LOCALE } from '../platform/constants';
import { safeDocument } from '../platform/document';
import { DeveloperError } from '../platform/errors';
import { nullProto } from '../platform/objects';
import type { ButtonSettings, PageSettings, PageType, WalletConfig } from '../types/page';
import { ARRAY_ATTRIBUTES, LOCALE } from './attribute-names';

/**
 * Reads the attributes of an element (docs/specification.md#attributes).
 *
 * @throws DeveloperError `invalid-webcomponent` for a missing token, country or currency
 */
export function readAttributes(element: HTMLElement, pageType: PageType): PageSettings {
  const readRequired = (name: string): string => {
    const value = element.getAttribute(name);
    if (value) return value;
    throw new DeveloperError('invalid-webcomponent', `<${element.localName}> needs the attribute ${name}.`);
  };
  return {
    accessToken: readRequired('access-token'),
    country: readRequired('buyer-country'),
    currency: readRequired('buyer-currency'),
    locales: readLocales(element),
    cartId: element.getAttribute('cart-id') ?? undefined,
    enabledFlags: readFlags(element),
    pageType,
    callToAction: pageType === 'product' || element.hasAttribute('call-to-action'),
  };
}

function readLocales(element: Element): ButtonSettings['locales'] {
  const candidates = [element.getAttribute('buyer-locale') ?? '', safeDocument.documentElement.lang];
  const [first = DEFAULT_LOCALE, ...others] = candidates.filter(locale => LOCALE.test(locale));
  return [first, ...others, DEFAULT_LOCALE];
}

/**
 * Reads the ids of features from `enabled-flags`. Unknown ids have no effect.
 *
 * @throws DeveloperError `invalid-webcomponent` if the attribute is no JSON array
 */
export function readFlags(element: Element): string[] {
  return readJson(element, 'enabled-flags') ?? [];
}

/**
 * Parses a JSON attribute. Returns undefined if it is absent or the text `null`.
 *
 * @throws DeveloperError for invalid JSON, for an array attribute that is no array, and for an absent `wallet-configs`. The code
 * is `invalid-wallet-configs` for `wallet-configs`, else `invalid-webcomponent`
 */
export function readJson<T>(element: Element, name: string): T | undefined {
  const text = element.getAttribute(name);
  const isWallets = name === 'wallet-configs';
  const createError = (what: string) =>
    new DeveloperError(
      isWallets ? 'invalid-wallet-configs' : 'invalid-webcomponent',
      // The message doesn't quote the attribute, which may hold personal data: errors are sent to the shop's operators.
      `<${element.localName}> has ${what} in the attribute ${name}.`,
    );
  if (text == null) {
    if (isWallets) throw createError('nothing');
    return undefined;
  }
  let value: T | null;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // Chromium's message has the line and column. The rest of it may quote the value.
    throw createError(`no valid JSON${/ \(line \d+ column \d+\)|$/.exec(`${error}`)}`);
  }
  if (ARRAY_ATTRIBUTES.includes(name) && !Array.isArray(value))
    throw createError(`no array, but a ${typeof value},`);
  return value ?? undefined;
}

/** Reads a wallet's configuration from an attribute. Returns undefined if it has no `name`. */
export function readWallet(
  element: Element,
  name: 'recommended' | 'fallback' | 'wallet-config',
): WalletConfig | undefined {
  return toWallets([readJson(element, name)])[0];
}

/** Reads the configurations of a cart's wallets. Entries without a `name` are left out. */
export function readWallets(element: Element): WalletConfig[] {
  return toWallets(readJson(element, 'wallet-configs') ?? []);
}

/** Removes the prototypes, so that an absent parameter isn't read from `Object.prototype`: `sdkUrl`, for example, loads code. */
function toWallets(values: (Partial<WalletConfig> | undefined)[]): WalletConfig[] {
  return values.flatMap(value => {
    const config = nullProto<WalletConfig>(value);
    if (!config.name) return [];
    config.wallet_params = nullProto(config.wallet_params);
    return [config];
  });
}
