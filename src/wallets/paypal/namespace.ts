import { toUrl } from '../../core/platform/url';

/** URLs of PayPal's script, each with the account of a shop in it. */
const urls: (string | undefined)[] = [];

/**
 * Returns the global for the SDK of this URL (`data-namespace`). `window.paypal` may be another merchant's SDK, which an app or a
 * theme has loaded. Its orders would be paid to that merchant, and a second SDK of this name would break it.
 */
export function toNamespace(sdkUrl?: string): string {
  const url = toUrl(sdkUrl)?.href;
  if (!urls.includes(url)) urls.push(url);
  return `portableWalletsPaypal${urls.indexOf(url)}`;
}
