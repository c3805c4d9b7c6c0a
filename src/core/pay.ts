import { type Asker, toAction } from './action';
import type { BuyerIdentity, CartApi } from './cart-api';
import { setPayment } from './payment';
import { toRefusal } from './result';
import { createSubmit } from './submit';
import type { Cart, Payment, SheetAction } from './types';

/** Sets the buyer's identity, with or without an address. */
export type Identify = (identity: BuyerIdentity, keep?: string[]) => Promise<SheetAction>;

/** Pays for a cart: identity, prepare, payment, submit. A step that doesn't end in an update is the answer. */
export function createPay(api: CartApi, asker: Asker, identify: Identify, needsShipping: () => boolean) {
  const submit = createSubmit(api);
  const refuse = (code: string) => toAction(toRefusal({ code }), asker);

  return async ({ email, shippingAddress, billingAddress, wallet }: Payment): Promise<SheetAction> => {
    if (!billingAddress) return refuse('BILLING_ADDRESS_REQUIRED');
    const ships = needsShipping();
    if (ships && !shippingAddress) return refuse('SHIPPING_ADDRESS_REQUIRED');
    const { totalAmount: agreed, deliveryGroups } = api.cart.value as Cart;

    const address = ships && shippingAddress;
    // The full address may change what the short one of the sheet promised, but not what the shopper chose.
    const keep = deliveryGroups.flatMap(({ selectedDeliveryOption: option }) => option?.handle ?? []);
    const buyer: BuyerIdentity = {
      email,
      ...(address && {
        deliveryAddressPreferences: [
          { deliveryAddress: address, deliveryAddressValidationStrategy: 'STRICT' },
        ],
      }),
    };
    const identified = await identify(buyer, keep);
    if (identified.type !== 'update') return identified;

    const prepared = toAction(await api.prepare(), asker);
    if (prepared.type !== 'update') return prepared;

    const paid = toAction(await setPayment(api, wallet, billingAddress, agreed), asker);
    if (paid.type !== 'update') return paid;

    const submission = await submit();
    switch (submission.type) {
      case 'SubmitSuccess':
        return { type: 'complete', redirectUrl: submission.redirectUrl };
      // The first attempt went through and its answer was lost: the cart's checkout shows the order.
      case 'SubmitAlreadyAccepted':
        return { type: 'complete', redirectUrl: api.cart.value?.checkoutUrl ?? '' };
      case 'SubmitThrottled':
        return { type: 'decelerate', reason: 'cart_throttled' };
      // Nobody knows whether the order is placed: the checkout does, and a second purchase must not be offered here.
      case 'SubmitLost':
        return { type: 'decelerate', reason: 'cart_not_ready' };
      case 'SubmitFailed':
        return toAction(toRefusal(...submission.errors), asker);
    }
  };
}
