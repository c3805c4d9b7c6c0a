import { bare } from '../base/bare';
import type { BuyerIdentity, CartApi, Submission } from '../server/cart-api';
import { toRefusal } from '../server/result';
import type { SheetAction } from '../types/action';
import type { Cart } from '../types/cart';
import type { Payment } from '../types/checkout';
import type { Result } from '../types/result';
import { type ChosenDelivery, findCombinations, toSelectedId } from '../words/delivery-choices';
import { type Agreement, findDifference, toChosenOptions } from './agreement';
import { setPayment } from './payment';
import { type Machine, type Outcome, type PurchaseState, UNKNOWN } from './purchase';
import { createAttemptToken, submit } from './submit';

/** Tells the server who buys. Where a delivery was agreed to, it stays selected, or the purchase decelerates. */
export type Identify = (identity: BuyerIdentity, agreed?: ChosenDelivery[]) => Promise<SheetAction>;

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
    { email, phone, shippingAddress, billingAddress, deliveryId, wallet }: Payment,
    { attempt, agreed: cart }: PurchaseState,
  ): Promise<SheetAction> => {
    if (!cart) return refuse('CART_NOT_READY');
    if (!billingAddress) return refuse('BILLING_ADDRESS_REQUIRED');
    const { requiresShipping } = api.current();
    if (requiresShipping && !shippingAddress) return refuse('SHIPPING_ADDRESS_REQUIRED');
    const address = requiresShipping ? shippingAddress : undefined;
    const buyer: BuyerIdentity = {
      email,
      ...(phone && { phone }),
      ...(address && {
        deliveryAddressPreferences: [
          { deliveryAddress: address, deliveryAddressValidationStrategy: 'STRICT' },
        ],
      }),
    };
    const choiceId = toSelectedId(cart);
    // The id is ambiguous, or the shopper selected a choice that the cart doesn't have yet.
    if (findCombinations(cart, choiceId).length > 1 || (deliveryId ?? choiceId) !== choiceId)
      return refuse('DELIVERY_OPTION_GONE');
    const agreed: Agreement = { cart, email, address };
    const identified = await identify(buyer, toChosenOptions(cart));
    if (identified.type !== 'update') return identified;

    const prepared = toNext(await api.prepare());
    if (prepared.type !== 'update') return prepared;

    const paid = toNext(await setPayment(api, wallet, billingAddress, cart));
    // Another tab or the shop may have changed the cart. A changed line also explains a refused total, so it is the better reason.
    const difference = findDifference(agreed, api.current());
    if (difference && (paid.type === 'update' || isTotalRefused(paid))) return difference;
    // Another reason counts first, but it doesn't keep another buyer's data.
    if (paid.type === 'decelerate') return { ...difference, ...paid };
    if (paid.type !== 'update') return paid;

    if (!isWanted()) return refuse('ABORTED');
    const { stage } = dispatch({ type: 'submit', attempt, total: api.current().totalAmount });
    if (stage !== 'submitted') return refuse('NEW_TAX_MUST_BE_ACCEPTED');

    const submission = await submit(
      api,
      createAttemptToken(),
      () => dispatch({ type: 'lose' }),
      ordered => !findDifference(agreed, ordered),
    );
    if (submission.type === 'SubmitFailed') {
      const { checkoutUrl, errors } = bare<typeof submission>(submission);
      const { outcome } = dispatch({ type: 'refuse' });
      if (outcome) return outcome;
      const action = toNext(toRefusal(...errors));
      return action.type === 'decelerate' && checkoutUrl ? { ...action, checkoutUrl } : action;
    }
    const decided = dispatch({ type: 'decide', outcome: toOutcome(submission, api.cart.value) });
    return decided.outcome ?? UNKNOWN;
  };
}

const isTotalRefused = (action: SheetAction) =>
  action.type === 'decelerate' && action.reason === 'dynamic_tax';

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
