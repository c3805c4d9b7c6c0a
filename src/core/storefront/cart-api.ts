import type { ReadonlySignal, Signal } from '@preact/signals';
import { RETRY_PAUSE_MS } from '../platform/constants';
import { nullProto, tryCall } from '../platform/objects';
import { script } from '../platform/script';
import type { Address } from '../types/address';
import type { Cart, CartSource, Money } from '../types/cart';
import type { CartRequirements } from '../types/page';
import type { CartError, CompiledDocument, Result } from '../types/result';
import type { CallOptions, StorefrontClient, StorefrontResponse } from './client';
import cart from './documents/cart.graphql';
import cartAttributesUpdate from './documents/cart-attributes-update.graphql';
import cartBillingAddressUpdate from './documents/cart-billing-address-update.graphql';
import cartBuyerIdentityUpdate from './documents/cart-buyer-identity-update.graphql';
import cartCreate from './documents/cart-create.graphql';
import cartNoteUpdate from './documents/cart-note-update.graphql';
import cartPaymentUpdate from './documents/cart-payment-update.graphql';
import cartPrepareForCompletion from './documents/cart-prepare-for-completion.graphql';
import cartRemovePersonalData from './documents/cart-remove-personal-data.graphql';
import cartSelectedDeliveryOptionsUpdate from './documents/cart-selected-delivery-options-update.graphql';
import cartSubmitForCompletion from './documents/cart-submit-for-completion.graphql';
import cartWithDelivery from './documents/cart-with-delivery.graphql';
import { markLost, trackMutation } from './lost-requests';
import type { CartNode, PayloadNode, PrepareNode, SubmitNode } from './read-cart';
import { errorResult, isCartGone, toCartError, toResult } from './result';
import { sendTyped } from './shop-requests';

/** The buyer, as the API defines it (CartBuyerIdentityInput). */
export interface BuyerIdentity {
  email?: string | undefined;
  phone?: string;
  countryCode?: string;
  deliveryAddressPreferences?: {
    deliveryAddress: Address;
    deliveryAddressValidationStrategy: 'STRICT' | 'COUNTRY_CODE_ONLY';
  }[];
}

/** A payment, as the API defines it (CartPaymentInput). */
export interface PaymentInput {
  amount: Money;
  walletPaymentMethod?: Record<string, unknown>;
  freePaymentMethod?: { billingAddress: Address };
  freeOrder: boolean;
  hasSellingPlan: boolean;
}

