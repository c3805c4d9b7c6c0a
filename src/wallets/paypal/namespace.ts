import { toUrl } from '../../core/platform/url';

/** URLs of PayPal's script so far. Each contains the account of a shop. */
const urls: (string | undefined)[] = [];

/**
 * Returns the name of the global for the SDK of this URL (`data-namespace`). It can't be `paypal`: an app or a theme may have
 * loaded another merchant's SDK as `window.paypal`. That SDK's orders are paid to that merchant, and a second SDK of the same
 * name would break it.
 */
export function toNamespace(sdkUrl?: string): string {
  const url = toUrl(sdkUrl)?.href;
  if (!urls.includes(url)) urls.push(url);
  return `portableWalletsPaypal${urls.indexOf(url)}`;
}
