import { SHOP_NAME } from '../store/products';
import { ACCESS_TOKEN } from '../store/store';
import type { Visit } from './visit';
import { getWalletConfig, type WalletConfig } from './wallets';

export const SHOP_ID = 58274910283;

/** Attributes that each of the script's elements carries: who buys where, and the shop's public token. */
export function marketAttributes({ settings }: Visit) {
  return {
    'access-token': ACCESS_TOKEN,
    'buyer-country': settings.country,
    'buyer-locale': settings.locale,
    'buyer-currency': settings.currency,
    'shop-id': SHOP_ID,
  };
}

/** The configuration of a wallet as this page view hands it to the script. */
export function walletConfig(
  { store, settings, url, otherOrigin }: Visit,
  name: string,
): WalletConfig | undefined {
  return getWalletConfig(name, {
    origin: url.origin,
    otherOrigin,
    settings,
    sdkState: settings.googlePaySdk === store.settings.googlePaySdk ? undefined : settings.googlePaySdk,
    shopId: SHOP_ID,
    shopName: SHOP_NAME,
  });
}
