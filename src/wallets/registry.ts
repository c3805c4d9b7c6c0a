/** The part of a registry row that pages need. */
export interface Registration {
  /** The server's name of the wallet (header `X-Wallet-Name`), for example `GooglePay`. */
  instrument: string;
  /** Name of the wallet's custom element. */
  element: string;
  /** Name of the wallet's folder and bundle. @default none: the wallet only redirects to the shop's checkout */
  module?: string;
  /**
   * What the wallet opens: a sheet or window at the click, or its own page after the cart is opened. Telemetry counts both as
   * `opened`.
   * @default nothing: the wallet only redirects to the shop's checkout
   */
  opens?: 'sheet' | 'page';
  /**
   * Name of the wallet, the same in every language. @default none: error messages then speak of the checkout
   */
  brand?: string;
  /**
   * Width of the wallet's logo in pixels, at the height of 20. A button that the script renders reserves this space. @default 9
   * for each character of the brand
   */
  logoWidth?: number;
  /** Key of the text on the button of a wallet without a brand. */
  label?: string;
  /**
   * Classes of the wallet's button, which then renders in the light DOM, where themes style it. @default none: the button
   * renders in a shadow root
   */
  classes?: string;
  /** True if the wallet's button looks like a link. @default false */
  isLink?: boolean;
  /**
   * Parameters that the wallet adds to the URL of the shop's checkout. A wallet with a module returns them itself
   * (`Wallet.parameters`). @default none
   */
  parameters?: Record<string, string> | undefined;
}

/** The registry row of one wallet. The build leaves out what no page needs (`page-registry.ts`). */
export interface RegistryRow extends Registration {
  /** Where the shopper pays, for docs/wallets.md. @default the shop's checkout */
  paysIn?: string;
  /** Names of the operations and services that only this wallet requests. @default none */
  operations?: string[];
  /**
   * Reasons for which only this wallet has no button: the label of the metric, with the description for the shop's developer.
   * @default none
   */
  reasons?: Record<string, string>;
  /** Name of the bundle with the wallet's sheet, which the wallet loads at the click. @default none */
  sheet?: string;
  /**
   * True for the wallet that is shown if none of a product's wallets can pay. It needs no configuration. @default false
   */
  isDefault?: boolean;
}

/**
 * The registry, by the names in shops' configurations. A new wallet is one row here and, unless it only redirects, one folder beside
 * this file.
 */
export const rows: Record<string, RegistryRow> = {
  buy_it_now: {
    instrument: 'BuyItNow',
    element: 'shopify-buy-it-now-button',
    label: 'buttons.buy_now',
    isDefault: true,
    classes: 'shopify-payment-button__button shopify-payment-button__button--unbranded',
  },
  more_options: {
    instrument: 'MoreOptions',
    element: 'more-payment-options-link',
    label: 'buttons.more',
    classes: 'shopify-payment-button__more-options',
    isLink: true,
    parameters: { skip_shop_pay: 'true' },
  },
  amazon_pay: {
    instrument: 'AmazonPay',
    element: 'shopify-amazon-pay-button',
    module: 'amazon-pay',
    brand: 'Amazon Pay',
    paysIn: "Amazon's page",
    opens: 'page',
    operations: ['amazon_pay'],
    reasons: { invalidMerchantId: 'its configuration has no merchantId' },
  },
  buy_with_prime: {
    instrument: 'BuyWithPrime',
    element: 'shopify-buy-with-prime-button',
    module: 'amazon-pay',
    brand: 'Buy with Prime',
    paysIn: "Amazon's page",
    opens: 'page',
    operations: ['optimus'],
  },
  google_pay: {
    instrument: 'GooglePay',
    element: 'shopify-google-pay-button',
    module: 'google-pay',
    sheet: 'sheets/google-pay',
    brand: 'Google Pay',
    paysIn: "Google's sheet",
    opens: 'sheet',
    reasons: {
      digitalCart: 'nothing in the purchase is shipped',
      invalidAuthParams: 'its configuration has no auth',
      authJwtExpired: 'all entries of auth in its configuration are expired',
    },
  },
  apple_pay: {
    instrument: 'ApplePay',
    element: 'shopify-apple-pay-button',
    module: 'apple-pay',
    sheet: 'sheets/apple-pay',
    brand: 'Apple Pay',
    paysIn: "Apple's sheet",
    opens: 'sheet',
    operations: ['applePaySessionCreate'],
    logoWidth: 40,
  },
  shop_pay: {
    instrument: 'ShopPay',
    element: 'shop-pay-wallet-button',
    module: 'shop-pay',
    brand: 'Shop Pay',
    paysIn: "Shop Pay in the shop's checkout",
  },
  facebook_pay: {
    instrument: 'FacebookPay',
    element: 'shopify-meta-pay-button',
    brand: 'Meta Pay',
    logoWidth: 95,
  },
  paypal: {
    instrument: 'PayPal',
    element: 'shopify-paypal-button',
    module: 'paypal',
    brand: 'PayPal',
    paysIn: "PayPal's window, then the shop's checkout",
    opens: 'sheet',
    operations: ['paypalTokenCreate', 'paypalBuyerDetailsFetch'],
    reasons: { notEligible: 'its script rejects this shopper or this cart' },
  },
  venmo: {
    instrument: 'Venmo',
    element: 'shopify-venmo-button',
    module: 'paypal',
    brand: 'Venmo',
    paysIn: "PayPal's window, then the shop's checkout",
    opens: 'sheet',
    reasons: { billingAgreement: "its configuration requires a billing agreement, which Venmo doesn't have" },
  },
};
