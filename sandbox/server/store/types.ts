export type CollectorState =
  | 'up'
  | 'down' // the connection is cut
  | 'slow' // the response is delayed by 3 s
  | 'http_429' // Retry-After: 2
  | 'http_429_date' // Retry-After: the time two seconds ahead
  | 'http_500';

export interface Settings {
  /** The shopper's market, ISO 3166-1. */
  country: 'BR' | 'US' | 'CA' | 'PT' | 'HK' | 'GB';
  /** The page's `buyer-currency`. */
  currency: Currency;
  /** For example `pt-BR`. */
  locale: string;
  /** Language in the name of the script's file; empty for the file without one. */
  scriptLanguage: string;
  theme: 'aurora' | 'noite' | 'bloco';
  /** How pages load the script; `roll-out`: half of the visits get the next release. */
  script: 'module' | 'classic' | 'inline' | 'roll-out' | 'when-visible' | 'off';
  /** `same`: from the shop itself. `other`: from the second port. */
  origin: 'same' | 'other';
  /** Name of the recommended wallet on product pages, or `null`. */
  recommended: string;
  /** Names of the wallets in the cart's `wallet-configs`. */
  cartWallets: string[];
  /** The Google Pay script loads, responds with 404, or never responds. */
  googlePaySdk: 'ok' | 'missing' | 'never';
  /** True if the page's Google Pay JWTs expired an hour ago. */
  expiredJwt: boolean;
  /** True if pages name the collector of metrics and logs. */
  otlp: boolean;
  /** True if pages name the collector of events. */
  analytics: boolean;
  /** True if pages name the collector of errors. */
  errors: boolean;
  /** Where the collector is: on the second port, or on the shop's own. */
  collectorOrigin: 'other' | 'same';
  /** How the collector responds. */
  collector: CollectorState;
  /** The shopper's consent in the shop's cookies; `unknown`: there are none. */
  consent: 'all' | 'none' | 'unknown';
  /** True if pages report uncaught exceptions, console errors and violations of their policy to the shop. */
  watched: boolean;
  faults: Fault[];
}

/** A fault of the next responses of the storefront API. */
export interface Fault {
  name: FaultName;
  /** Operation names, or beginnings of paths; all operations if it is empty. */
  operations: string[];
  /** Number of responses that it changes before it is removed. `Infinity`: until it is removed in the panel. */
  times: number;
}

/**
 * Business faults are responses of the real server (warnings, user errors, statuses); transport faults break the response.
 */
export type FaultName =
  // business
  | 'out_of_stock' // every line at quantity 0, warning MERCHANDISE_OUT_OF_STOCK
  | 'some_out_of_stock' // first line at 0 with the warning, others kept
  | 'not_enough_stock' // first line's quantity lowered to 1, warning MERCHANDISE_NOT_ENOUGH_STOCK
  | 'currency_change' // the cart is in USD, whatever the buyer's currency is
  | 'validation_custom' // user error VALIDATION_CUSTOM 'Compra mínima de R$ 50,00.'
  | 'invalid_merchandise' // user error INVALID at input.lines.0.merchandiseId, no cart
  | 'invalid_quantity' // user error INVALID at input.lines.0.quantity, no cart
  | 'quantity_minimum' // user error MINIMUM_NOT_MET 'A quantidade mínima é 6.', no cart
  | 'variant_requires_selling_plan'
  | 'selling_plan_not_applicable'
  | 'payment_method_not_applicable'
  | 'deferred_payment_required' // INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED
  | 'unserviceable' // the address has no delivery group options: user error on delivery, and no groups
  | 'slow_rates' // PENDING_DELIVERY_GROUPS twice, then the groups
  | 'not_ready' // cartPrepareForCompletion: CartStatusNotReady
  | 'prepare_throttled' // cartPrepareForCompletion: CartThrottled, pollAfter one second ahead
  | 'submit_throttled' // cartSubmitForCompletion: SubmitThrottled once per call until `times` runs out
  | 'submit_failed' // SubmitFailed with PAYMENTS_CREDIT_CARD_GENERIC and a checkoutUrl
  | 'captcha' // SubmitFailed with CAPTCHA_COMPLETION_REQUIRED; if the enum lacks it, a cart user error of that code
  | 'already_accepted'
  | 'success_without_url' // the order is placed, and SubmitSuccess has an invalid redirectUrl
  | 'invalid_amount' // cartPaymentUpdate: user error INVALID_PAYMENT at payment.amount, total raised by R$ 1,00
  // transport
  | 'refused' // the connection is closed before a response
  | 'cut' // the body ends in the middle
  | 'http_500'
  | 'http_429' // no Retry-After
  | 'http_429_retry_after' // Retry-After: 1
  | 'http_503'
  | 'html' // 200 with a page
  | 'graphql_errors' // 200 with top-level errors and no data
  | 'null_data' // 200 with data: null
  | 'silence' // no response for 30 s
  | 'slow'; // the response is delayed by 1,500 ms

