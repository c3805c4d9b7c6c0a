import { findDiscount } from '../store/discounts';
import type { PricedLine } from '../store/price';
import type { Currency, SellingPlan, StoredCart } from '../store/types';
import { toAllocation, toMoney } from './money-node';
import { lineId } from './payload';

/** CartLine */
export function toLineNode(cart: StoredCart, priced: PricedLine, currency: Currency) {
  const { line, price, subtotal, total } = priced;
  return {
    __typename: 'CartLine',
    id: lineId(cart, line.id),
    quantity: line.quantity,
    attributes: line.attributes,
    attribute: ({ key }: { key: string }) => line.attributes.find(attribute => attribute.key === key),
    cost: {
      amountPerQuantity: toMoney(price, currency),
      subtotalAmount: toMoney(subtotal, currency),
      totalAmount: toMoney(total, currency),
    },
    estimatedCost: {
      amount: toMoney(price, currency),
      subtotalAmount: toMoney(subtotal, currency),
      totalAmount: toMoney(total, currency),
    },
    discountAllocations: priced.discounts.map(share =>
      toAllocation(share, findDiscount(share.code)?.percentOff ?? 0, currency),
    ),
    instructions: { canRemove: true, canUpdateQuantity: true },
    merchandise: toVariant(priced, currency),
    sellingPlanAllocation: priced.plan && toAllocationOfPlan(priced, priced.plan, currency),
  };
}

/** ProductVariant */
function toVariant({ product, variant, listPrice }: PricedLine, currency: Currency) {
  return {
    __typename: 'ProductVariant',
    id: `gid://shopify/ProductVariant/${variant.id}`,
    title: variant.title,
    price: toMoney(listPrice, currency),
    availableForSale: variant.stock > 0,
    currentlyNotInStock: false,
    quantityAvailable: variant.stock,
    requiresShipping: variant.requiresShipping,
    requiresComponents: false,
    taxable: true,
    weightUnit: 'GRAMS',
    selectedOptions: product.options.map((name, index) => ({ name, value: variant.options[index] })),
    product: {
      id: `gid://shopify/Product/${product.variants[0]?.id}`,
      handle: product.handle,
      title: product.title,
      description: product.description,
      requiresSellingPlan: product.requiresSellingPlan,
    },
  };
}

/** SellingPlanAllocation */
function toAllocationOfPlan({ listPrice, price, later }: PricedLine, plan: SellingPlan, currency: Currency) {
  const { id, name, recurring, percentOff, percentNow } = plan;
  return {
    checkoutChargeAmount: toMoney(price - later, currency),
    remainingBalanceChargeAmount: toMoney(later, currency),
    priceAdjustments: [
      {
        price: toMoney(price, currency),
        perDeliveryPrice: toMoney(price, currency),
        compareAtPrice: toMoney(listPrice, currency),
      },
    ],
    sellingPlan: {
      id: `gid://shopify/SellingPlan/${id}`,
      name,
      recurringDeliveries: Boolean(recurring),
      options: [{ name: 'Frequência', value: name }],
      checkoutCharge: {
        type: 'PERCENTAGE',
        value: { __typename: 'SellingPlanCheckoutChargePercentageValue', percentage: percentNow },
      },
      billingPolicy: recurring && { __typename: 'SellingPlanRecurringBillingPolicy', ...recurring },
      deliveryPolicy: recurring && { __typename: 'SellingPlanRecurringDeliveryPolicy', ...recurring },
      priceAdjustments: [
        {
          adjustmentValue: {
            __typename: 'SellingPlanPercentagePriceAdjustment',
            adjustmentPercentage: percentOff,
          },
        },
      ],
    },
  };
}
