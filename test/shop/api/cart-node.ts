import { setTimeout as wait } from 'node:timers/promises';
import { convert } from '../store/currencies';
import { type DeliveryGroup, type DeliveryOption, deliveryGroups } from '../store/delivery';
import { findDiscount } from '../store/discounts';
import { priceCart } from '../store/price';
import type { Currency, StoredCart } from '../store/types';
import { toAddressNode } from './address-node';
import { type Page, toConnection } from './connection';
import { toLineNode } from './line-node';
import { toAllocation, toMoney } from './money-node';
import { type Context, cartId, checkoutUrl } from './payload';

/** Cart, as it stands now; the delivery groups stay away where the answer keeps them back. */
export function toCartNode(context: Context, cart: StoredCart, hidesGroups = false) {
  const { store, timing } = context;
  const priced = priceCart(store, cart);
  const { currency } = priced;
  const lines = priced.lines.map(line => toLineNode(cart, line, currency));
  const groups = hidesGroups ? [] : deliveryGroups(store, cart).filter(({ options }) => options.length > 0);
  const amounts = {
    subtotalAmount: toMoney(priced.subtotal, currency),
    totalAmount: toMoney(priced.total, currency),
    checkoutChargeAmount: toMoney(priced.total - priced.later, currency),
    totalTaxAmount: priced.tax === undefined ? null : toMoney(priced.tax, currency),
    totalDutyAmount: null,
  };
  return {
    id: cartId(cart),
    checkoutUrl: checkoutUrl(context, cart),
    createdAt: new Date(cart.createdAt).toISOString(),
    updatedAt: new Date().toISOString(),
    note: cart.note,
    attributes: cart.attributes,
    attribute: ({ key }: { key: string }) => cart.attributes.find(attribute => attribute.key === key),
    appliedGiftCards: [],
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
    totalQuantity: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: (page: Page) => toConnection(lines, page),
    cost: {
      ...amounts,
      subtotalAmountEstimated: true,
      totalAmountEstimated: !cart.payment,
      totalTaxAmountEstimated: priced.tax === undefined,
      totalDutyAmountEstimated: true,
    },
    estimatedCost: amounts,
    discountCodes: cart.discountCodes.map(code => ({ code, applicable: Boolean(findDiscount(code)) })),
    discountAllocations: priced.discounts.map(share =>
      toAllocation(share, findDiscount(share.code)?.percentOff ?? 0, currency),
    ),
    delivery: { addresses: [] },
    deliveryGroups: async ({ withCarrierRates, ...page }: Page & { withCarrierRates?: boolean }) => {
      if (withCarrierRates) await (typeof timing.rates === 'number' ? wait(timing.rates) : timing.rates());
      return toConnection(
        groups.map(group => toGroupNode(cart, withCarrierRates ? group : toStatic(group), lines, currency)),
        page,
      );
    },
    buyerIdentity: {
      countryCode: cart.country,
      email: cart.email,
      phone: cart.phone,
      deliveryAddressPreferences: cart.deliveryAddress ? [toAddressNode(cart.deliveryAddress)] : [],
    },
  };
}

/** A group as it is told to who doesn't ask for the rates of carriers. */
function toStatic(group: DeliveryGroup): DeliveryGroup {
  const isStatic = (option?: DeliveryOption) => option && !option.isCarriers;
  const { options, selected } = group;
  return { ...group, options: options.filter(isStatic), selected: isStatic(selected) ? selected : undefined };
}

/** CartDeliveryGroup */
function toGroupNode(
  cart: StoredCart,
  { id, type, lines, options, selected }: DeliveryGroup,
  nodes: ReturnType<typeof toLineNode>[],
  currency: Currency,
) {
  const places = lines.map(line => cart.lines.indexOf(line));
  return {
    id,
    groupType: type,
    deliveryAddress: toAddressNode(cart.deliveryAddress ?? {}),
    deliveryOptions: options.map(option => toOptionNode(option, currency)),
    selectedDeliveryOption: selected && toOptionNode(selected, currency),
    cartLines: (page: Page) =>
      toConnection(
        nodes.filter((_, index) => places.includes(index)),
        page,
      ),
  };
}

/** CartDeliveryOption */
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
