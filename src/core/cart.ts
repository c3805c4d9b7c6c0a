import type { Cart, DeliveryOption, DiscountAllocation, Money, SellingPlanAllocation } from './types';

/** What the API sends; every part may be missing, because a deferred or cut answer is a partial one. */
// biome-ignore lint/suspicious/noExplicitAny: the documents say what is in it, and the tests check them
export type CartNode = any;

/**
 * Reshapes a cart of the API at the edge: lists become arrays and `null` becomes absence.
 *
 * @param before the cart as it was: its delivery groups stay where this answer did not ask for them
 */
export function toCart(node: CartNode, before?: Cart): Cart {
  return {
    id: node.id,
    checkoutUrl: node.checkoutUrl,
    totalAmount: node.cost.totalAmount,
    subtotalAmount: node.cost.subtotalAmount,
    totalTaxAmount: toMoney(node.cost.totalTaxAmount),
    totalDutyAmount: toMoney(node.cost.totalDutyAmount),
    discountAllocations: toDiscounts(node),
    discountCodes: node.discountCodes ?? [],
    lineItems: (node.lines?.nodes ?? []).map((line: CartNode) => ({
      quantity: line.quantity,
      totalAmount: line.cost.totalAmount,
      subtotalAmount: line.cost.subtotalAmount,
      requiresShipping: line.merchandise?.requiresShipping ?? true,
      discountAllocations: toDiscounts(line),
      sellingPlanAllocation: toSellingPlan(line.sellingPlanAllocation),
    })),
    deliveryGroups: node.deliveryGroups
      ? node.deliveryGroups.nodes.map((group: CartNode) => ({
          id: group.id,
          groupType: group.groupType,
          deliveryOptions: (group.deliveryOptions ?? []).map(toOption),
          selectedDeliveryOption: group.selectedDeliveryOption
            ? toOption(group.selectedDeliveryOption)
            : undefined,
        }))
      : (before?.deliveryGroups ?? []),
  };
}

function toMoney(money: Money | null | undefined): Money | undefined {
  return money ?? undefined;
}

function toDiscounts(node: CartNode): DiscountAllocation[] {
  return (node.discountAllocations ?? []).map(({ title, code, discountedAmount }: CartNode) => ({
    title,
    code,
    discountedAmount,
  }));
}

function toOption(option: CartNode): DeliveryOption {
  const { handle, deliveryMethodType, estimatedCost } = option;
  return {
    handle,
    code: option.code ?? undefined,
    title: option.title ?? undefined,
    deliveryMethodType,
    estimatedCost,
  };
}

function toSellingPlan(node: CartNode): SellingPlanAllocation | undefined {
  if (!node) return undefined;
  const { recurringDeliveries, billingPolicy, priceAdjustments } = node.sellingPlan;
  return {
    recurringDeliveries,
    billingPolicy: billingPolicy?.interval ? billingPolicy : undefined,
    priceAdjustments: node.priceAdjustments.map(({ price }: CartNode, index: number) => ({
      price,
      orderCount: priceAdjustments?.[index]?.orderCount ?? undefined,
    })),
  };
}

/** What is still owed for delivery in the options chosen; absent while none is. */
export function shippingCost(cart: Cart): Money[] {
  return cart.deliveryGroups.flatMap(({ selectedDeliveryOption: option }) => option?.estimatedCost ?? []);
}

/** Every discount of the cart and of its lines. */
export function discounts(cart: Cart): DiscountAllocation[] {
  return [...cart.discountAllocations, ...cart.lineItems.flatMap(line => line.discountAllocations)];
}
