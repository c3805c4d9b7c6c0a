import type { ReadonlySignal } from '@preact/signals';
import type { CompiledDocument } from './document';

/** Name of a wallet in `wallet-configs`, `recommended` and `fallback`. */
export type WalletName =
  | 'shop_pay'
  | 'apple_pay'
  | 'google_pay'
  | 'paypal'
  | 'venmo'
  | 'facebook_pay'
  | 'amazon_pay'
  | 'buy_with_prime'
  | 'buy_it_now'
  | 'more_options';

/** What the server calls a wallet (header `X-Wallet-Name`). */
export type Instrument =
  | 'BuyItNow'
  | 'MoreOptions'
  | 'ApplePay'
  | 'PayPal'
  | 'Venmo'
  | 'GooglePay'
  | 'ShopPay'
  | 'FacebookPay'
  | 'BuyWithPrime'
  | 'AmazonPay'
  | 'Unknown';

/** Kind of page the script stands on (specification, section 2). */
export type PageType = 'cart_page' | 'cart_ajax' | 'product' | 'checkout' | 'unknown';

/** One wallet as the shop's server configures it. */
export interface WalletConfig {
  /** A `WalletName`; a name this release does not know is skipped. */
  name: string;
  /** False: not shown where a selling plan is chosen. @default true */
  supports_subs?: boolean;
  /** False: not shown where a deferred option is chosen. @default true */
  supports_def_opts?: boolean;
  wallet_params: WalletParams;
}

/** Parameters of a wallet; each wallet reads its own (specification, section 3). */
export interface WalletParams {
  /** Name of the shop, as the wallet's sheet shows it. */
  merchantName?: string;
  merchantId?: string;
  /** Country of the shop, ISO 3166-1. */
  countryCode?: string;
  /** Where the SDK's script is loaded from. */
  sdkUrl?: string;
  /** `TEST` or `PRODUCTION` of the wallet's service. */
  environment?: string;
  /** Signed permissions to show Google Pay on this domain; `expiresAt` in seconds since 1970. */
  auth?: { jwt: string; expiresAt: number }[];
  /** What the server knows of Google's PaymentDataRequest. */
  paymentData?: Partial<google.payments.api.PaymentDataRequest>;
  [name: string]: unknown;
}

/** What an element's attributes say, read and checked once. */
export interface Config {
  /** Public token of the storefront API. */
  accessToken: string;
  /** The shopper's market, ISO 3166-1. */
  country: string;
  /** As the shop writes it, for example `pt-BR`. @default the page's language, else `pt-BR` */
  locale: string;
  /** The currency the shopper sees, ISO 4217. */
  currency: string;
  /** True where at least one line has a selling plan. */
  hasSellingPlan: boolean;
  requiresShipping: boolean;
  /** Token of the cart where there is no cart cookie. */
  cartId?: string;
  page: PageType;
}

/** An amount as the API writes it: a decimal number as text, for example `{ amount: '188.0', currencyCode: 'BRL' }`. */
export interface Money {
  amount: string;
  currencyCode: string;
}

/** A postal address in the storefront API's terms (MailingAddressInput). */
export interface Address {
  firstName?: string;
  lastName?: string;
  address1?: string;
  address2?: string;
  company?: string;
  city?: string;
  zip?: string;
  /** Code or name of the state, province or emirate. */
  province?: string;
  /** ISO 3166-1; `ZZ` where the wallet names none. */
  country: string;
  phone?: string;
}

/** Part of an address, or of the buyer, that a message can be about. */
export type Field = keyof Address | 'email';

export type PurchaseType = 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';

export interface DeliveryOption {
  handle: string;
  code?: string;
  title?: string;
  /** Carried by a courier, handed over near by, picked up ... */
  deliveryMethodType: string;
  estimatedCost: Money;
}

/** Lines that travel together. */
export interface DeliveryGroup {
  id: string;
  groupType: PurchaseType;
  deliveryOptions: DeliveryOption[];
  selectedDeliveryOption?: DeliveryOption;
}

export interface DiscountAllocation {
  title?: string;
  code?: string;
  discountedAmount: Money;
}

