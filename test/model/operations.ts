import { cartNode, groupNode, lineNode, optionNode, PLAN, payload } from '../fakes/fake-cart';
import { type Store, type StoreCart, toMoney } from './store';

// biome-ignore lint/suspicious/noExplicitAny: each operation has variables of its own
type Variables = Record<string, any>;

/** What goes wrong in the shop itself with one request. */
export interface Business {
  kind?: 'throttled' | 'refused' | 'no-url' | 'evil-url' | 'odd-type' | undefined;
  /** One of several ways in which it goes wrong. */
  variant: number;
  /** A cart that was ordered is not found any more. */
  isGone: boolean;
  /** Number of the purchase that asks. */
  purchase: number;
}

const THANKS = 'https://shop.example/thank-you/';
const POLL_AFTER = [
  (now: number) => new Date(now + 1500).toISOString(),
  (now: number) => new Date(now + 365 * 86_400_000).toISOString(),
  (now: number) => new Date(now - 86_400_000).toISOString(),
  () => 'soon',
];
const REFUSALS = ['MERCHANDISE_OUT_OF_STOCK', 'DELIVERY_LAST_NAME_REQUIRED', 'CAPTCHA_COMPLETION_REQUIRED'];
const GONE = { cart: null, errors: [{ code: 'INVALID', field: ['cartId'] }], warnings: [] };

export function toNode(store: Store, cart: StoreCart, hidesGroups = false) {
  const plan = store.groups(cart).some(({ type }) => type === 'SUBSCRIPTION');
  return cartNode({
    id: cart.id,
    checkoutUrl: store.options.hidesCheckout
      ? 'javascript:alert(1)'
      : `https://shop.example/checkout/${cart.id.match(/c\d+/)}?key=k`,
    total: toMoney(store.total(cart)),
    tax: toMoney(store.tax(cart)),
    lines: [
      lineNode({ quantity: cart.quantity }),
      ...(plan ? [lineNode({ sellingPlanAllocation: PLAN })] : []),
    ],
    groups: (hidesGroups ? [] : store.groups(cart)).map(({ id, type, offered }) => {
      const options = offered.map(({ handle, cents, method }) =>
        optionNode(handle, { estimatedCost: toMoney(cents), deliveryMethodType: method }),
      );
      const selected = options.find(({ handle }) => handle === cart.selected[type]) ?? null;
      return groupNode(id, options, { groupType: type, selectedDeliveryOption: selected });
    }),
  });
}

/** Answers a change of the cart, which may not be done yet. */
function toChange(store: Store, cart: StoreCart) {
  if (!cart.pendingLeft) return payload(toNode(store, cart));
  cart.pendingLeft -= 1;
  return payload(toNode(store, cart, true), [{ code: 'PENDING_DELIVERY_GROUPS' }]);
}

interface Identity {
  deliveryAddressPreferences?: { deliveryAddressValidationStrategy: string }[];
}

