import type { ButtonSettings, PageType } from '../../core/types/page';
import type {
  AmazonButtonSettings,
  ButtonColor,
  CheckoutLanguage,
  LedgerCurrency,
  Placement,
  ProductType,
} from './sdk';

/**
 * Parameters of Amazon Pay and of Buy with Prime from the shop's server
 * (docs/specification.md#amazon-pay-and-buy-with-prime).
 */
export interface AmazonPayParams {
  /** The seller's account. @needed to show */
  merchantId?: string;
  /** Currency of the seller's account, which determines Amazon's region. @default by `countryCode` */
  ledgerCurrency?: LedgerCurrency;
  /** Country of the shop, ISO 3166-1. */
  countryCode?: string;
  /** `test` or `sandbox` for a shop in test mode. @default live */
  environment?: string;
  /** Color of Amazon's button. @default 'Gold' */
  buttonColor?: ButtonColor;
  /** URL of the SDK's script. Required for Buy with Prime, whose script has no public URL. @default Amazon Pay's, by region */
  sdkUrl?: string;
  /** Name of the SDK's object in `window.amazon`. @default by the brand */
  sdkGlobal?: string;
}

const PLACEMENTS: Partial<Record<PageType, Placement>> = {
  product: 'Product',
  cart_page: 'Cart',
  cart_ajax: 'Cart',
  checkout: 'Checkout',
};

/** Currency of the seller's account, by the shop's country. In all other countries it is the euro. */
const LEDGERS = new Map<string, LedgerCurrency>([
  ['US', 'USD'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
]);

/** The language of each of Amazon's regions that has only one. */
const LANGUAGES = new Map<LedgerCurrency, CheckoutLanguage>([
  ['USD', 'en_US'],
  ['JPY', 'ja_JP'],
]);

/** Languages of Amazon's European region besides English. */
const EUROPEAN: CheckoutLanguage[] = ['de_DE', 'fr_FR', 'it_IT', 'es_ES'];

export function toLedger({ ledgerCurrency, countryCode = '' }: AmazonPayParams): LedgerCurrency {
  return ledgerCurrency || LEDGERS.get(countryCode) || 'EUR';
}

/**
 * Returns the settings of Amazon's button, without the signed configuration, which is fetched at the click.
 */
export function toSettings(params: AmazonPayParams, settings: ButtonSettings): AmazonButtonSettings {
  const { merchantId = '', environment = '', buttonColor } = params;
  const ledgerCurrency = toLedger(params);
  return {
    merchantId,
    ledgerCurrency,
    placement: PLACEMENTS[settings.pageType] ?? 'Other',
    productType: toProductType(settings.requiresShipping),
    checkoutLanguage:
      LANGUAGES.get(ledgerCurrency) ??
      EUROPEAN.find(code => code.startsWith(settings.locales[0].slice(0, 2).toLowerCase())) ??
      'en_GB',
    buttonColor: buttonColor || 'Gold',
    design: 'C0001',
    sandbox: /^(test|sandbox)$/i.test(environment),
  };
}

export function toProductType(isShipped: boolean): ProductType {
  return isShipped ? 'PayAndShip' : 'PayOnly';
}
