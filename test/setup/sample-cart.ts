import type { Cart, DeliveryOption, Money } from '../../src/core/types';

export const brl = (amount: string): Money => ({ amount, currencyCode: 'BRL' });

const option = (handle: string, title: string, amount: string): DeliveryOption => ({
  handle,
  title,
  deliveryMethodType: 'SHIPPING',
  estimatedCost: brl(amount),
});

const express = option('express', 'Expressa', '20.0');
const standard = option('standard', 'Econômica', '0.0');

/** A shipped cart as the core hands it to a wallet: two ways of delivery, a discount, taxes. */
export function createCart(patch: Partial<Cart> = {}): Cart {
  return {
    id: 'gid://shopify/Cart/abC1?key=1',
    checkoutUrl: 'https://shop.example/cart/c/abC1?key=1',
    subtotalAmount: brl('100.0'),
    totalAmount: brl('115.5'),
    totalTaxAmount: brl('5.5'),
    discountAllocations: [{ code: 'DEZ', discountedAmount: brl('10.0') }],
    discountCodes: [{ code: 'DEZ', applicable: true }],
    lineItems: [
      {
        quantity: 1,
        totalAmount: brl('90.0'),
        subtotalAmount: brl('100.0'),
        requiresShipping: true,
        discountAllocations: [],
      },
    ],
    deliveryGroups: [
      {
        id: 'gid://shopify/CartDeliveryGroup/1',
        groupType: 'ONE_TIME_PURCHASE',
        deliveryOptions: [standard, express],
        selectedDeliveryOption: express,
      },
    ],
    ...patch,
  };
}
