import type { BuyerIdentity, CartApi, Submission } from '../server/cart-api';
import { toRefusal } from '../server/result';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import type { Payment } from '../types/checkout';
import type { Result } from '../types/result';
import { shownOption } from '../words/delivery-choices';
import { type AgreedDelivery, isAgreed } from './delivery';
import { setPayment } from './payment';
import { type Machine, type Outcome, type PurchaseState, UNKNOWN } from './purchase';
import { createAttemptToken, submit } from './submit';

/** Tells the server who buys. Where a delivery was agreed to, it stays selected, or the purchase decelerates. */
export type Identify = (identity: BuyerIdentity, agreed?: AgreedDelivery[]) => Promise<SheetAction>;

/**
 * Makes what pays for a cart: it sets the identity, prepares the cart, sets the payment and submits it. The first step that
 * fails is the answer. The payment is for what the sheet showed. After a refusal the shopper may pay again, with another
 * token.
 *
 * @param toNext decides what happens next after an answer
 * @param isWanted tells at the last moment whether the payment has been revoked
 */
export function createPay(
  api: CartApi,
  toNext: (result: Result) => SheetAction,
  identify: Identify,
  dispatch: Machine['dispatch'],
  isWanted: () => boolean,
) {
  const refuse = (code: string) => toNext(toRefusal({ code }));

  return async (
    { email, phone, shippingAddress, billingAddress, wallet }: Payment,
    { attempt, shown }: PurchaseState,
  ): Promise<SheetAction> => {
    if (!shown) return refuse('CART_NOT_READY');
    if (!billingAddress) return refuse('BILLING_ADDRESS_REQUIRED');
    const { requiresShipping } = api.current();
    if (requiresShipping && !shippingAddress) return refuse('SHIPPING_ADDRESS_REQUIRED');
    const address = requiresShipping && shippingAddress;
    const buyer: BuyerIdentity = {
      email,
      ...(phone && { phone }),
      ...(address && {
        deliveryAddressPreferences: [
          { deliveryAddress: address, deliveryAddressValidationStrategy: 'STRICT' },
        ],
      }),
    };
    const agreed = toAgreed(shown);
    const identified = await identify(buyer, agreed);
    if (identified.type !== 'update') return identified;

    const prepared = toNext(await api.prepare());
    if (prepared.type !== 'update') return prepared;

    const paid = toNext(await setPayment(api, wallet, billingAddress, shown.totalAmount));
    if (paid.type !== 'update') return paid;

    // Another tab, or the shop itself, may have changed the cart in the meantime.
    const cart = api.current();
    if (!isAgreed(cart, agreed)) return refuse('DELIVERY_OPTION_GONE');
    if (!isWanted()) return refuse('ABORTED');
    const { stage } = dispatch({ type: 'submit', attempt, total: cart.totalAmount });
    if (stage !== 'submitted') return refuse('NEW_TAX_MUST_BE_ACCEPTED');

    const submission = await submit(api, createAttemptToken(), () => dispatch({ type: 'lose' }));
    if (submission.type === 'SubmitFailed') {
      const { checkoutUrl, errors } = submission;
      const { outcome } = dispatch({ type: 'refuse' });
      if (outcome) return outcome;
      const action = toNext(toRefusal(...errors));
      return action.type === 'decelerate' && checkoutUrl ? { ...action, checkoutUrl } : action;
    }
    const decided = dispatch({ type: 'decide', outcome: toOutcome(submission, api.cart.value) });
    return decided.outcome ?? UNKNOWN;
  };
}

/** The options that the sheet shows as chosen, one for each group. */
function toAgreed({ deliveryGroups }: Cart): AgreedDelivery[] {
  return deliveryGroups.flatMap(group => {
    const option = shownOption(group);
    return option ? [{ id: group.id, groupType: group.groupType, option }] : [];
  });
}

function toOutcome(submission: Exclude<Submission, { type: 'SubmitFailed' }>, cart?: Cart): Outcome {
  switch (submission.type) {
    case 'SubmitSuccess':
      return { type: 'complete', redirectUrl: submission.redirectUrl ?? '' };
    // An earlier attempt was accepted and its answer was lost. The cart's checkout shows the order.
    case 'SubmitAlreadyAccepted':
      return { type: 'complete', redirectUrl: cart?.checkoutUrl ?? '' };
    case 'SubmitThrottled':
      return { type: 'decelerate', reason: 'cart_throttled' };
    case 'SubmitLost':
      return UNKNOWN;
  }
}
