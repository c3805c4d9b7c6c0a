import { bare } from '../base/bare';
import { CART_LINES_FIRST } from '../base/constants';
import type { Cart, LineItem, SellingPlanAllocation } from '../types/cart';
import type { CartNeeds } from '../types/config';
import type { DeliveryGroup, DeliveryOption } from '../types/delivery';
import type { Money } from '../types/money';
import type { CartNode, GroupNode, LineNode, OptionNode, PlanNode } from './cart-node';

/**
 * Turns a cart of the API into ours: lists become arrays, and `null` becomes absence.
 *
 * @param previous the cart before this answer; its delivery groups stay where this answer has none
 * @param needs what the page knows, which counts where the cart may have more lines than the answer
 */
export function toCart(node: CartNode, previous?: Cart, needs?: Partial<CartNeeds>): Cart {
  const lineItems = (node.lines?.nodes ?? []).map(toLineItem);
  let quantity = 0;
  for (const line of lineItems) quantity += line.quantity;
  const more = lineItems.length < CART_LINES_FIRST ? undefined : needs;
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
    requiresShipping: lineItems.some(line => line.requiresShipping) || !!more?.requiresShipping,
    hasSellingPlan: lineItems.some(line => line.sellingPlanAllocation) || !!more?.hasSellingPlan,
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
  const { interval, intervalCount = 1 } = bare<NonNullable<typeof billingPolicy>>(billingPolicy ?? {});
  return {
    recurringDeliveries,
    billingPolicy: interval ? { interval, intervalCount } : undefined,
    priceAdjustments: node.priceAdjustments.map(({ price }, index) => ({
      price,
      orderCount: priceAdjustments[index]?.orderCount ?? undefined,
    })),
  };
}

/** The costs of the selected delivery options, one amount for each group. */
export function shippingCosts(cart: Cart): Money[] {
  return cart.deliveryGroups.flatMap(({ selectedDeliveryOption: option }) => option?.estimatedCost ?? []);
}