/** An amount in the minor unit of the shop's currency (centavos). */
export type Minor = number;

export type Currency = 'BRL' | 'USD' | 'CAD' | 'EUR' | 'HKD' | 'GBP';

/** A subscription, or a pre-order: a deferred option, part of which is due on delivery. */
export interface SellingPlan {
  id: number;
  name: string;
  /** Interval of deliveries and payments; a pre-order has none. */
  recurring?: { interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'; intervalCount: number };
  /** Percentage off the price of each delivery. */
  percentOff: number;
  /** Percentage of the price that is due at the checkout. */
  percentNow: number;
}

export interface Variant {
  /** As in product forms; the API's id is `gid://shopify/ProductVariant/{id}`. */
  id: number;
  title: string;
  /** One value for each of the product's options. */
  options: string[];
  price: Minor;
  /** Number in stock. */
  stock: number;
  requiresShipping: boolean;
}

export interface Product {
  handle: string;
  title: string;
  description: string;
  /** Names of the options, for example `['Cor', 'Tamanho']`. */
  options: string[];
  variants: Variant[];
  sellingPlans: SellingPlan[];
  /** True if the product is only sold with a selling plan. */
  requiresSellingPlan: boolean;
}

export interface Attribute {
  key: string;
  value: string;
}

export interface Line {
  id: string;
  variantId: number;
  quantity: number;
  sellingPlanId?: number | undefined;
  attributes: Attribute[];
}

/** The storefront API's MailingAddressInput. */
export interface MailingAddress {
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  province?: string | null;
  country?: string | null;
  zip?: string | null;
  phone?: string | null;
}

/** A cart of both the storefront API and the shop's own `/cart/*.js`. */
export interface StoredCart {
  /** 24 mixed-case letters and digits. */
  token: string;
  /** 32 lower-case hexadecimal digits. */
  key: string;
  country: string;
  /** The currency that the server changed the cart to. @default that of the country's market */
  currency?: Currency;
  /** Increase of the total while the shopper paid, in the shop's currency. */
  surcharge?: Minor;
  createdAt: number;
  lines: Line[];
  attributes: Attribute[];
  note: string;
  discountCodes: string[];
  email?: string | undefined;
  phone?: string | undefined;
  deliveryAddress?: MailingAddress;
  billingAddress?: MailingAddress | undefined;
  /** Delivery group id to option handle. */
  selectedDelivery: Record<string, string>;
  /** The validated input of `cartPaymentUpdate`. */
  payment?: { amount: string; currencyCode: string; method: string };
  /** Name of the wallet in whose window the shopper approved the payment. */
  approvedWith?: string;
  /** Requests for delivery rates so far, for the fault `slow_rates`. */
  ratesAsked: number;
  /** Attempt token to order number: a second submission with the same token is `SubmitAlreadyAccepted`. */
  attempts: Record<string, string>;
}

export interface Order {
  /** Number on the thank-you page, from 1001. */
  number: string;
  cart: StoredCart;
  total: { amount: string; currencyCode: string };
  /** The wallet's name, or `checkout`. */
  paidWith: string;
}

/** One call the script made, for the control panel's list and for the tests. */
export interface Call {
  at: number;
  method: string;
  /** Path with query string. */
  url: string;
  /** Name of the GraphQL operation, if it is one. */
  operation?: string | undefined;
  headers: Record<string, string>;
  variables?: unknown;
  status?: number;
  /** JSON of the response, or its text: of a multipart one, all parts. */
  response?: unknown;
}

/** Kinds of telemetry that the script sends. */
export type DeliveryKind = 'metrics' | 'logs' | 'analytics' | 'errors' | 'sessions';

/** One request that reached the collector. */
export interface Delivery {
  at: number;
  kind: DeliveryKind;
  /** Path with query string. */
  url: string;
  headers: Record<string, string>;
  bytes: number;
  /** JSON of the body, or its text. */
  body: unknown;
  /** Status of the collector's response; 0 if it dropped the connection. */
  status: number;
  /** What is wrong with the body, each with its path. */
  problems: string[];
}
