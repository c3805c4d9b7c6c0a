import { findReaction } from '../errors/policies';
import { findCombinations, toSelectedId } from '../i18n/delivery-choices';
import { exceeds } from '../i18n/money';
import {
  PAYMENT_TIMEOUT_MS,
  PAYMENT_ZERO_TAX_WAIT_MS,
  PREPARE_TIMEOUT_MS,
  RETRY_PAUSE_MS,
} from '../platform/constants';
import { hasOwn, nullProto } from '../platform/objects';
import { poll } from '../platform/retry';
import { wait } from '../platform/wait';
import type { BuyerIdentity, CartApi, PaymentInput } from '../storefront/cart-api';
import { hasPendingRequest } from '../storefront/lost-requests';
import { errorResult } from '../storefront/result';
import type { SheetAction } from '../types/action';
import type { Address } from '../types/address';
import type { Cart, Money } from '../types/cart';
import type { Payment } from '../types/purchase';
import type { ClassifiedError, Result } from '../types/result';
import { type Agreement, exceedsSheet, findDifference, toChosenOptions } from './agreement';
import { type PurchaseContext, toNextAction } from './context';
import { identify } from './delivery';
import { dispatch } from './machine';
import { submit } from './submit';

/** One payment. Its operations send nothing once a newer payment has begun, or once the sheet no longer waits for it. */
export interface Attempt {
  number: number;
  api: CartApi;
  isWanted(): boolean;
  /** The cart that the sheet displayed when the shopper paid; absent if it displayed none. */
  cart: Cart | undefined;
}

/** Begins a payment. @param deadline the time until which the sheet waits, by `performance.now()` */
export function createAttempt(context: PurchaseContext, deadline: number): Attempt {
  const { attempt: number, stage, agreed } = dispatch(context, { type: 'pay' });
  const isWanted = () => {
    const { state } = context;
    // The timer of the sheet's time-out may fire late, so the clock decides whether the sheet still waits.
    const isPaying = state.stage === 'paying' && performance.now() < deadline;
    return state.attempt === number && (isPaying || state.stage === 'submitted');
  };
  return {
    number,
    api: context.createApi(isWanted),
    isWanted,
    cart: stage === 'paying' ? agreed : undefined,
  };
}

/**
 * Pays for a cart: sets the identity, prepares the cart, sets the payment and submits it. Returns the action for the first step
 * that fails. Only what the sheet displayed is paid. After a rejection the shopper may pay again, with another token.
 */
export async function pay(
  context: PurchaseContext,
  { email, phone, shippingAddress, billingAddress, deliveryId, wallet }: Payment,
  { number, api, isWanted, cart }: Attempt,
): Promise<SheetAction> {
  const reject = (code: string) => toNextAction(context, errorResult({ code }));
  if (!cart) return reject('CART_NOT_READY');
  if (!billingAddress) return reject('BILLING_ADDRESS_REQUIRED');
  const { requiresShipping } = cartOf(api);
  if (requiresShipping && !shippingAddress) return reject('SHIPPING_ADDRESS_REQUIRED');
  const address = requiresShipping ? shippingAddress : undefined;
  const buyer: BuyerIdentity = {
    email,
    ...(phone && { phone }),
    ...(address && {
      deliveryAddressPreferences: [{ deliveryAddress: address, deliveryAddressValidationStrategy: 'STRICT' }],
    }),
  };
  const choiceId = toSelectedId(cart);
  // The id fits several choices, or the shopper has selected another choice than the cart has.
  if (findCombinations(cart, choiceId).length > 1 || (deliveryId ?? choiceId) !== choiceId)
    return reject('DELIVERY_OPTION_GONE');
  const agreed: Agreement = { cart, email, address };
  const identified = await identify(context, api, buyer, toChosenOptions(cart));
  if (identified.type !== 'update') return identified;

  const prepared = toNextAction(context, await prepare(api));
  if (prepared.type !== 'update') return prepared;

  const paid = toNextAction(context, await setPayment(api, wallet, billingAddress, cart));
  // Another tab or the shop may have changed the cart. A rejected total follows from such a change, so the change's reason wins.
  const difference = findDifference(agreed, cartOf(api));
  if (difference && (paid.type === 'update' || isTotalRejected(paid))) return difference;
  // The payment's reason wins. `keepsData` is that of the difference, because another buyer's data is removed.
  if (paid.type === 'decelerate') return { ...difference, ...paid };
  if (paid.type !== 'update') return paid;

  // An earlier purchase of this cart may still remove its data.
  if (hasPendingRequest(cartOf(api).id)) return reject('CART_NOT_READY');
  if (!isWanted()) return reject('ABORTED');
  const { stage } = dispatch(context, { type: 'submit', attempt: number, total: cartOf(api).totalAmount });
  return stage === 'submitted' ? submit(context, api, agreed) : reject('NEW_TAX_MUST_BE_ACCEPTED');
}

