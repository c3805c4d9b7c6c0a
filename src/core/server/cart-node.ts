import type { ServerAddress } from '../types/address';
import type { PurchaseType } from '../types/delivery';
import type { Money } from '../types/money';

/**
 * What the API sends for the fragments `CartParts` and `DeliveryParts`, and the payloads around them. An answer that was cut
 * off may lack any part.
 */
export interface CartNode {
  id: string;
  checkoutUrl: string;
  cost: CostNode & { totalTaxAmount?: Money | null; totalDutyAmount?: Money | null };
  discountAllocations?: DiscountNode[];
  discountCodes?: { code: string; applicable: boolean }[];
  totalQuantity?: number;
  lines?: { nodes: LineNode[] } & PageNode;
  /** Deferred, as the delivery groups are; both are absent as well where the operation doesn't ask for them. */
  buyerIdentity?: { email?: string | null };
  deliveryGroups?: { nodes: GroupNode[] } & PageNode;
}

interface PageNode {
  pageInfo?: { hasNextPage: boolean };
}

interface CostNode {
  totalAmount: Money;
  subtotalAmount: Money;
}

export interface DiscountNode {
  title?: string;
  code?: string;
  discountedAmount: Money;
}

export interface LineNode {
  quantity: number;
  cost: CostNode;
  merchandise?: { id?: string; requiresShipping?: boolean };
  discountAllocations?: DiscountNode[];
  sellingPlanAllocation?: PlanNode | null | undefined;
}

export interface PlanNode {
  sellingPlan: {
    id?: string;
    recurringDeliveries: boolean;
    /** A plan that isn't a recurring one has no interval. */
    billingPolicy?: { interval?: string; intervalCount?: number } | null;
    priceAdjustments?: { orderCount?: number | null }[];
  };
  priceAdjustments: { price: Money }[];
}

export interface OptionNode {
  handle: string;
  code?: string | null;
  title?: string | null;
  deliveryMethodType: string;
  deliveryPromise?: { maxCalendarDaysToDelivery?: number | null } | null;
  estimatedCost: Money;
}

export interface GroupNode {
  id: string;
  groupType: PurchaseType;
  deliveryAddress?: ServerAddress | null | undefined;
  deliveryOptions?: OptionNode[];
  selectedDeliveryOption?: OptionNode | null | undefined;
}

export interface ErrorNode {
  code?: string | null | undefined;
  field?: string[] | null | undefined;
  message?: string | null;
}

/** Payload of a cart mutation. All our operations name its parts like this (docs/decisions.md#s5). */
export interface PayloadNode {
  cart?: CartNode | null | undefined;
  errors?: ErrorNode[];
  warnings?: { code: string }[];
}

/** Payload of `cartPrepareForCompletion`. */
export interface PrepareNode {
  result?: { __typename: string; cart?: CartNode | null; errors?: ErrorNode[] } | null;
  errors?: ErrorNode[];
}

/** Payload of `cartSubmitForCompletion`. */
export interface SubmitNode {
  result?:
    | { __typename: 'SubmitSuccess'; redirectUrl: string }
    | { __typename: 'SubmitAlreadyAccepted' }
    | { __typename: 'SubmitThrottled'; pollAfter: string }
    | { __typename: 'SubmitFailed'; checkoutUrl?: string | null; errors: ErrorNode[] }
    | null;
  errors?: ErrorNode[];
}