export interface LineItem {
  quantity: number;
  totalAmount: Money;
  subtotalAmount: Money;
  requiresShipping: boolean;
  discountAllocations: DiscountAllocation[];
  sellingPlanAllocation?: SellingPlanAllocation;
}

export interface SellingPlanAllocation {
  recurringDeliveries: boolean;
  /** Absent where the plan is not billed at an interval. */
  billingPolicy?: { interval: string; intervalCount: number };
  priceAdjustments: { price: Money; orderCount?: number }[];
}

/** A cart as the rest of the script sees it: lists are plain arrays, nothing is `null`. */
export interface Cart {
  id: string;
  checkoutUrl: string;
  totalAmount: Money;
  subtotalAmount: Money;
  /** Absent until the server knows it. */
  totalTaxAmount?: Money;
  /** Absent until the server knows it. */
  totalDutyAmount?: Money;
  discountAllocations: DiscountAllocation[];
  discountCodes: { code: string; applicable: boolean }[];
  lineItems: LineItem[];
  /** Empty until the address is known, and where nothing is shipped. */
  deliveryGroups: DeliveryGroup[];
}

/** One thing the server refuses or remarks, or the way its answer failed. */
export interface CartError {
  /** An enum value of the storefront API, or one of our own (`NETWORK`, `TIMEOUT`, ...); see `catalogue.ts`. */
  code: string;
  /** Path of the input field, dotted and without indices, for example `buyerIdentity.email`. */
  field?: string;
  /** The server's words: shown only where the catalogue says so. */
  message?: string;
}

/** Why a purchase goes on in the shop's checkout; see `deceleration.ts`. */
export type DecelerationReason =
  | 'payment_method_not_applicable'
  | 'invalid_payment_deferred_payment_required'
  | 'cart_not_ready'
  | 'cart_throttled'
  | 'not_enough_stock'
  | 'currency_changed'
  | 'dynamic_tax'
  | 'captcha_required'
  | 'localization_extension_field_error';

/** Why a purchase ends with a dialog. */
export type AbortReason =
  | 'out_of_stock'
  | 'checkout_error'
  | 'wallet_error'
  | 'empty_cart'
  | 'wallet_service'
  | 'validation_custom'
  | 'silent';

/** What the server said. */
export interface Result {
  data?: Cart;
  errors: CartError[];
  abortReason?: AbortReason;
  decelerationReason?: DecelerationReason;
}

/** A message that a wallet's sheet shows, in the wallet-neutral terms that each wallet's dialect table translates. */
export interface SheetError {
  /** `other`: about nothing that the sheet shows. */
  on: 'field' | 'address' | 'unserviceable' | 'billing' | 'delivery' | 'discount' | 'other';
  field?: Field;
  message: string;
}

/** What happens next, most urgent first. */
export type SheetAction =
  | { type: 'decelerate'; reason: DecelerationReason }
  | { type: 'abort'; reason: AbortReason; title: string; message: string }
  | { type: 'show_error'; errors: SheetError[] }
  | { type: 'complete'; redirectUrl: string }
  | { type: 'update'; cart: Cart };

/** `cancelled` and `failed` leave the button as usable as `idle`. */
export type Status = 'idle' | 'busy' | 'redirecting' | 'cancelled' | 'failed';

/** What a wallet hands over to pay with. */
export interface Payment {
  email?: string;
  /** Required where the cart is shipped. */
  shippingAddress?: Address;
  /** Wallet content as `CartWalletPaymentMethodInput` wants it. */
  wallet: Record<string, unknown>;
  /** Payment fails without it. */
  billingAddress?: Address;
}

