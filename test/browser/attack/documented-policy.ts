import { type PolicySource, toPolicy } from '../../../build/operations.mjs';
import { NONCE } from './minimal-page';

/** The fake's frames are on the page's origin; PayPal's are on its own. */
const toFake = (policy: string) =>
  policy.replace(/(frame-src [^;]*)https:\/\/\*\.paypal\.com/, "$1'self'").replaceAll('…', NONCE);

/** Returns the documented policy of a page with these wallets, without this source of this directive. */
export function policyOf(wallets: string | string[], without?: [directive: string, source: string]): string {
  const isKept = ({ directive, source }: PolicySource) =>
    directive !== without?.[0] || source.replace('…', NONCE) !== without[1];
  return toFake(toPolicy([wallets].flat(), isKept));
}
