import type { ReadonlySignal, Signal } from '@preact/signals';
import { RETRY_PAUSE_MS } from '../platform/constants';
import { hasOwn, nullProto } from '../platform/objects';
import type { Address } from '../types/address';
import type { Cart, CartSource, Money } from '../types/cart';
import type { CartRequirements } from '../types/page';
import type { CartError, CompiledDocument, Result } from '../types/result';
import type { StorefrontClient, StorefrontResponse } from './client';
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
import orderedCart from './documents/ordered-cart.graphql';
import type { CartNode, PayloadNode, PrepareNode, SubmitNode } from './read-cart';
import { errorResult, isCartGone, toCartError, toResult } from './result';

/** The room `core/server`. The verbs of one cart at the server, and the server's answers in our own shape. */

/** Who buys, as the API wants it (CartBuyerIdentityInput). */
export interface BuyerIdentity {
  email?: string | undefined;
  phone?: string;
  countryCode?: string;
  deliveryAddressPreferences?: {
    deliveryAddress: Address;
    deliveryAddressValidationStrategy: 'STRICT' | 'COUNTRY_CODE_ONLY';
  }[];
}

/** What is paid and with what, as the API wants it (CartPaymentInput). */
export interface PaymentInput {
  amount: Money;
  walletPaymentMethod?: Record<string, unknown>;
  freePaymentMethod?: { billingAddress: Address };
  freeOrder: boolean;
  hasSellingPlan: boolean;
}