/** One purchase, from click to redirect: one method for each thing the shopper does. */
export interface Checkout {
  readonly status: ReadonlySignal<Status>;
  readonly cart: ReadonlySignal<Cart | undefined>;
  /** As the page said at the click; the cart's own lines decide once it is there. */
  readonly requiresShipping: boolean;
  /** The buyer's initial currency. */
  readonly currency: string;
  /** Creates or reads the cart, once; later calls get the same answer. */
  open(): Promise<SheetAction>;
  /** @param email where the wallet tells it with the address, and not when it pays */
  setAddress(address: Address, email?: string): Promise<SheetAction>;
  setDelivery(handles: string[]): Promise<SheetAction>;
  setBilling(address: Address): Promise<SheetAction>;
  /** Pays: identity, prepare, payment, submit. */
  authorize(payment: Payment): Promise<SheetAction>;
  /** The only place that redirects or opens a dialog. */
  finish(action: SheetAction): void;
  /**
   * Forgets the shopper's personal data, once, and frees the button. An order that is on its way goes on.
   *
   * @param leaving true where the page goes away, and nothing can be waited for
   */
  cancel(leaving?: boolean): void;
  /** Reports what was thrown in a wallet; the sheet gets the wallet's generic error. */
  fail(error: unknown): SheetAction;
}

/** An adapter to one payment SDK: speaks the SDK's language and ours; decides nothing. */
export interface Wallet {
  /** Loads the SDK. @throws the reason it can't pay, for example `authJwtExpired` */
  prepare(): Promise<void>;
  /** Draws the SDK's own button into the slot; returns its clean-up. */
  mount?(slot: HTMLElement, click: () => void): () => void;
  /** Runs synchronously inside the click: the sheets of Apple and Google need the shopper's gesture. */
  start(checkout: Checkout): void | Promise<void>;
}

/** What `dist/wallets/<name>.js` exports. */
export interface WalletModule {
  default(host: Host, config: WalletConfig, page: Config): Wallet;
}

/** One way of delivering the whole cart: an option of each delivery group. */
export interface Choice {
  /** Handles of the options, one for each group, joined by commas. */
  id: string;
  label: string;
  /** What it costs, in words of the page's language. */
  detail: string;
  /** Sum of the options' costs. */
  cost: Money;
  selected: boolean;
}

/** One row of the order summary, in the order in which a sheet shows them. */
export interface SummaryItem {
  kind: 'subtotal' | 'discount' | 'shipping' | 'taxes' | 'duties';
  label: string;
  /** Two decimals; a discount is negative. */
  amount: string;
}

/** What a wallet asked for, or what happens next without it. */
export type Asked<T> = { payload: T; action?: undefined } | { payload?: undefined; action: SheetAction };

/** The core as it is handed to a side module: few, short names, because they are not mangled. */
export interface Host {
  /** A text in the page's language. */
  t(key: string, values?: Record<string, string>): string;
  /** An amount with two decimals, for example `188.00`. */
  money(money: Money): string;
  /** A wallet's address by the country rules of section 5. */
  address(raw: RawAddress): Address;
  /** The cart's delivery choices, for the wallet's own list of shipping options. */
  choices(cart: Cart): Choice[];
  /** The rows between the items and the total. */
  summary(cart: Cart): SummaryItem[];
  /** What a sheet shows of an action that isn't an update; a shopper on the way to the checkout sees an empty message. */
  errors(action: SheetAction): [SheetError, ...SheetError[]];
  /** Sends a document that this wallet alone uses; its payload, or the action that its failure means. */
  mutate<T>(document: CompiledDocument, variables?: Record<string, unknown>): Promise<Asked<T>>;
  /** Asks the shop for what the wallet's window needs for this cart: `/wallets/config/<service>`. */
  config<T>(service: 'amazon_pay' | 'optimus', cart: Cart): Promise<Asked<T>>;
  loadScript(url: string, ready: () => unknown): Promise<void>;
  /** Settles as the promise does, or rejects with a `TimeoutError` of this message when it takes longer. */
  timeout<T>(promise: Promise<T>, ms: number, message: string): Promise<T>;
  metric(name: string, labels?: Record<string, string>): void;
  report(error: unknown): void;
}

/** An address as a wallet gives it. */
export interface RawAddress {
  /** First and last name in one. */
  name?: string;
  firstName?: string;
  lastName?: string;
  lines?: (string | undefined)[];
  city?: string;
  zip?: string;
  province?: string;
  country?: string;
  phone?: string;
}
