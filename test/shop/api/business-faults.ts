import { takeFault } from '../store/take-fault';
import type { FaultName, StoredCart } from '../store/types';
import { UNSERVICEABLE } from './buyer-identity';
import { type Context, type Payload, refuse, toWarning, type UserError } from './payload';
import { submitFailed } from './submit-failed';

/** What one fault does to the operations it befalls. */
export interface BusinessFault {
  /** The operations it befalls where the fault names none. */
  on: string[];
  /** The operation is not carried out, and answers with this error. */
  refusal?: UserError;
  /** Happens before the operation. */
  begin?(cart: StoredCart): void;
  /** Happens to what the operation answers. */
  spoil?(payload: Payload & { cart: StoredCart }): void;
  /** Takes the place of the thank-you page's address. */
  redirectUrl?: string;
  /** What the operation answers instead of its status. */
  status?(context: Context, cart: StoredCart, attemptToken: string): object;
}

const CART_MUTATIONS = [
  'cartCreate',
  'cartAttributesUpdate',
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

/** Also where the cart has a pre-order. */
export const DEFERRED_PAYMENT_REQUIRED = refuse(
  'INVALID_PAYMENT_DEFERRED_PAYMENT_REQUIRED',
  ['payment'],
  'Parte será paga mais tarde.',
);

export const businessFaults = {
  out_of_stock: { on: CART_MUTATIONS, spoil: payload => sellOut(payload, payload.cart.lines.length) },
  some_out_of_stock: { on: CART_MUTATIONS, spoil: payload => sellOut(payload, 1) },
  not_enough_stock: {
    on: CART_MUTATIONS,
    spoil({ cart, warnings }) {
      const [line] = cart.lines;
      if (!line) return;
      line.quantity = 1;
      warnings.push(toWarning(cart, { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', line }));
    },
  },
  currency_change: {
    on: [...CART_MUTATIONS, 'cart'],
    spoil({ cart }) {
      cart.currency = 'USD';
    },
  },
  validation_custom: {
    on: CART_MUTATIONS,
    refusal: refuse('VALIDATION_CUSTOM', undefined, 'Compra mínima de R$ 50,00.'),
  },
  invalid_merchandise: {
    on: CREATE,
    refusal: refuse('INVALID', [...LINE, 'merchandiseId'], 'O produto não existe.'),
  },
  invalid_quantity: { on: CREATE, refusal: refuse('INVALID', [...LINE, 'quantity'], 'Quantidade inválida.') },
  variant_requires_selling_plan: {
    on: CREATE,
    refusal: refuse('VARIANT_REQUIRES_SELLING_PLAN', [...LINE, 'sellingPlanId'], 'Escolha uma assinatura.'),
  },
  selling_plan_not_applicable: {
    on: CREATE,
    refusal: refuse('SELLING_PLAN_NOT_APPLICABLE', [...LINE, 'sellingPlanId'], 'A assinatura não se aplica.'),
  },
  payment_method_not_applicable: {
    on: PAYMENT,
    refusal: refuse('PAYMENT_METHOD_NOT_APPLICABLE', ['payment'], 'A forma de pagamento não se aplica.'),
  },
  deferred_payment_required: {
    on: PAYMENT,
    refusal: DEFERRED_PAYMENT_REQUIRED,
  },
  unserviceable: {
    on: ADDRESS,
    spoil(payload) {
      payload.userErrors.push(UNSERVICEABLE);
      payload.hidesGroups = true;
    },
  },
  slow_rates: {
    on: RATES,
    spoil(payload) {
      payload.cart.ratesAsked += 1;
      if (payload.cart.ratesAsked > PENDING_TIMES) return;
      payload.userErrors.push(refuse('PENDING_DELIVERY_GROUPS', undefined, 'O frete está sendo calculado.'));
      payload.hidesGroups = true;
    },
  },
  invalid_amount: {
    on: PAYMENT,
    begin(cart) {
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
    // The public enum has no code for it: there the server asks for the checkout without saying why.
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

/** Uses up a fault that befalls the operation, if one is set. */
export function takeBusinessFault({ store }: Context, operation: string): BusinessFault | undefined {
  const name = takeFault(store, operation, NAMES, name => businessFaults[name].on);
  return name && businessFaults[name];
}

function pollAfter({ timing }: Context): string {
  return new Date(Date.now() + timing.pollAfter).toISOString();
}

function sellOut({ cart, warnings }: Payload & { cart: StoredCart }, count: number) {
  // The warnings hold the lines already that have been at 0 before.
  for (const line of cart.lines.slice(0, count).filter(({ quantity }) => quantity > 0)) {
    line.quantity = 0;
    warnings.push(toWarning(cart, { code: 'MERCHANDISE_OUT_OF_STOCK', line }));
  }
}
