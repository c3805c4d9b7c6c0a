import { CART_LINES_FIRST } from '../platform/constants';
import type { ServerAddress } from '../types/address';
import type {
  Cart,
  DeliveryGroup,
  DeliveryOption,
  LineItem,
  Money,
  PurchaseType,
  SellingPlanAllocation,
} from '../types/cart';
import type { CartRequirements } from '../types/page';

/**
 * A cart in a response of the API: the fragments `CartParts` and `DeliveryParts`. A response that was cut off may lack any part.
 */
export interface CartNode {
  id: string;
  checkoutUrl: string;
  /** Only in responses that open a cart. */
  note?: string | null;
  /** Only in responses that open a cart. */
  attributes?: { key: string; value?: string | null }[] | null;
  cost: CostNode & { totalTaxAmount?: Money | null; totalDutyAmount?: Money | null };
  discountAllocations?: DiscountNode[];
  discountCodes?: { code: string; applicable: boolean }[];
  totalQuantity?: number;
  lines?: { nodes: LineNode[] } & PageNode;
  /** Part of `DeliveryParts`, as `deliveryGroups` is. Absent until its part arrives, and if the operation doesn't request it. */
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
    /** Without an interval for a plan that isn't recurring. */
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

/** Payload of a cart mutation. All operations of the script use these aliases (docs/decisions.md#s5). */
export interface PayloadNode {
  cart?: CartNode | null | undefined;
  errors?: ErrorNode[];
  warnings?: { code: string }[];
}

/** Payload of `cartPrepareForCompletion`. */
export interface PrepareNode {
  result?: { __typename: string; cart?: CartNode | null; errors?: ErrorNode[]; pollAfter?: string } | null;
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

/**
 * Maps a cart of the API: lists become arrays, and `null` becomes undefined.
 *
 * @param previous the cart before this response. If the response lacks delivery groups, those of `previous` stay
 * @param requirements facts from the page. They count if the cart may have more lines than the response
 */
export function toCart(node: CartNode, previous?: Cart, requirements?: Partial<CartRequirements>): Cart {
  const lineItems = (node.lines?.nodes ?? []).map(toLineItem);
  let quantity = 0;
  for (const line of lineItems) quantity += line.quantity;
  const pageFacts = lineItems.length < CART_LINES_FIRST ? undefined : requirements;
  return {
    id: node.id,
    checkoutUrl: node.checkoutUrl,
    totalAmount: node.cost?.totalAmount,
    subtotalAmount: node.cost?.subtotalAmount,
    totalTaxAmount: node.cost?.totalTaxAmount ?? undefined,
    totalDutyAmount: node.cost?.totalDutyAmount ?? undefined,
    discountAllocations: node.discountAllocations ?? [],
    discountCodes: node.discountCodes ?? [],
    lineItems,
    hasMoreLines: !!node.lines?.pageInfo?.hasNextPage,
    totalQuantity: node.totalQuantity ?? quantity,
    requiresShipping: lineItems.some(line => line.requiresShipping) || !!pageFacts?.requiresShipping,
    hasSellingPlan: lineItems.some(line => line.sellingPlanAllocation) || !!pageFacts?.hasSellingPlan,
    email: node.buyerIdentity?.email ?? undefined,
    deliveryGroups: node.deliveryGroups?.nodes.map(toGroup) ?? previous?.deliveryGroups ?? [],
    hasMoreGroups: !!node.deliveryGroups?.pageInfo?.hasNextPage,
  };
}

function toLineItem(line: LineNode): LineItem {
  const { quantity, cost, merchandise } = line;
  return {
    merchandiseId: merchandise?.id,
    sellingPlanId: line.sellingPlanAllocation?.sellingPlan.id,
    quantity,
    totalAmount: cost.totalAmount,
    subtotalAmount: cost.subtotalAmount,
    requiresShipping: merchandise?.requiresShipping ?? true,
    discountAllocations: line.discountAllocations ?? [],
    sellingPlanAllocation: toSellingPlan(line.sellingPlanAllocation),
  };
}

function toGroup(node: GroupNode): DeliveryGroup {
  const { deliveryOptions = [], selectedDeliveryOption } = node;
  return {
    id: node.id,
    groupType: node.groupType,
    deliveryAddress: node.deliveryAddress ?? undefined,
    deliveryOptions: deliveryOptions.map(toOption),
    selectedDeliveryOption: selectedDeliveryOption ? toOption(selectedDeliveryOption) : undefined,
  };
}

function toOption(node: OptionNode): DeliveryOption {
  const { handle, code, title, deliveryPromise } = node;
  return {
    handle,
    code: code ?? undefined,
    title: title ?? undefined,
    deliveryMethodType: node.deliveryMethodType,
    promisedDays: deliveryPromise?.maxCalendarDaysToDelivery ?? undefined,
    estimatedCost: node.estimatedCost,
  };
}

function toSellingPlan(node: PlanNode | null | undefined): SellingPlanAllocation | undefined {
  if (!node) return undefined;
  const { recurringDeliveries, billingPolicy, priceAdjustments = [] } = node.sellingPlan;
  return {
    recurringDeliveries,
    billingPolicy: billingPolicy?.interval
      ? { interval: billingPolicy.interval, intervalCount: billingPolicy.intervalCount ?? 1 }
      : undefined,
    priceAdjustments: node.priceAdjustments.map(({ price }, index) => ({
      price,
      orderCount: priceAdjustments[index]?.orderCount ?? undefined,
    })),
  };
}

/** Returns the costs of the selected delivery options, one amount for each group. */
export function getShippingCosts(cart: Cart): Money[] {
  return cart.deliveryGroups.flatMap(({ selectedDeliveryOption: option }) => option?.estimatedCost ?? []);
}
