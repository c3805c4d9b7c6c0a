import type { ServerAddress } from './address';
import type { Fields } from './page';

/**
 * An amount as the API writes it: a decimal number as text, and an ISO 4217 currency, for example
 * `{ amount: '188.0', currencyCode: 'BRL' }`.
 */
export interface Money {
  amount: string;
  currencyCode: string;
}

/** Whether a delivery group is bought once or by subscription (`CartDeliveryGroupType` of the API). */
export type PurchaseType = 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';

/** One way to deliver a group. The shop's server calculates its cost. */
export interface DeliveryOption {
  /** Identifies the option within its group. */
  handle: string;
  code?: string | undefined;
  title?: string | undefined;
  /** How the goods reach the shopper: `SHIPPING` by a carrier, `LOCAL` near by, `PICK_UP` and others. */
  deliveryMethodType: string;
  /** Longest delivery time that the shop promises, in calendar days; absent without a promise. */
  promisedDays?: number | undefined;
  estimatedCost: Money;
}

/** Lines of the cart that are delivered together. */
export interface DeliveryGroup {
  id: string;
  groupType: PurchaseType;
  /** Absent if the response lacks it. */
  deliveryAddress?: ServerAddress | undefined;
  deliveryOptions: DeliveryOption[];
  selectedDeliveryOption?: DeliveryOption | undefined;
}

/** A discount of the cart or of one line: `title` for an automatic one, `code` for one that the shopper entered. */
export interface DiscountAllocation {
  title?: string | undefined;
  code?: string | undefined;
  discountedAmount: Money;
}

/** One line of a cart. The amounts are for the whole line. */
export interface LineItem {
  merchandiseId?: string | undefined;
  sellingPlanId?: string | undefined;
  quantity: number;
  totalAmount: Money;
  subtotalAmount: Money;
  requiresShipping: boolean;
  discountAllocations: DiscountAllocation[];
  sellingPlanAllocation?: SellingPlanAllocation | undefined;
}

/** How a line is paid, for example as a subscription. */
export interface SellingPlanAllocation {
  recurringDeliveries: boolean;
  /** Absent if the plan is not billed at an interval. */
  billingPolicy?: { interval: string; intervalCount: number } | undefined;
  /** Prices of one item in sequence, each for a number of orders. The last one has no `orderCount`. */
  priceAdjustments: { price: Money; orderCount?: number | undefined }[];
}

/** A cart as the script uses it: lists are arrays, nothing is `null`. */
export interface Cart {
  id: string;
  checkoutUrl: string;
  totalAmount: Money;
  subtotalAmount: Money;
  /** Absent until the server has calculated it. */
  totalTaxAmount?: Money | undefined;
  /** Absent until the server has calculated it. */
  totalDutyAmount?: Money | undefined;
  discountAllocations: DiscountAllocation[];
  discountCodes: { code: string; applicable: boolean }[];
  /** The first ten lines. Facts about all lines, such as `requiresShipping`, have members of their own. */
  lineItems: LineItem[];
  /** True if the cart has more lines than `lineItems`. */
  hasMoreLines: boolean;
  /** Number of items in all lines. */
  totalQuantity: number;
  requiresShipping: boolean;
  hasSellingPlan: boolean;
  /** E-mail address of the shopper; absent in responses without delivery groups. */
  email?: string | undefined;
  /** Empty if nothing is shipped, or if the server doesn't have the address yet. */
  deliveryGroups: DeliveryGroup[];
  /** True if the cart has more delivery groups than one response has. */
  hasMoreGroups: boolean;
}

/** One line of a new cart (CartLineInput of the API). */
export interface CartLine {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string;
  attributes: { key: string; value: string }[];
}

/** Input of a new cart: the members of the API's CartInput that the script sets. */
export interface CartInput {
  lines: CartLine[];
  discountCodes: string[];
  buyerIdentity: { countryCode: string };
}

/** The fields of the product form at the click. The purchase creates a cart from them. */
export interface ProductChoice {
  type: 'product';
  /** As the form's own button would send them. */
  fields: Fields;
}

/** The shopper's cart at the click, and what the form of the pressed button would send. */
export interface CartChoice {
  type: 'cart';
  /** Absent if the shopper has no cart, or a legacy one. */
  id?: string | undefined;
  fields: Fields;
  /** The note to the shop; absent if the shopper has changed none. */
  note?: string | undefined;
  /** What the shop may not have yet. A promise while the theme's change of the cart is pending. */
  typed?: TypedFields | undefined | Promise<TypedFields | undefined>;
}

/** A cart's form in which the shopper has changed what only the form itself can send: quantities or the discount code. */
export interface TypedFields {
  /** Path of the form. */
  path: string;
  fields: Fields;
}

/** The source of a purchase's cart: the input of a new cart, or the shopper's cart with what the form changes in it. */
export type CartSource =
  | { type: 'product'; input: CartInput }
  | (Omit<CartChoice, 'fields'> & {
      id: string;
      /** The form's fields named `attributes[Name]`; an empty value removes the attribute. */
      attributes: { key: string; value: string }[];
    });