export interface DeliverySelection {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** Answer to a submission (docs/specification.md#answers). */
export type Submission =
  | { type: 'SubmitSuccess'; redirectUrl?: string | null }
  | { type: 'SubmitAlreadyAccepted' }
  /** @param pauseMs how long the server asks us to wait */
  | { type: 'SubmitThrottled'; pauseMs: number }
  /** @param checkoutUrl where the purchase goes on, if that is not the cart's own checkout */
  | { type: 'SubmitFailed'; errors: CartError[]; checkoutUrl?: string | null | undefined }
  /** No answer came, or it doesn't say whether the server has the submission. */
  | { type: 'SubmitLost'; pauseMs: number };

/** The verbs of one cart at the server. Each answers with a Result and keeps the newest cart in `cart`. */
export interface CartApi {
  readonly cart: ReadonlySignal<Cart | undefined>;
  /** The cart of a purchase that is open. @throws where it isn't: a bug */
  current(): Cart;
  /** Creates the cart of a product page, or reads the one that the shopper has. */
  open(source: CartSource): Promise<Result>;
  setBuyerIdentity(identity: BuyerIdentity): Promise<Result>;
  setDeliveryOptions(selections: DeliverySelection[]): Promise<Result>;
  setBillingAddress(address: Address): Promise<Result>;
  setPayment(payment: PaymentInput): Promise<Result>;
  prepare(): Promise<Result>;
  /** Reads the cart that would be ordered, without retries. */
  read(): Promise<Result>;
  submit(attemptToken: string): Promise<Submission>;
}

/** Statuses of `cartPrepareForCompletion` that keep a cart from being paid, as codes of the catalogue. */
const STATUS_CODES = nullProto<Record<string, string>>({
  CartStatusNotReady: 'CART_NOT_READY',
  CartThrottled: 'CART_THROTTLED',
});

/** What the page says of the purchase. */
export interface CartApiOptions extends Partial<CartRequirements> {
  /** The buyer's initial currency. */
  currency: string;
}

/** @param newest signal that gets the cart of each answer */
export function createCartApi(
  graphql: StorefrontClient,
  page: CartApiOptions,
  newest: Signal<Cart | undefined>,
): CartApi {
  const current = (): Cart => {
    if (!newest.value) throw new Error('There is no cart yet: call open() first');
    return newest.value;
  };
  const cartId = () => current().id;

  const read = (answer: StorefrontResponse<PayloadNode>): Result => {
    const { value: cart } = newest;
    const result = toResult(answer, { cart, ...page });
    // An answer about another cart than ours is none.
    if (cart && result.data && result.data.id !== cart.id) return errorResult({ code: 'BAD_ANSWER' });
    if (result.data) newest.value = result.data;
    return result;
  };

  const update = async (document: CompiledDocument, variables: object): Promise<Result> =>
    read(await graphql(document, { cartId: cartId(), ...variables }));

  /** Reads an answer with delivery groups. One that was cut off before them is not a cart without groups. */
  const readDelivery = ({ result, errors }: StorefrontResponse<PayloadNode>): Result => {
    const isCutOff = result?.cart && !result.cart.deliveryGroups;
    return read({ result, errors: isCutOff ? [...errors, { code: 'BAD_ANSWER' }] : errors });
  };

  const deliver = async (document: CompiledDocument, variables: object): Promise<Result> =>
    readDelivery(await graphql(document, { cartId: cartId(), ...variables }));

  return {
    cart: newest,
    current,

    async open(source) {
      const options = { startsCheckout: true };
      if (hasOwn(source, 'input')) return read(await graphql(cartCreate, { input: source.input }, options));
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
    setPayment: payment => deliver(cartPaymentUpdate, { payment }),

    async prepare() {
      const { result, errors } = await graphql<PrepareNode>(cartPrepareForCompletion, { cartId: cartId() });
      const status = result?.result;
      const code = status && STATUS_CODES[status.__typename];
      const all = [...(result?.errors ?? []), ...(status?.errors ?? []), ...(code ? [{ code }] : [])];
      return read({ result: { cart: status?.cart, errors: all }, errors });
    },

    async read() {
      const { result, errors } = await graphql<CartNode>(orderedCart, { id: cartId() }, { retries: 0 });
      return readDelivery({ result: { cart: result }, errors });
    },

    async submit(attemptToken) {
      // The purchase sends it again itself, and has to know of each answer that was lost.
      const { result, errors } = await graphql<SubmitNode>(
        cartSubmitForCompletion,
        { cartId: cartId(), attemptToken },
        { retries: 0 },
      );
      try {
        return toSubmission(result) ?? lost(errors);
      } catch {
        return lost(errors);
      }
    },
  };
}

/**
 * Removes personal data from a cart.
 *
 * @param keepalive lets the request outlive the page
 * @returns whether the server has answered
 */
export async function removePersonalData(
  graphql: StorefrontClient,
  cartId: string,
  keepalive: boolean,
): Promise<boolean> {
  const { result } = await graphql(cartRemovePersonalData, { cartId }, { keepalive, retries: 0 });
  return !!result;
}

function lost(errors: CartError[]): Submission {
  return {
    type: 'SubmitLost',
    pauseMs: Math.max(RETRY_PAUSE_MS, nullProto<CartError>(errors[0]).retryAfterMs ?? RETRY_PAUSE_MS),
  };
}

/** Absent where the answer doesn't say what became of the submission. @throws where it can't be read */
function toSubmission(node?: SubmitNode): Submission | undefined {
  const { result, errors = [] } = nullProto<SubmitNode>(node);
  switch (result?.__typename) {
    case 'SubmitSuccess':
      return { type: result.__typename, redirectUrl: result.redirectUrl };
    case 'SubmitAlreadyAccepted':
      return { type: result.__typename };
    case 'SubmitThrottled':
      // A date of the server's clock becomes a pause now, so that changes of this computer's clock can't stretch it.
      return {
        type: result.__typename,
        pauseMs: Math.max(RETRY_PAUSE_MS, Date.parse(result.pollAfter) - Date.now() || RETRY_PAUSE_MS),
      };
    case 'SubmitFailed':
      return {
        type: result.__typename,
        errors: [...result.errors, ...errors].map(toCartError),
        checkoutUrl: result.checkoutUrl,
      };
  }
  const refusals = errors.map(toCartError);
  // A cart that is gone may have become an order, so this is no refusal.
  return refusals.length && !isCartGone(refusals)
    ? { type: 'SubmitFailed', errors: refusals, checkoutUrl: undefined }
    : undefined;
}
