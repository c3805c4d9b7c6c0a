import type {
  ButtonColor,
  CheckoutLanguage,
  LedgerCurrency,
  Placement,
  ProductType,
} from '../../../../src/wallets/amazon-pay-sdk';

/** Languages of each region; the ledger currency names the region. */
export const LANGUAGES: Record<LedgerCurrency, CheckoutLanguage[]> = {
  USD: ['en_US'],
  EUR: ['en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES'],
  GBP: ['en_GB', 'de_DE', 'fr_FR', 'it_IT', 'es_ES'],
  JPY: ['ja_JP'],
};

export const PLACEMENTS: Placement[] = ['Home', 'Product', 'Cart', 'Checkout', 'Other'];
export const PRODUCT_TYPES: ProductType[] = ['PayAndShip', 'PayOnly', 'SignIn'];
export const COLORS: ButtonColor[] = ['Gold', 'LightGray', 'DarkGray'];
export const ALGORITHMS = ['AMZN-PAY-RSASSA-PSS', 'AMZN-PAY-RSASSA-PSS-V2'];
