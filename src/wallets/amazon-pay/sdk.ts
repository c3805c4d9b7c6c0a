import { safeDocument } from '../../core/platform/document';
import { toUrl } from '../../core/platform/url';
import type { SignedConfig } from '../../core/types/wallet';

/**
 * The part of Amazon's checkout.js, version 2, that the script uses. Amazon publishes no types for it.
 * https://developer.amazon.com/docs/amazon-pay-checkout/amazon-pay-script.html
 */
export interface AmazonPay {
  /** @param container selector of an element by its id, outside of shadow roots, into which Amazon doesn't look */
  renderButton(container: string, settings: AmazonButtonSettings): AmazonPayButton;
}

export interface AmazonPayButton {
  onClick(handler: () => void): void;
  /** Redirects to Amazon. The shopper comes back by the URLs in the signed payload. */
  initCheckout(checkout: CheckoutSettings): void;
  updateButtonInfo(amount: OrderAmount): void;
}

/** Currency of the seller's account, which determines Amazon's region. */
export type LedgerCurrency = 'USD' | 'EUR' | 'GBP' | 'JPY';
export type Placement = 'Home' | 'Product' | 'Cart' | 'Checkout' | 'Other';
export type ProductType = 'PayAndShip' | 'PayOnly' | 'SignIn';
export type CheckoutLanguage = 'en_US' | 'en_GB' | 'de_DE' | 'fr_FR' | 'it_IT' | 'es_ES' | 'ja_JP';
export type ButtonColor = 'Gold' | 'LightGray' | 'DarkGray';

export interface OrderAmount {
  amount: string;
  currencyCode: string;
}

export interface AmazonButtonSettings {
  merchantId: string;
  ledgerCurrency: LedgerCurrency;
  placement: Placement;
  /** @default PayAndShip */
  productType?: ProductType;
  checkoutLanguage?: CheckoutLanguage;
  /** @default Gold */
  buttonColor?: ButtonColor;
  /** `C0001` leaves out the line under the button. */
  design?: 'C0001';
  /** Not needed if the id of the public key begins with `SANDBOX-` or `LIVE-`. */
  sandbox?: boolean;
  publicKeyId?: string;
  estimatedOrderAmount?: OrderAmount;
  /** Absent if the configuration is fetched at the click. */
  createCheckoutSessionConfig?: SignedConfig['createCheckoutSessionConfig'];
}

export interface CheckoutSettings extends SignedConfig {
  productType?: ProductType;
  estimatedOrderAmount?: OrderAmount;
}

declare global {
  interface Window {
    amazon?: Record<string, AmazonPay | undefined>;
  }
}

/** Amazon Pay has a script for each of its regions. */
const NORTH_AMERICA = 'https://static-na.payments-amazon.com';
const EUROPE = 'https://static-eu.payments-amazon.com';
const FAR_EAST = 'https://static-fe.payments-amazon.com';

/** Allowed origins of the scripts of Amazon Pay and of Buy with Prime. */
export const ORIGINS = [NORTH_AMERICA, EUROPE, FAR_EAST, 'https://code.buywithprime.amazon.com'];

const REGIONS: [ledger: LedgerCurrency, origin: string][] = [
  ['USD', NORTH_AMERICA],
  ['JPY', FAR_EAST],
];

const toFileUrl = (url = '') => url.split('?')[0] ?? '';

/**
 * Returns true if the last of Amazon's scripts on the page is for another region than this URL. The SDK of a region rejects
 * sellers of other regions. An SDK of the same region is reused, because each request names its merchant.
 */
export function isOtherRegion(href?: string): boolean {
  const files = Array.from(safeDocument.scripts, ({ src }) => toFileUrl(src));
  const isRegional = (file: string) =>
    [NORTH_AMERICA, EUROPE, FAR_EAST].includes(file.replace('/checkout.js', ''));
  const last = files.filter(isRegional).pop();
  return !!last && last !== toFileUrl(toUrl(href)?.href);
}

/** Returns the URL of Amazon Pay's script for a region. The configurations of real shops have no URL. */
export function toScriptUrl(ledger: LedgerCurrency): string {
  return `${REGIONS.find(([currency]) => currency === ledger)?.[1] ?? EUROPE}/checkout.js`;
}
