import { type PolicySource, toPolicy } from '../../../build/operations.mjs';
import { NONCE } from './bare-page';

/** The stand-in's frames are on the page's origin here, as PayPal's are on its own. */
const toStandIn = (policy: string) =>
  policy.replace(/(frame-src [^;]*)https:\/\/\*\.paypal\.com/, "$1'self'").replaceAll('…', NONCE);

/** The policy that the documentation asks for if a page has these wallets, without this source of this directive. */
export function policyOf(wallets: string | string[], without?: [directive: string, source: string]): string {
  const isKept = ({ directive, source }: PolicySource) =>
    directive !== without?.[0] || source.replace('…', NONCE) !== without[1];
  return toStandIn(toPolicy([wallets].flat(), isKept));
}
