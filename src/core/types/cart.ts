import type { ServerAddress } from './address';

/** An amount as the API writes it: a decimal number as text, for example `{ amount: '188.0', currencyCode: 'BRL' }`. */
export interface Money {
  amount: string;
  currencyCode: string;
}

export type PurchaseType = 'ONE_TIME_PURCHASE' | 'SUBSCRIPTION';

export interface DeliveryOption {
  handle: string;
  code?: string | undefined;
  title?: string | undefined;
  /** How the goods reach the shopper: `SHIPPING` by a carrier, `LOCAL` near by, `PICK_UP` and others. */
  deliveryMethodType: string;
  /** Calendar days within which the shop promises to deliver; absent where it promises nothing. */
  promisedDays?: number | undefined;
  estimatedCost: Money;
}

/** Lines of the cart that are delivered together. */
export interface DeliveryGroup {
  id: string;
  groupType: PurchaseType;
  /** Absent in answers that don't name it. */
  deliveryAddress?: ServerAddress | undefined;
  deliveryOptions: DeliveryOption[];
  selectedDeliveryOption?: DeliveryOption | undefined;
}

export interface DiscountAllocation {
  title?: string | undefined;
  code?: string | undefined;
  discountedAmount: Money;
}

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

export interface SellingPlanAllocation {
  recurringDeliveries: boolean;
  /** Absent where the plan is not billed at an interval. */
  billingPolicy?: { interval: string; intervalCount: number } | undefined;
  priceAdjustments: { price: Money; orderCount?: number | undefined }[];
}

/** A cart as the rest of the script sees it: lists are plain arrays, nothing is `null`. */
export interface Cart {
  id: string;
  checkoutUrl: string;
  totalAmount: Money;
  subtotalAmount: Money;
  /** Absent until the server knows it. */
  totalTaxAmount?: Money | undefined;
  /** Absent until the server knows it. */
  totalDutyAmount?: Money | undefined;
  discountAllocations: DiscountAllocation[];
  discountCodes: { code: string; applicable: boolean }[];
  /** The first ten lines. What has to be known of all lines, such as `requiresShipping`, stands in members of its own. */
  lineItems: LineItem[];
  /** True if the cart has more lines than those. */
  hasMoreLines: boolean;
  /** Items of all lines together. */
  totalQuantity: number;
  requiresShipping: boolean;
  hasSellingPlan: boolean;
  /** E-mail address of the shopper; absent in answers without delivery groups. */
  email?: string | undefined;
  /** Empty until the server knows the address, and where nothing is shipped. */
  deliveryGroups: DeliveryGroup[];
  /** True if the cart has more delivery groups than one answer holds. */
  hasMoreGroups: boolean;
}

/** One line of a cart that is to be created (CartLineInput of the API). */
export interface CartLine {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string;
  attributes: { key: string; value: string }[];
}

/** What a cart is created of: the members of the API's CartInput that the script fills. */
export interface CartInput {
  lines: CartLine[];
  discountCodes: string[];
  buyerIdentity: { countryCode: string };
}

/** What a product's form held at the click; the purchase makes a new cart of it. */
export interface ProductChoice {
  /** As a submission of the form would have sent it. */
  data: FormData;
  /** Id of the variant; absent where none is chosen. */
  variant?: string | undefined;
}

/** The cart that the shopper has at the click, and what its forms held then; the purchase reads the cart's attributes of it. */
export interface CartChoice {
  id: string;
  data: [name: string, value: FormDataEntryValue][];
}

/** Where the cart of a purchase comes from: a new one from these lines, or the one the shopper has. */
export type CartSource = { input: CartInput } | { id: string; attributes: { key: string; value: string }[] };
