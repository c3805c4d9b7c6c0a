import { PAYMENT_TIMEOUT_MS, PAYMENT_ZERO_TAX_WAIT_MS, RETRY_PAUSE_MS } from '../base/constants';
import { has } from '../base/has';
import { poll, wait } from '../base/wait';
import type { CartApi, PaymentInput } from '../server/cart-api';
import { toRefusal } from '../server/result';
import type { Address } from '../types/address';
import type { Cart } from '../types/cart';
import type { Payment } from '../types/checkout';
import type { Money } from '../types/money';
import type { JudgedError, Result } from '../types/result';
import { exceeds } from '../words/money';
import { exceedsSheet } from './agreement';

/**
 * Sets the payment of the cart. The server updates the total while taxes and rates arrive. If it rejects the amount, the cart's
 * new total is tried. No amount is above the one requested first (docs/specification.md#payment-update) or above the sheet's.
 *
 * @param agreed the cart that the sheet showed when the shopper paid
 */
export async function setPayment(
  api: CartApi,
  wallet: Payment['wallet'],
  billingAddress: Address,
  agreed: Cart,
): Promise<Result> {
  const cart = api.current();
  if (exceedsSheet(cart.totalAmount, agreed)) return toRefusal({ code: 'NEW_TAX_MUST_BE_ACCEPTED' });
  if (Number(cart.totalTaxAmount?.amount) === 0) await wait(PAYMENT_ZERO_TAX_WAIT_MS);
  const requested = cart.totalAmount;
  let amount = requested;
  let first: Result | undefined;
  const last = await poll(
    async () => {
      const result = await api.setPayment(toPaymentInput(api.current(), amount, wallet, billingAddress));
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

const isAmountError = ({ reaction }: JudgedError) => has(reaction, 'isAmount');
