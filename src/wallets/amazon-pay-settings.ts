import type { Config, PageType } from '../core/types/config';
import type { WalletParams } from '../core/types/wallet-config';
import type {
  ButtonColor,
  ButtonSettings,
  CheckoutLanguage,
  LedgerCurrency,
  Placement,
  ProductType,
} from './amazon-pay-sdk';

const PLACEMENTS: Partial<Record<PageType, Placement>> = {
  product: 'Product',
  cart_page: 'Cart',
  cart_ajax: 'Cart',
  checkout: 'Checkout',
};

/** Currency of the seller's account by the shop's country. In all other countries of Amazon Pay it is the euro. */
const LEDGERS = new Map<string, LedgerCurrency>([
  ['US', 'USD'],
  ['GB', 'GBP'],
  ['JP', 'JPY'],
]);

/** The language of each region that has only one. */
const LANGUAGES = new Map<LedgerCurrency, CheckoutLanguage>([
  ['USD', 'en_US'],
  ['JPY', 'ja_JP'],
]);

/** Languages of the European region besides English. */
const EUROPEAN: CheckoutLanguage[] = ['de_DE', 'fr_FR', 'it_IT', 'es_ES'];

export function toLedger({ ledgerCurrency, countryCode = '' }: WalletParams): LedgerCurrency {
  return (ledgerCurrency as LedgerCurrency) ?? LEDGERS.get(countryCode) ?? 'EUR';
}

/** Settings of Amazon's button: its look and its purpose. The signed configuration is fetched at the click. */
export function toSettings(params: WalletParams, page: Config): ButtonSettings {
  const { merchantId = '', environment = '', buttonColor } = params;
  const ledgerCurrency = toLedger(params);
  return {
    merchantId,
    ledgerCurrency,
    placement: PLACEMENTS[page.page] ?? 'Other',
    productType: toProductType(page.requiresShipping),
    checkoutLanguage:
      LANGUAGES.get(ledgerCurrency) ??
      EUROPEAN.find(code => code.startsWith(page.locales[0].slice(0, 2).toLowerCase())) ??
      'en_GB',
    buttonColor: (buttonColor as ButtonColor) ?? 'Gold',
    design: 'C0001',
    sandbox: /^(test|sandbox)$/i.test(environment),
  };
}

export function toProductType(isShipped: boolean): ProductType {
  return isShipped ? 'PayAndShip' : 'PayOnly';
}
