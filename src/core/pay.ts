import { type Asker, toAction } from './action';
import { createAttemptToken } from './attempt-token';
import type { BuyerIdentity, CartApi, Selection, Submission } from './cart-api';
import { shownOption } from './delivery-choices';
import { setPayment } from './payment';
import type { Machine, Outcome, PurchaseState } from './purchase';
import { toRefusal } from './result';
import { submit } from './submit';
import type { Cart, Payment, SheetAction } from './types';

/** Sets the buyer's identity; with a delivery, that one stays chosen or the purchase decelerates. */
export type Identify = (identity: BuyerIdentity, agreed?: Selection[]) => Promise<SheetAction>;

/**
 * Pays for a cart: identity, prepare, payment, submit. A step that doesn't end in an update is the answer. What is paid for
 * is what the sheet showed; after a refusal the shopper may pay again, with another token.
 */
export function createPay(api: CartApi, asker: Asker, identify: Identify, dispatch: Machine['dispatch']) {
  const refuse = (code: string) => toAction(toRefusal({ code }), asker);

  return async (
    { email, shippingAddress, billingAddress, wallet }: Payment,
    { attempt, shown }: PurchaseState,
  ): Promise<SheetAction> => {
    if (!shown) return refuse('CART_NOT_READY');
    if (!billingAddress) return refuse('BILLING_ADDRESS_REQUIRED');
    const { requiresShipping } = api.cart.value as Cart;
    if (requiresShipping && !shippingAddress) return refuse('SHIPPING_ADDRESS_REQUIRED');
    const address = requiresShipping && shippingAddress;
    const buyer: BuyerIdentity = {
      email,
      ...(address && {
        deliveryAddressPreferences: [
          { deliveryAddress: address, deliveryAddressValidationStrategy: 'STRICT' },
        ],
      }),
    };
    const identified = await identify(buyer, toSelections(shown));
    if (identified.type !== 'update') return identified;

    const prepared = toAction(await api.prepare(), asker);
    if (prepared.type !== 'update') return prepared;

    const paid = toAction(await setPayment(api, wallet, billingAddress, shown.totalAmount), asker);
    if (paid.type !== 'update') return paid;

    const { totalAmount: total } = api.cart.value as Cart;
    const { stage } = dispatch({ type: 'submit', attempt, total });
    if (stage !== 'submitted') return refuse(stage === 'paying' ? 'NEW_TAX_MUST_BE_ACCEPTED' : 'ABORTED');

    const submission = await submit(api, createAttemptToken(), () => dispatch({ type: 'lose' }));
    if (submission.type === 'SubmitFailed')
      return dispatch({ type: 'refuse' }).outcome ?? toAction(toRefusal(...submission.errors), asker);
    return dispatch({ type: 'decide', outcome: toOutcome(submission, api.cart.value) }).outcome as Outcome;
  };
}

/** What the sheet shows as chosen of each group. */
function toSelections({ deliveryGroups }: Cart): Selection[] {
  return deliveryGroups.flatMap(group => {
    const option = shownOption(group);
    return option ? [{ deliveryGroupId: group.id, deliveryOptionHandle: option.handle }] : [];
  });
}

function toOutcome(submission: Exclude<Submission, { type: 'SubmitFailed' }>, cart?: Cart): Outcome {
  switch (submission.type) {
    case 'SubmitSuccess':
      return { type: 'complete', redirectUrl: submission.redirectUrl ?? '' };
    // An attempt went through and its answer was lost: the cart's checkout shows the order.
    case 'SubmitAlreadyAccepted':
      return { type: 'complete', redirectUrl: cart?.checkoutUrl ?? '' };
    case 'SubmitThrottled':
      return { type: 'decelerate', reason: 'cart_throttled' };
    // Nobody knows whether the order is placed: the checkout does, and a second purchase must not be offered here.
    case 'SubmitLost':
      return { type: 'decelerate', reason: 'cart_not_ready' };
  }
}