/** The selected option of one delivery group (`CartSelectedDeliveryOptionInput` of the API). */
export interface DeliverySelection {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

/** The outcome of a submission (docs/specification.md#answers). */
export type Submission =
  | { type: 'SubmitSuccess'; redirectUrl: string | null | undefined }
  | { type: 'SubmitAlreadyAccepted' }
  /** @param pauseMs the pause that the server requests */
  | { type: 'SubmitThrottled'; pauseMs: number }
  /** @param checkoutUrl URL where the purchase goes on, if that is not the cart's own checkout */
  | { type: 'SubmitFailed'; errors: CartError[]; checkoutUrl: string | null | undefined }
  /** There is no response, or the response doesn't state whether the server has the submission. */
  | { type: 'SubmitLost'; pauseMs: number };

/** The operations of one cart at the server. All except `submit` resolve to a `Result`, and store the response's cart in `cart`. */
export interface CartApi {
  readonly cart: ReadonlySignal<Cart | undefined>;
  /**
   * Creates the cart of a product page, or reads the shopper's own.
   *
   * @param hasSheet true if a sheet shows the delivery groups. They are then read together with the shopper's own cart
   */
  open(source: CartSource, hasSheet?: boolean): Promise<Result>;
  setBuyerIdentity(identity: BuyerIdentity): Promise<Result>;
  setDeliveryOptions(selections: DeliverySelection[]): Promise<Result>;
  setBillingAddress(address: Address): Promise<Result>;
  setPayment(payment: PaymentInput): Promise<Result>;
  prepare(): Promise<Result>;
  /** Reads the cart that would be ordered, without retries. */
  read(): Promise<Result>;
  submit(attemptToken: string): Promise<Submission>;
}

/** Codes for statuses of `cartPrepareForCompletion` that prevent the payment. */
const STATUS_CODES = nullProto<Record<string, string>>({
  CartStatusNotReady: 'CART_NOT_READY',
  CartThrottled: 'CART_THROTTLED',
});

/** Facts about the purchase from the page. */
export interface CartApiOptions extends Partial<CartRequirements> {
  /** The buyer's initial currency. */
  currency: string;
}

/**
 * Creates the operations of one cart.
 *
 * @param newest signal that gets the cart of each response
 * @param sending whether a request is still wanted, and what to do about each lost mutation. @default always; nothing
 */
export function createCartApi(
  client: StorefrontClient,
  settings: CartApiOptions,
  newest: Signal<Cart | undefined>,
  { isWanted, onLost }: Pick<CallOptions, 'isWanted' | 'onLost'> = {},
): CartApi {
  const graphql: StorefrontClient = (document, variables, options) =>
    client(document, variables, { ...options, isWanted });

  /** Sends a mutation of a cart that exists. */
  const mutate = <T>(
    document: CompiledDocument,
    variables: { cartId: string; [name: string]: unknown },
    options?: CallOptions,
  ): Promise<StorefrontResponse<T>> =>
    trackMutation(
      variables.cartId,
      graphql<T>(document, variables, {
        ...options,
        onLost() {
          markLost(variables.cartId);
          onLost?.();
        },
      }),
    );

  /** Returns the id of the open cart. @throws before `open()`: a bug */
  const cartId = (): string => {
    if (!newest.value) throw new Error('There is no cart yet: call open() first');
    return newest.value.id;
  };

  const read = (response: StorefrontResponse<PayloadNode>): Result => {
    const { value: cart } = newest;
    const result = toResult(response, { cart, ...settings });
    // Reject responses about a different cart.
    if (cart && result.data && result.data.id !== cart.id) return errorResult({ code: 'BAD_ANSWER' });
    if (result.data) newest.value = result.data;
    return result;
  };

  /** Reads a response with delivery groups. A response that was cut off before them is an error, not a cart without groups. */
  const readDelivery = ({ result, errors }: StorefrontResponse<PayloadNode>): Result => {
    const isCutOff = result?.cart && !result.cart.deliveryGroups;
    return read({ result, errors: isCutOff ? [{ code: 'BAD_ANSWER' }] : errors });
  };

  const update = async (
    document: CompiledDocument,
    variables: object,
    readResponse = readDelivery,
  ): Promise<Result> => readResponse(await mutate(document, { cartId: cartId(), ...variables }));

  const readCart = async (
    document: CompiledDocument,
    id: string,
    options: CallOptions,
  ): Promise<StorefrontResponse<PayloadNode>> => {
    const { result, errors } = await graphql<CartNode>(document, { id }, options);
    return { result: { cart: result }, errors };
  };

  return {
    cart: newest,

    async open(source, hasSheet) {
      const options = { startsCheckout: true };
      if (source.type === 'product') return read(await graphql(cartCreate, { input: source.input }, options));
      const { id, note } = source;
      const typed = await source.typed;
      const refused = typed && (await sendTyped(typed, isWanted));
      if (refused) return errorResult(refused);
      const opened = await readCart(hasSheet ? cartWithDelivery : cart, id, options);
      const node = opened.result?.cart;
      if (!node) return read(opened);
      const attributes = source.attributes.length ? mergeAttributes(node, source.attributes) : undefined;
      // A partial response lacks the attributes. Writing would then remove those of apps.
      if (attributes === null) return read({ ...opened, errors: [{ code: 'CART_NOT_READY' }] });
      const updates: [document: CompiledDocument, variables: object][] = [];
      if (attributes) updates.push([cartAttributesUpdate, { attributes }]);
      if (note !== undefined && note !== (node.note ?? '')) updates.push([cartNoteUpdate, { note }]);
      const responses = [opened];
      for (const [document, variables] of updates)
        responses.push(await mutate<PayloadNode>(document, { cartId: id, ...variables }, options));
      const all = responses.map(({ result }) => nullProto<PayloadNode>(result));
      return read({
        result: {
          // If the server rejects a part, the cart stays as it was opened. The delivery groups of the opened cart stay in any case,
          // because neither part changes them.
          cart: responses.every(({ result }) => result)
            ? nullProto<CartNode>(...(all.map(payload => payload.cart ?? {}) as [CartNode]))
            : undefined,
          errors: all.flatMap(payload => payload.errors ?? []),
          warnings: all.flatMap(payload => payload.warnings ?? []),
        },
        errors: responses.flatMap(({ errors }) => errors),
      });
    },

    setBuyerIdentity: buyerIdentity => update(cartBuyerIdentityUpdate, { buyerIdentity }),
    setDeliveryOptions: selectedDeliveryOptions =>
      update(cartSelectedDeliveryOptionsUpdate, { selectedDeliveryOptions }),
    setBillingAddress: billingAddress => update(cartBillingAddressUpdate, { billingAddress }, read),
    setPayment: payment => update(cartPaymentUpdate, { payment }),

    async prepare() {
      const { result, errors } = await mutate<PrepareNode>(cartPrepareForCompletion, { cartId: cartId() });
      const status = result?.result;
      const code = status && STATUS_CODES[status.__typename];
      const retryAfterMs = toPauseMs(status?.pollAfter);
      const failed = code ? [{ code, ...(retryAfterMs && { retryAfterMs }) }] : [];
      const all = [...(result?.errors ?? []), ...(status?.errors ?? [])];
      return read({
        result: { cart: status?.cart },
        errors: [...errors, ...all.map(toCartError), ...failed],
      });
    },

    async read() {
      return readDelivery(await readCart(cartWithDelivery, cartId(), { retries: 0 }));
    },

    async submit(attemptToken) {
      // No retries here: `submitWithRetries` retries, and dispatches each lost response.
      const { result, errors } = await graphql<SubmitNode>(
        cartSubmitForCompletion,
        { cartId: cartId(), attemptToken },
        { retries: 0 },
      );
      return tryCall(() => toSubmission(result)) ?? toLost(errors);
    },
  };
}

/**
 * Merges the form's attributes into those of the cart, because the server replaces the whole list. An empty value removes one.
 *
 * @returns undefined if nothing changes, null if the response lacks the cart's attributes
 */
function mergeAttributes(
  { attributes: existing }: CartNode,
  changes: { key: string; value: string }[],
): { key: string; value: string }[] | null | undefined {
  if (!existing) return null;
  const all = new Map(existing.map(({ key, value }) => [key, value ?? '']));
  const isChange = changes.some(({ key, value }) => (all.get(key) ?? '') !== value);
  for (const { key, value } of changes) all.set(key, value);
  return isChange ? [...all].filter(([, value]) => value).map(([key, value]) => ({ key, value })) : undefined;
}

/**
 * Removes personal data from a cart.
 *
 * @param keepalive lets the request outlive the page
 * @returns true if the server has responded
 */
export async function removePersonalData(
  graphql: StorefrontClient,
  cartId: string,
  keepalive: boolean,
): Promise<boolean> {
  const onLost = () => markLost(cartId);
  const { result } = await trackMutation(
    cartId,
    graphql(cartRemovePersonalData, { cartId }, { keepalive, retries: 0, onLost }),
  );
  return !!result;
}

function toLost(errors: CartError[]): Submission {
  return {
    type: 'SubmitLost',
    pauseMs: Math.max(RETRY_PAUSE_MS, nullProto<CartError>(errors[0]).retryAfterMs ?? 0),
  };
}

/**
 * Converts `pollAfter`, a date by the API's clock, to a pause in ms. A later change of the device's clock then can't make the pause
 * longer. Returns `NaN` if the text is no date.
 */
function toPauseMs(pollAfter = ''): number {
  return Math.max(RETRY_PAUSE_MS, Date.parse(pollAfter) - Date.now() - (script.clockSkewMs ?? 0));
}

/** Returns undefined if the response doesn't state the outcome of the submission. @throws if it can't be read */
function toSubmission(node?: SubmitNode): Submission | undefined {
  const result = node?.result;
  const errors = node?.errors ?? [];
  switch (result?.__typename) {
    case 'SubmitSuccess':
      return { type: result.__typename, redirectUrl: result.redirectUrl };
    case 'SubmitAlreadyAccepted':
      return { type: result.__typename };
    case 'SubmitThrottled':
      return { type: result.__typename, pauseMs: toPauseMs(result.pollAfter) || RETRY_PAUSE_MS };
    case 'SubmitFailed':
      return {
        type: result.__typename,
        errors: [...result.errors, ...errors].map(toCartError),
        checkoutUrl: result.checkoutUrl,
      };
  }
  const rejections = errors.map(toCartError);
  // A cart that is gone may have become an order, so this is no rejection.
  return rejections.length && !isCartGone(rejections)
    ? { type: 'SubmitFailed', errors: rejections, checkoutUrl: undefined }
    : undefined;
}
