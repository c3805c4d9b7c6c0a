import { type ReadonlySignal, signal } from '@preact/signals';
import type { CartSource } from './cart-input';
import type { CartNode, PayloadNode, PrepareNode, SubmitNode } from './cart-node';
import type { CompiledDocument } from './document';
import cart from './documents/cart.graphql';
import cartAttributesUpdate from './documents/cart-attributes-update.graphql';
import cartBillingAddressUpdate from './documents/cart-billing-address-update.graphql';
import cartBuyerIdentityUpdate from './documents/cart-buyer-identity-update.graphql';
import cartCreate from './documents/cart-create.graphql';
import cartPaymentUpdate from './documents/cart-payment-update.graphql';
import cartPrepareForCompletion from './documents/cart-prepare-for-completion.graphql';
import cartRemovePersonalData from './documents/cart-remove-personal-data.graphql';
import cartSelectedDeliveryOptionsUpdate from './documents/cart-selected-delivery-options-update.graphql';
import cartSubmitForCompletion from './documents/cart-submit-for-completion.graphql';
import type { Answer, Graphql } from './graphql';
import { toCartError, toResult } from './result';
import type { Address, Cart, CartError, Money, Result } from './types';

/** CartBuyerIdentityInput. */
export interface BuyerIdentity {
  email?: string;
  phone?: string;
  countryCode?: string;
  deliveryAddressPreferences?: {
    deliveryAddress: Address;
    deliveryAddressValidationStrategy: 'STRICT' | 'COUNTRY_CODE_ONLY';
  }[];
}

/** CartPaymentInput. */
export interface PaymentInput {
  amount: Money;
  walletPaymentMethod?: Record<string, unknown>;
  freePaymentMethod?: { billingAddress: Address };
  freeOrder: boolean;
  hasSellingPlan: boolean;
}

export interface Selection {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** Answer to a submission (section 3). */
export type Submission =
  | { type: 'SubmitSuccess'; redirectUrl: string }
  | { type: 'SubmitAlreadyAccepted' }
  | { type: 'SubmitThrottled'; pollAfter: string }
  | { type: 'SubmitFailed'; errors: CartError[]; checkoutUrl?: string }
  /** No answer, or none that says whether the server has the submission. */
  | { type: 'SubmitLost' };

/** The verbs of one cart at the server. Each answers with a Result and keeps the newest cart in `cart`. */
export interface CartApi {
  readonly cart: ReadonlySignal<Cart | undefined>;
  /** Creates the cart of a product page, or reads the one the shopper has. */
  open(source: CartSource): Promise<Result>;
  setBuyerIdentity(identity: BuyerIdentity): Promise<Result>;
  setDeliveryOptions(selections: Selection[]): Promise<Result>;
  setBillingAddress(address: Address): Promise<Result>;
  setPayment(payment: PaymentInput): Promise<Result>;
  prepare(): Promise<Result>;
  submit(attemptToken: string): Promise<Submission>;
  /** Removes what the shopper told the sheet; outlives the page. */
  forget(): Promise<void>;
}

/** Statuses of `cartPrepareForCompletion` that stand in the way, as codes of the catalogue. */
const STATUS_CODES: Record<string, string> = {
  CartStatusNotReady: 'CART_NOT_READY',
  CartThrottled: 'CART_THROTTLED',
};

/** @param currency the buyer's initial currency */
export function createCartApi(graphql: Graphql, currency: string): CartApi {
  const newest = signal<Cart>();

  const cartId = (): string => {
    if (!newest.value) throw new Error('There is no cart yet: call open() first');
    return newest.value.id;
  };

  const read = (answer: Answer<PayloadNode>): Result => {
    const result = toResult(answer, { cart: newest.value, currency });
    if (result.data) newest.value = result.data;
    return result;
  };

  const update = async (document: CompiledDocument, variables: object): Promise<Result> =>
    read(await graphql(document, { cartId: cartId(), ...variables }));

  /** Delivery groups are deferred: an answer cut before them must not pass for a cart that has none. */
  const deliver = async (document: CompiledDocument, variables: object): Promise<Result> => {
    const answer = await graphql<PayloadNode>(document, { cartId: cartId(), ...variables });
    if (answer.result?.cart && !answer.result.cart.deliveryGroups) answer.errors.push({ code: 'BAD_ANSWER' });
    return read(answer);
  };

  return {
    cart: newest,

    async open(source) {
      const options = { startsCheckout: true };
      if ('input' in source) return read(await graphql(cartCreate, { input: source.input }, options));
      const { id, attributes } = source;
      if (attributes.length)
        return read(await graphql(cartAttributesUpdate, { cartId: id, attributes }, options));
      const { result, errors } = await graphql<CartNode>(cart, { id }, options);
      return read({ result: { cart: result }, errors });
    },

    setBuyerIdentity: buyerIdentity => deliver(cartBuyerIdentityUpdate, { buyerIdentity }),
    setDeliveryOptions: selectedDeliveryOptions =>
      deliver(cartSelectedDeliveryOptionsUpdate, { selectedDeliveryOptions }),
    setBillingAddress: billingAddress => update(cartBillingAddressUpdate, { billingAddress }),
    setPayment: payment => update(cartPaymentUpdate, { payment }),

    async prepare() {
      const { result, errors } = await graphql<PrepareNode>(cartPrepareForCompletion, { cartId: cartId() });
      const status = result?.result;
      const code = status && STATUS_CODES[status.__typename];
      const all = [...(result?.errors ?? []), ...(status?.errors ?? []), ...(code ? [{ code }] : [])];
      return read({ result: { cart: status?.cart, errors: all }, errors });
    },

    async submit(attemptToken) {
      const { result } = await graphql<SubmitNode>(cartSubmitForCompletion, {
        cartId: cartId(),
        attemptToken,
      });
      const answer = result?.result;
      const refused = result?.errors ?? [];
      if (refused.length) return { type: 'SubmitFailed', errors: refused.map(toCartError) };
      if (!answer) return { type: 'SubmitLost' };
      const { __typename: type, ...rest } = answer;
      return {
        type,
        ...rest,
        ...('errors' in answer && { errors: answer.errors.map(toCartError) }),
      } as Submission;
    },

    async forget() {
      const id = newest.value?.id;
      if (id) await graphql(cartRemovePersonalData, { cartId: id }, { keepalive: true, retries: 0 });
    },
  };
}
