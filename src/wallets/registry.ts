/** What a page has to know of one wallet. */
export interface Registration {
  /** What the server calls it (header `X-Wallet-Name`), for example `GooglePay`. */
  instrument: string;
  /** Name of its element. */
  element: string;
  /** Name of its file in this folder, without the ending. @default none: it only leads to the shop's checkout */
  module?: string;
  /** Its name, the same in every language. @default none: what goes wrong is told as a failure of the checkout */
  brand?: string;
  /** Key of the words on its button, where it has no brand. */
  label?: string;
  /** Classes of its button, which then stands in the light, where themes style it. @default a shadow root around it */
  classes?: string;
  /** True where its button is a link to the eye. @default false */
  isLink?: boolean;
  /** What it adds to the URL of the shop's checkout; a module says that itself (`Wallet.parameters`). @default nothing */
  parameters?: Record<string, string>;
}

/** All that is known of one wallet outside of its own file. What no page needs costs none: see `page-registry.ts`. */
export interface Row extends Registration {
  /** True where it opens a sheet or a window, which is counted. @default false */
  hasSheet?: boolean;
  /** Names of the operations and services that it alone asks for. @default none */
  operations?: string[];
  /** Reasons of its own why it has no button, one word each. @default none */
  reasons?: string[];
  /** Its logo. @default its brand, as a text */
  logo?: {
    /** Name of the drawing in `simple-icons`. */
    icon: string;
    /** The part of the square drawing that is the mark, as an SVG's `viewBox`. */
    box: string;
  };
}

/** The registry, by the names in shops' configurations: a new wallet is one row here and one file beside this one. */
export const rows: Record<string, Row> = {
  buy_it_now: {
    instrument: 'BuyItNow',
    element: 'shopify-buy-it-now-button',
    label: 'buttons.buy_now',
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
    hasSheet: true,
    operations: ['amazon_pay'],
    reasons: ['invalidMerchantId'],
  },
  buy_with_prime: {
    instrument: 'BuyWithPrime',
    element: 'shopify-buy-with-prime-button',
    module: 'amazon-pay',
    brand: 'Buy with Prime',
    hasSheet: true,
    operations: ['optimus'],
  },
  google_pay: {
    instrument: 'GooglePay',
    element: 'shopify-google-pay-button',
    module: 'google-pay',
    brand: 'Google Pay',
    hasSheet: true,
    reasons: ['digitalCart', 'invalidAuthParams', 'authJwtExpired'],
    logo: { icon: 'googlepay', box: '0 5.5 24 13' },
  },
  apple_pay: {
    instrument: 'ApplePay',
    element: 'shopify-apple-pay-button',
    module: 'apple-pay',
    brand: 'Apple Pay',
    hasSheet: true,
    operations: ['applePaySessionCreate'],
    logo: { icon: 'applepay', box: '0 4 24 16' },
  },
  shop_pay: {
    instrument: 'ShopPay',
    element: 'shop-pay-wallet-button',
    module: 'shop-pay',
    brand: 'Shop Pay',
  },
  facebook_pay: {
    instrument: 'FacebookPay',
    element: 'shopify-meta-pay-button',
    brand: 'Meta Pay',
    logo: { icon: 'meta', box: '0 3 24 18' },
  },
  paypal: {
    instrument: 'PayPal',
    element: 'shopify-paypal-button',
    module: 'paypal',
    brand: 'PayPal',
    hasSheet: true,
    operations: ['paypalTokenCreate', 'paypalBuyerDetailsFetch'],
    reasons: ['notEligible'],
    logo: { icon: 'paypal', box: '0 0 24 24' },
  },
  venmo: {
    instrument: 'Venmo',
    element: 'shopify-venmo-button',
    module: 'paypal',
    brand: 'Venmo',
    hasSheet: true,
    reasons: ['billingAgreement'],
    logo: { icon: 'venmo', box: '0 8 24 8' },
  },
};
