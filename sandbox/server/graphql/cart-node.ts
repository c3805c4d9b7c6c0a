import { setTimeout as wait } from 'node:timers/promises';
import { type DeliveryGroup, type DeliveryOption, deliveryGroups } from '../store/delivery';
import { convert, toAmount } from '../store/markets';
import { type DiscountShare, type PricedLine, priceCart } from '../store/price';
import { findDiscount } from '../store/products';
import type { Currency, Minor, SellingPlan, StoredCart } from '../store/types';
import { toAddressNode } from './buyer';
import { type Context, cartId, checkoutUrl, lineId } from './context';

/**
 * Returns the Cart node with the fields that the script and the tests request.
 *
 * @param hidesGroups omits the delivery groups
 */
export function toCartNode(context: Context, cart: StoredCart, hidesGroups = false) {
  const { store, timing } = context;
  const { currency, lines, subtotal, total, later, tax, discounts } = priceCart(store, cart);
  const groups = hidesGroups ? [] : deliveryGroups(store, cart).filter(({ options }) => options.length > 0);
  return {
    id: cartId(cart),
    checkoutUrl: checkoutUrl(context, cart),
    note: cart.note,
    attributes: cart.attributes,
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: (page: Page) =>
      toConnection(
        lines.map(line => toLineNode(cart, line, currency)),
        page,
      ),
    cost: {
      subtotalAmount: toMoney(subtotal, currency),
      totalAmount: toMoney(total, currency),
      checkoutChargeAmount: toMoney(total - later, currency),
      totalTaxAmount: tax === undefined ? null : toMoney(tax, currency),
      totalDutyAmount: null,
    },
    discountCodes: cart.discountCodes.map(code => ({ code, applicable: Boolean(findDiscount(code)) })),
    discountAllocations: discounts.map(share => toAllocation(share, currency)),
    deliveryGroups: async ({ withCarrierRates, ...page }: Page & { withCarrierRates?: boolean }) => {
      if (withCarrierRates) await (typeof timing.rates === 'number' ? wait(timing.rates) : timing.rates());
      return toConnection(
        groups.map(group => toGroupNode(cart, withCarrierRates ? group : withoutCarriers(group), currency)),
        page,
      );
    },
    buyerIdentity: { countryCode: cart.country, email: cart.email, phone: cart.phone },
  };
}

function toLineNode(cart: StoredCart, priced: PricedLine, currency: Currency) {
  const { line, product, variant, plan, price, subtotal, total, discounts } = priced;
  return {
    __typename: 'CartLine',
    id: lineId(cart, line.id),
    quantity: line.quantity,
    attributes: line.attributes,
    cost: {
      amountPerQuantity: toMoney(price, currency),
      subtotalAmount: toMoney(subtotal, currency),
      totalAmount: toMoney(total, currency),
    },
    discountAllocations: discounts.map(share => toAllocation(share, currency)),
    merchandise: {
      __typename: 'ProductVariant',
      id: `gid://shopify/ProductVariant/${variant.id}`,
      title: variant.title,
      requiresShipping: variant.requiresShipping,
      product: { handle: product.handle, title: product.title },
    },
    sellingPlanAllocation: plan && toPlanAllocation(priced, plan, currency),
  };
}

function toPlanAllocation({ price, later }: PricedLine, plan: SellingPlan, currency: Currency) {
  const { id, name, recurring } = plan;
  return {
    checkoutChargeAmount: toMoney(price - later, currency),
    remainingBalanceChargeAmount: toMoney(later, currency),
    priceAdjustments: [{ price: toMoney(price, currency) }],
    sellingPlan: {
      id: `gid://shopify/SellingPlan/${id}`,
      name,
      recurringDeliveries: Boolean(recurring),
      billingPolicy: recurring && { __typename: 'SellingPlanRecurringBillingPolicy', ...recurring },
      priceAdjustments: [{ orderCount: null }],
    },
  };
}

function withoutCarriers(group: DeliveryGroup): DeliveryGroup {
  const isStatic = (option?: DeliveryOption) => option && !option.isCarriers;
  const { options, selected } = group;
  return { ...group, options: options.filter(isStatic), selected: isStatic(selected) ? selected : undefined };
}

function toGroupNode(cart: StoredCart, { id, type, options, selected }: DeliveryGroup, currency: Currency) {
  return {
    id,
    groupType: type,
    deliveryAddress: toAddressNode(cart.deliveryAddress ?? {}),
    deliveryOptions: options.map(option => toOptionNode(option, currency)),
    selectedDeliveryOption: selected && toOptionNode(selected, currency),
  };
}

function toOptionNode(option: DeliveryOption, currency: Currency) {
  const { code, title, description, handle, type, cost, promise } = option;
  return {
    code,
    title,
    description,
    handle,
    deliveryMethodType: type,
    estimatedCost: toMoney(convert(cost, currency), currency),
    deliveryPromise: promise && {
      brandedPromise: { handle: promise.handle, name: promise.name },
      maxCalendarDaysToDelivery: promise.maxCalendarDays,
    },
  };
}

function toAllocation({ code, amount }: DiscountShare, currency: Currency) {
  return { __typename: 'CartCodeDiscountAllocation', code, discountedAmount: toMoney(amount, currency) };
}

function toMoney(minor: Minor, currencyCode: Currency) {
  return { amount: toAmount(minor), currencyCode };
}

interface Page {
  first?: number | null;
}

/** Returns a GraphQL connection on a whole list; `first` cuts it. */
function toConnection<Node>(all: Node[], { first }: Page) {
  const nodes = all.slice(0, first ?? all.length);
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: String(index) })),
    pageInfo: { hasNextPage: nodes.length < all.length, hasPreviousPage: false },
  };
}
