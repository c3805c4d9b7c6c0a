import { takeFault } from '../store/store';
import type { FaultName, StoredCart } from '../store/types';
import { UNSERVICEABLE } from './buyer';
import { type Context, type Payload, submitFailed, toWarning, type UserError, userError } from './context';

/** What a fault does to an operation. */
export interface BusinessFault {
  /** The operations it applies to if the fault names none. */
  on: string[];
  /** The operation does not run, and returns this error. */
  error?: UserError;
  /** Runs before the operation. */
  before?(cart: StoredCart): void;
  /** Changes what the operation returns. */
  after?(payload: Payload & { cart: StoredCart }): void;
  /** Replaces the address of the thank-you page. */
  redirectUrl?: string;
  /** Returns another status instead of running the operation. */
  status?(context: Context, cart: StoredCart, attemptToken: string): object;
}

const CART_MUTATIONS = [
  'cartCreate',
  'cartAttributesUpdate',
  'cartNoteUpdate',
  'cartBuyerIdentityUpdate',
  'cartBillingAddressUpdate',
  'cartSelectedDeliveryOptionsUpdate',
  'cartPaymentUpdate',
];
const CREATE = ['cartCreate'];
const ADDRESS = ['cartBuyerIdentityUpdate'];
const RATES = ['cartBuyerIdentityUpdate', 'cartSelectedDeliveryOptionsUpdate'];
const PAYMENT = ['cartPaymentUpdate'];
const PREPARE = ['cartPrepareForCompletion'];
const SUBMIT = ['cartSubmitForCompletion'];

const LINE = ['input', 'lines', '0'];
const PENDING_TIMES = 2;

/** Also the error of a cart with a pre-order. */
export const DEFERRED_PAYMENT_REQUIRED = userError(
  'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED',
  ['payment'],
  'Parte será paga mais tarde.',
);

const businessFaults = {
  out_of_stock: { on: CART_MUTATIONS, after: payload => sellOut(payload, payload.cart.lines.length) },
  some_out_of_stock: { on: CART_MUTATIONS, after: payload => sellOut(payload, 1) },
  not_enough_stock: {
    on: CART_MUTATIONS,
    after({ cart, warnings }) {
      const [line] = cart.lines;
      if (!line) return;
      line.quantity = 1;
      warnings.push(toWarning(cart, { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', line }));
    },
  },
  currency_change: {
    on: [...CART_MUTATIONS, 'cart'],
    after({ cart }) {
      cart.currency = 'USD';
    },
  },
  validation_custom: {
    on: CART_MUTATIONS,
    error: userError('VALIDATION_CUSTOM', undefined, 'Compra mínima de R$ 50,00.'),
  },
  invalid_merchandise: {
    on: CREATE,
    error: userError('INVALID', [...LINE, 'merchandiseId'], 'O produto não existe.'),
  },
  invalid_quantity: {
    on: CREATE,
    error: userError('INVALID', [...LINE, 'quantity'], 'Quantidade inválida.'),
  },
  quantity_minimum: {
    on: CREATE,
    error: userError('MINIMUM_NOT_MET', [...LINE, 'quantity'], 'A quantidade mínima é 6.'),
  },
  variant_requires_selling_plan: {
    on: CREATE,
    error: userError('VARIANT_REQUIRES_SELLING_PLAN', [...LINE, 'sellingPlanId'], 'Escolha uma assinatura.'),
  },
  selling_plan_not_applicable: {
    on: CREATE,
    error: userError(
      'SELLING_PLAN_NOT_APPLICABLE',
      [...LINE, 'sellingPlanId'],
      'A assinatura não se aplica.',
    ),
  },
  payment_method_not_applicable: {
    on: PAYMENT,
    error: userError('PAYMENT_METHOD_NOT_APPLICABLE', ['payment'], 'A forma de pagamento não se aplica.'),
  },
  deferred_payment_required: {
    on: PAYMENT,
    error: DEFERRED_PAYMENT_REQUIRED,
  },
  unserviceable: {
    on: ADDRESS,
    after(payload) {
      payload.userErrors.push(UNSERVICEABLE);
      payload.hidesGroups = true;
    },
  },
  slow_rates: {
    on: RATES,
    after(payload) {
      payload.cart.ratesAsked += 1;
      if (payload.cart.ratesAsked > PENDING_TIMES) return;
      payload.userErrors.push(
        userError('PENDING_DELIVERY_GROUPS', undefined, 'O frete está sendo calculado.'),
      );
      payload.hidesGroups = true;
    },
  },
  invalid_amount: {
    on: PAYMENT,
    before(cart) {
      cart.surcharge = (cart.surcharge ?? 0) + 100;
    },
  },
  not_ready: {
    on: PREPARE,
    status: (_, cart) => ({
      __typename: 'CartStatusNotReady',
      cart,
      errors: [{ code: 'CART_NOT_READY', message: 'O carrinho ainda não está pronto.' }],
    }),
  },
  prepare_throttled: {
    on: PREPARE,
    status: (context, cart) => ({ __typename: 'CartThrottled', cart, pollAfter: pollAfter(context) }),
  },
  submit_throttled: {
    on: SUBMIT,
    status: context => ({ __typename: 'SubmitThrottled', pollAfter: pollAfter(context) }),
  },
  submit_failed: {
    on: SUBMIT,
    status: (context, cart) => submitFailed(context, cart, 'PAYMENTS_CREDIT_CARD_GENERIC'),
  },
  captcha: {
    on: SUBMIT,
    // The public enum has no code for it, so the public API redirects to the checkout.
    status: (context, cart) =>
      submitFailed(
        context,
        cart,
        context.unstable ? 'CAPTCHA_COMPLETION_REQUIRED' : 'REDIRECT_TO_CHECKOUT_REQUIRED',
      ),
  },
  already_accepted: {
    on: SUBMIT,
    status: (_, _cart, attemptToken) => ({ __typename: 'SubmitAlreadyAccepted', attemptId: attemptToken }),
  },
  success_without_url: { on: SUBMIT, redirectUrl: 'about:blank' },
} satisfies Partial<Record<FaultName, BusinessFault>>;

const NAMES = Object.keys(businessFaults) as (keyof typeof businessFaults)[];

/** Takes a fault that applies to the operation, if one is set. */
export function takeBusinessFault({ store }: Context, operation: string): BusinessFault | undefined {
  const name = takeFault(store, operation, NAMES, name => businessFaults[name].on);
  return name && businessFaults[name];
}

function pollAfter({ timing }: Context): string {
  return new Date(Date.now() + timing.pollAfter).toISOString();
}

function sellOut({ cart, warnings }: Payload & { cart: StoredCart }, count: number) {
  // Lines that were at 0 before have their warnings already.
  for (const line of cart.lines.slice(0, count).filter(({ quantity }) => quantity > 0)) {
    line.quantity = 0;
    warnings.push(toWarning(cart, { code: 'MERCHANDISE_OUT_OF_STOCK', line }));
  }
}
