import type { DeliveryGroup } from './delivery';
import type { Money } from './money';

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
