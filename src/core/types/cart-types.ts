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
  /** Calendar days within which the shop promises to deliver; absent where it promises nothing. */
  promisedDays?: number;
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
  /** The first ten; what must be known of all of them stands beside. */
  lineItems: LineItem[];
  /** Items of all lines together. */
  totalQuantity: number;
  requiresShipping: boolean;
  hasSellingPlan: boolean;
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
  /** HTTP status of the answer, where it is none of success: then nobody but the console learns of the error. */
  status?: number;
  /** How long the server wants to be left alone; absent where it doesn't say. */
  retryAfterMs?: number;
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
