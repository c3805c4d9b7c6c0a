import { LOCALE } from './language';

/** The origin that this script is from, as PayPal's own is PayPal's: that of the window, too. */
const ORIGIN = new URL((document.currentScript as HTMLScriptElement | null)?.src || location.href).origin;

/** Where the window's page is; without a token it says that the order is being made. */
export function toWindowUrl(source: string, token?: string, origin = ORIGIN): URL {
  const url = new URL(`/sdk-pages/${source}`, origin);
  url.searchParams.set('shop', location.origin);
  if (LOCALE) url.searchParams.set('locale', LOCALE);
  if (token) url.searchParams.set('token', token);
  return url;
}
