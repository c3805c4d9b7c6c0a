import {
  type CartNode,
  type ErrorNode,
  type GroupNode,
  type LineNode,
  type OptionNode,
  type PayloadNode,
  toCart,
} from '../../src/core/storefront/read-cart';
import type { Cart, CartChoice, Money, ProductChoice } from '../../src/core/types/cart';

export const brl = (amount: string): Money => ({ amount, currencyCode: 'BRL' });

export const CART_ID = 'gid://shopify/Cart/hWN2mTp3?key=0f1e2d3c';
/** What a click on a cart page buys. */
export const CART_CHOICE: CartChoice = { type: 'cart', id: CART_ID, fields: [] };
/** What a click on a product page buys. */
export const PRODUCT_CHOICE: ProductChoice = { type: 'product', fields: [['id', '101']] };

export function lineNode(over: Partial<LineNode> = {}): LineNode {
  return {
    quantity: 1,
    cost: { totalAmount: brl('188.0'), subtotalAmount: brl('188.0') },
    merchandise: { requiresShipping: true },
    discountAllocations: [],
    sellingPlanAllocation: null,
    ...over,
  };
}

export const PLAN: LineNode['sellingPlanAllocation'] = {
  sellingPlan: {
    recurringDeliveries: true,
    billingPolicy: { interval: 'MONTH', intervalCount: 2 },
    priceAdjustments: [{ orderCount: 3 }, { orderCount: null }],
  },
  priceAdjustments: [{ price: brl('150.0') }, { price: brl('188.0') }],
};

export function optionNode(handle: string, over: Partial<OptionNode> = {}): OptionNode {
  return {
    handle,
    code: handle.toUpperCase(),
    title: `Entrega ${handle}`,
    deliveryMethodType: 'SHIPPING',
    estimatedCost: brl('20.0'),
    ...over,
  };
}

/** Creates a group with these options at the shopper's address. By default, the first is selected. */
export function groupNode(
  id: string,
  deliveryOptions: OptionNode[],
  over: Partial<GroupNode> = {},
): GroupNode {
  return {
    id,
    groupType: 'ONE_TIME_PURCHASE',
    deliveryAddress: { city: 'Recife', zip: '50000-000', countryCodeV2: 'BR' },
    deliveryOptions,
    selectedDeliveryOption: deliveryOptions[0] ?? null,
    ...over,
  };
}

export interface NodeOptions extends Partial<Omit<CartNode, 'lines' | 'deliveryGroups'>> {
  lines?: LineNode[];
  groups?: GroupNode[];
  total?: Money;
  tax?: Money | null;
  duty?: Money | null;
}

/** Creates a cart as the API sends it: one shipped line, BRL, unknown tax. */
export function cartNode({
  lines = [lineNode()],
  groups,
  total,
  tax,
  duty,
  ...over
}: NodeOptions = {}): CartNode {
  return {
    id: CART_ID,
    checkoutUrl: 'https://shop.example/cart/c/hWN2mTp3?key=0f1e2d3c%3D%3D',
    cost: {
      totalAmount: total ?? brl('188.0'),
      subtotalAmount: brl('188.0'),
      totalTaxAmount: tax ?? null,
      totalDutyAmount: duty ?? null,
    },
    discountAllocations: [],
    discountCodes: [],
    attributes: [],
    lines: { nodes: lines },
    ...(groups && { buyerIdentity: { email: 'ana@example.com' }, deliveryGroups: { nodes: groups } }),
    ...over,
  };
}

/** Creates a cart as the client returns it. */
export function createCart(options: NodeOptions = {}): Cart {
  return toCart(cartNode(options));
}

/** Creates the payload of a cart mutation. */
export function payload(
  cart: CartNode | null = cartNode(),
  errors: ErrorNode[] = [],
  warnings: string[] = [],
): PayloadNode {
  return { cart, errors, warnings: warnings.map(code => ({ code })) };
}