interface Selected {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

type Operation = (store: Store, cart: StoreCart, variables: Variables, business: Business) => unknown;

const OPERATIONS: Record<string, Operation> = {
  cartBuyerIdentityUpdate(store, cart, { buyerIdentity }) {
    const [preference] = (buyerIdentity as Identity).deliveryAddressPreferences ?? [];
    if (preference)
      store.setAddress(cart, preference.deliveryAddressValidationStrategy === 'STRICT' ? 'whole' : 'short');
    return toChange(store, cart);
  },
  cartSelectedDeliveryOptionsUpdate(store, cart, { selectedDeliveryOptions }) {
    for (const { deliveryGroupId, deliveryOptionHandle } of selectedDeliveryOptions as Selected[]) {
      const group = store.groups(cart).find(({ id }) => id === deliveryGroupId);
      const code = !group
        ? 'INVALID_DELIVERY_GROUP'
        : group.offered.some(({ handle }) => handle === deliveryOptionHandle)
          ? undefined
          : 'INVALID_DELIVERY_OPTION';
      if (!group || code) return payload(toNode(store, cart), [{ code }]);
      cart.selected[group.type] = deliveryOptionHandle;
    }
    return toChange(store, cart);
  },
  cartBillingAddressUpdate: toChange,
  cartPrepareForCompletion: (store, cart, _, { kind }) => ({
    result:
      kind === 'throttled'
        ? { __typename: 'CartThrottled', pollAfter: 'soon' }
        : kind === 'refused'
          ? { __typename: 'CartStatusNotReady', cart: toNode(store, cart), errors: [] }
          : { __typename: 'CartStatusReady', cart: toNode(store, cart) },
  }),
  cartPaymentUpdate(store, cart, { payment }) {
    const { amount } = payment as { amount: { amount: string } };
    const cents = Math.round(Number(amount.amount) * 100);
    if (cents !== store.total(cart))
      return payload(toNode(store, cart), [{ code: 'INVALID_PAYMENT', field: ['payment', 'amount'] }]);
    cart.payment = cents;
    return payload(toNode(store, cart));
  },
  cartSubmitForCompletion(store, cart, { attemptToken }, { kind, variant, purchase }) {
    if (kind === 'throttled')
      return {
        result: { __typename: 'SubmitThrottled', pollAfter: POLL_AFTER[variant % 4]?.(Date.now()) },
      };
    const made =
      kind === 'refused' ? (REFUSALS[variant % 3] as string) : store.submit(cart, attemptToken, purchase);
    if (typeof made === 'string')
      return {
        result: {
          __typename: 'SubmitFailed',
          checkoutUrl: toNode(store, cart).checkoutUrl,
          errors: [{ code: made, message: made }],
        },
      };
    if (kind === 'odd-type') return { result: { __typename: 'SubmitOdd' } };
    if (!made.isNew) return { result: { __typename: 'SubmitAlreadyAccepted' } };
    const urls = { 'no-url': null, 'evil-url': 'javascript:alert(1)' };
    const redirectUrl = kind && kind in urls ? urls[kind as keyof typeof urls] : THANKS + made.order.token;
    return { result: { __typename: 'SubmitSuccess', redirectUrl } };
  },
  cartRemovePersonalData(store, cart) {
    store.forget(cart);
    return { cart: { id: cart.id } };
  },
  paypalTokenCreate: () => ({ token: 'EC-1' }),
  paypalBuyerDetailsFetch: () => ({
    buyerDetails: {
      email: 'ana@example.com',
      expiresAt: '2099-01-01T00:00:00Z',
      destinationAddress: { country: 'BR', city: 'Recife' },
      billingAddress: { country: 'BR', city: 'Recife' },
    },
  }),
};

const SESSION = {
  epochTimestamp: 1,
  expiresAt: 4_000_000_000_000,
  merchantSessionIdentifier: 'SSH',
  nonce: 'a1',
  merchantIdentifier: 'merchant.example',
  domainName: 'shop.example',
  displayName: 'Loja Exemplo',
  signature: 'ab',
};

/** Carries an operation out; its payload. */
export function operate(
  store: Store,
  operation: string,
  variables: Record<string, unknown>,
  business: Business,
): unknown {
  if (operation === 'applePaySessionCreate') return { body: JSON.stringify(SESSION) };
  if (operation === 'cartCreate') return payload(toNode(store, store.create(business.purchase)));
  const cart = store.carts.get(String(variables.cartId ?? variables.id));
  const isRead = operation === 'cart';
  if (!cart || (business.isGone && cart.orders.size)) return isRead ? null : GONE;
  if (isRead) return toNode(store, cart);
  const hasStatus = /^cart(Submit|Prepare)ForCompletion$/.test(operation);
  if (business.kind === 'refused' && !hasStatus)
    return payload(toNode(store, cart), [{ code: 'PROVINCE_NOT_FOUND' }]);
  return OPERATIONS[operation]?.(store, cart, variables as Variables, business);
}
