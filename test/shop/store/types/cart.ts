import type { Currency, Minor } from './product';

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

/** One cart, as both doors see it: the storefront API and the shop's own `/cart/*.js`. */
export interface StoredCart {
  /** 24 mixed-case letters and digits. */
  token: string;
  /** 32 lower-case hexadecimal digits. */
  key: string;
  country: string;
  /** The currency the server moved the cart to; absent: the currency of the country's market. */
  currency?: Currency;
  /** What the total grew by while the shopper paid, in the shop's currency. */
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
  /** What `cartPaymentUpdate` was given, checked. */
  payment?: { amount: string; currencyCode: string; method: string };
  /** How often delivery rates were asked for, for the fault `slow_rates`. */
  ratesAsked: number;
  /** Attempt token to order number: a second submission with the same token is `SubmitAlreadyAccepted`. */
  attempts: Record<string, string>;
}

export interface Order {
  /** Number on the thank-you page, from 1001. */
  number: string;
  cart: StoredCart;
  total: { amount: string; currencyCode: string };
  /** How it was paid: a wallet's name, or `checkout`. */
  paidWith: string;
}
