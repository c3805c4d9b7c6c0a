import { setAttributes } from '../store/cart';
import { deliveryGroups, isUnserviceable } from '../store/delivery';
import type { Attribute, MailingAddress } from '../store/types';
import { checkCountry } from './address-rules';
import {
  type BuyerIdentityInput,
  checkBuyerIdentity,
  setBuyerIdentity,
  UNSERVICEABLE,
} from './buyer-identity';
import { cartUpdate } from './cart-mutation';
import { refuse } from './payload';

interface Cart {
  cartId: string;
}

export const cartAttributesUpdate = cartUpdate<Cart & { attributes: Attribute[] }>(
  'cartAttributesUpdate',
  (_, cart, { attributes }) => {
    setAttributes(cart, attributes);
    return [];
  },
);

export const cartBuyerIdentityUpdate = cartUpdate<Cart & { buyerIdentity: BuyerIdentityInput }>(
  'cartBuyerIdentityUpdate',
  ({ store }, cart, { buyerIdentity }) => {
    const errors = checkBuyerIdentity(buyerIdentity, ['buyerIdentity']);
    if (errors.length) return errors;
    setBuyerIdentity(store, cart, buyerIdentity);
    const isAsked = buyerIdentity.deliveryAddressPreferences?.length && isUnserviceable(store, cart);
    return isAsked ? [UNSERVICEABLE] : [];
  },
);

export const cartBillingAddressUpdate = cartUpdate<Cart & { billingAddress?: MailingAddress | null }>(
  'cartBillingAddressUpdate',
  (_, cart, { billingAddress }) => {
    const problems = billingAddress ? checkCountry(billingAddress) : [];
    if (!problems.length) cart.billingAddress = billingAddress ? { ...billingAddress } : undefined;
    return problems.map(({ field, code, message }) => refuse(code, ['billingAddress', field], message));
  },
);

interface SelectedDeliveryOption {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

export const cartSelectedDeliveryOptionsUpdate = cartUpdate<
  Cart & { selectedDeliveryOptions: SelectedDeliveryOption[] }
>('cartSelectedDeliveryOptionsUpdate', ({ store }, cart, { selectedDeliveryOptions }) => {
  const groups = deliveryGroups(store, cart);
  const errors = selectedDeliveryOptions.flatMap((selection, index) => {
    const place = ['selectedDeliveryOptions', String(index)];
    const group = groups.find(({ id }) => id === selection.deliveryGroupId);
    if (!group)
      return refuse(
        'INVALID_DELIVERY_GROUP',
        [...place, 'deliveryGroupId'],
        'O grupo de entrega não existe.',
      );
    if (!group.options.some(({ handle }) => handle === selection.deliveryOptionHandle))
      return refuse('INVALID_DELIVERY_OPTION', [...place, 'deliveryOptionHandle'], 'A opção não existe.');
    return [];
  });
  if (!errors.length)
    for (const { deliveryGroupId, deliveryOptionHandle } of selectedDeliveryOptions)
      cart.selectedDelivery[deliveryGroupId] = deliveryOptionHandle;
  return errors;
});

export const cartRemovePersonalData = cartUpdate<Cart>('cartRemovePersonalData', (_, cart) => {
  for (const name of ['email', 'phone', 'deliveryAddress', 'billingAddress', 'payment'] as const)
    delete cart[name];
  cart.selectedDelivery = {};
  return [];
});
