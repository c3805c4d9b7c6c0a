import type { SheetAction } from '../../src/core/types/action';
import { brl, createCart, groupNode, type NodeOptions, optionNode } from './fake-cart';

export const standard = optionNode('standard', { title: 'Econômica', estimatedCost: brl('0.0') });
export const express = optionNode('express', { title: 'Expressa', estimatedCost: brl('20.0') });
export const group = groupNode('1', [standard, express], { selectedDeliveryOption: express });

/** Creates a cart with two delivery options, a discount and taxes by default. */
export const toUpdateAction = (over: NodeOptions = {}): SheetAction => ({
  type: 'update',
  cart: createCart({
    total: brl('203.5'),
    tax: brl('5.5'),
    discountAllocations: [{ code: 'DEZ', discountedAmount: brl('10.0') }],
    groups: [group],
    ...over,
  }),
});

/** Google's address before the payment is authorized. */
export const SHORT_ADDRESS = {
  administrativeArea: 'SP',
  countryCode: 'BR',
  postalCode: '01310-100',
  locality: 'São Paulo',
} as google.payments.api.Address;