/** Returns the newest cart of an open purchase. */
const cartOf = ({ cart }: CartApi): Cart => cart.value as Cart;

const isTotalRejected = (action: SheetAction) =>
  action.type === 'decelerate' && action.reason === 'dynamic_tax';

/**
 * Prepares the cart. While it is throttled, retries after the pause that the server requests. Doesn't wait for too long a pause,
 * because the shop's checkout can sell the cart at once.
 */
function prepare(api: CartApi): Promise<Result> {
  const readPauseMs = ({ errors }: Result) => {
    const pause = Math.max(0, ...errors.map(error => nullProto<ClassifiedError>(error).retryAfterMs ?? 0));
    return pause && findReaction(errors, 'decelerate')?.reason === 'cart_throttled' ? pause : 0;
  };
  return poll(
    () => api.prepare(),
    result => !readPauseMs(result),
    PREPARE_TIMEOUT_MS,
    readPauseMs,
  );
}

/** Sends the billing address of the sheet. */
export async function setBilling(context: PurchaseContext, address: Address): Promise<SheetAction> {
  dispatch(context, { type: 'identify', sheet: { billing: address.country } });
  return toNextAction(context, await context.api.setBillingAddress(address));
}

/**
 * Sets the payment of the cart. The total changes while the server receives taxes and rates. If the server rejects the amount,
 * the new total is sent. No amount is above the first one (docs/specification.md#payment-update), or above the total of the
 * sheet.
 *
 * @param agreed the cart that the sheet showed when the shopper paid
 */
export async function setPayment(
  api: CartApi,
  wallet: Payment['wallet'],
  billingAddress: Address,
  agreed: Cart,
): Promise<Result> {
  const cart = cartOf(api);
  if (exceedsSheet(cart.totalAmount, agreed)) return errorResult({ code: 'NEW_TAX_MUST_BE_ACCEPTED' });
  if (Number(cart.totalTaxAmount?.amount) === 0) await wait(PAYMENT_ZERO_TAX_WAIT_MS);
  const requested = cart.totalAmount;
  let amount = requested;
  let first: Result | undefined;
  const last = await poll(
    async () => {
      const result = await api.setPayment(toPaymentInput(cartOf(api), amount, wallet, billingAddress));
      first ??= result;
      amount = result.data?.totalAmount ?? amount;
      return result;
    },
    result => !result.errors.some(isAmountError) || exceeds(amount, requested),
    PAYMENT_TIMEOUT_MS,
    () => RETRY_PAUSE_MS,
  );
  return exceeds(amount, requested) ? (first ?? last) : last;
}

function toPaymentInput(
  cart: Cart,
  amount: Money,
  wallet: Payment['wallet'],
  billingAddress: Address,
): PaymentInput {
  const { hasSellingPlan } = cart;
  const isFree = Number(amount.amount) <= 0 && !hasSellingPlan;
  return {
    amount,
    ...(isFree ? { freePaymentMethod: { billingAddress } } : { walletPaymentMethod: wallet }),
    freeOrder: false,
    hasSellingPlan,
  };
}

const isAmountError = ({ reaction }: ClassifiedError) => hasOwn(reaction, 'rejectsAmount');
