import type { PlanNode } from '../../src/core/storefront/read-cart';
import { cartNode, groupNode, lineNode, optionNode, PLAN, payload } from '../fakes/fake-cart';
import type { Content, Store, StoreAddress, StoreCart } from './store';

// biome-ignore lint/suspicious/noExplicitAny: each operation has variables of its own
type Variables = Record<string, any>;

/** A fault of one request inside the shop. */
export interface Business {
  kind?: 'throttled' | 'refused' | 'no-url' | 'evil-url' | 'odd-type' | undefined;
  /** The variant of the fault. */
  variant: number;
  /** True if an ordered cart is not found any more. */
  isGone: boolean;
  /** Number of the purchase that sends the request. */
  purchase: number;
  /** True for a request that runs again after its response, so that no page could detect it. */
  isEcho?: boolean;
  /** The cart at the page's last read. */
  looked?: Content | undefined;
  /** Number of the shopper's newest payment when the request was sent. */
  card: number;
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

const GROUPS_FIRST = 10;
const RECURRING = PLAN as PlanNode;

/** An address in the server's format. */
function toMailingAddress(address: StoreAddress, isRespelled: boolean) {
  const { country, province, city = '', zip = '', ...parts } = address;
  return {
    ...parts,
    city: isRespelled ? city.toUpperCase() : city,
    zip: isRespelled ? zip.replace(/\D/g, ' ').trim() : zip,
    province,
    provinceCode: province,
    countryCodeV2: country,
  };
}

/** All fields of a cart. `network.ts` removes those that the document does not select. */
function toNode(store: Store, cart: StoreCart, hidesGroups = false) {
  const { address, email } = cart.buyer;
  const deliveryAddress = address ? toMailingAddress(address, store.options.respells) : null;
  const groups = hidesGroups ? [] : store.groups(cart);
  return {
    ...cartNode({
      id: cart.id,
      checkoutUrl: store.options.hidesCheckout
        ? 'javascript:alert(1)'
        : `https://shop.example/checkout/${cart.id.match(/c\d+/)}?key=k`,
      total: store.money(store.total(cart)),
      tax: store.money(store.tax(cart)),
      totalQuantity: cart.lines.map(({ quantity }) => quantity).reduce((sum, quantity) => sum + quantity, 0),
    }),
    buyerIdentity: {
      email: email ?? null,
      phone: null,
      countryCode: address?.country ?? 'BR',
      deliveryAddressPreferences: deliveryAddress ? [deliveryAddress] : [],
    },
    lines: {
      pageInfo: { hasNextPage: false },
      nodes: cart.lines.map(({ merchandise, quantity, plan }) => ({
        ...lineNode({ quantity, cost: toCost(store) }),
        id: `gid://shopify/CartLine/${merchandise}`,
        merchandise: { id: `gid://shopify/ProductVariant/${merchandise}`, requiresShipping: cart.ships },
        sellingPlanAllocation: plan
          ? {
              ...RECURRING,
              sellingPlan: { ...RECURRING.sellingPlan, id: `gid://shopify/SellingPlan/${plan}` },
            }
          : null,
      })),
    },
    deliveryGroups: {
      pageInfo: { hasNextPage: groups.length > GROUPS_FIRST },
      nodes: groups.slice(0, GROUPS_FIRST).map(({ key, id, type, offered }) => {
        const options = offered.map(({ handle, cents, method }) =>
          optionNode(handle, { estimatedCost: store.money(cents), deliveryMethodType: method }),
        );
        const selected = options.find(({ handle }) => handle === cart.selected[key]) ?? null;
        return {
          ...groupNode(id, options, { groupType: type, selectedDeliveryOption: selected }),
          deliveryAddress,
        };
      }),
    },
  };
}

const toCost = (store: Store) => ({
  totalAmount: store.money(10_000),
  subtotalAmount: store.money(10_000),
});

/** Returns the response to a cart change, which may be pending. */
function toChange(store: Store, cart: StoreCart) {
  if (!cart.pendingLeft) return payload(toNode(store, cart));
  cart.pendingLeft -= 1;
  return payload(toNode(store, cart, true), [{ code: 'PENDING_DELIVERY_GROUPS' }]);
}

interface Identity {
  email?: string;
  deliveryAddressPreferences?: {
    deliveryAddress: StoreAddress;
    deliveryAddressValidationStrategy: string;
  }[];
}

interface Selected {
  deliveryGroupId: string;
  deliveryOptionHandle: string;
}

type Operation = (store: Store, cart: StoreCart, variables: Variables, business: Business) => unknown;

const OPERATIONS: Record<string, Operation> = {
  cartBuyerIdentityUpdate(store, cart, { buyerIdentity }) {
    const { email, deliveryAddressPreferences: [preference] = [] } = buyerIdentity as Identity;
    if (email !== undefined) cart.buyer.email = email;
    if (preference) {
      const { deliveryAddress, deliveryAddressValidationStrategy: strategy } = preference;
      store.setAddress(cart, deliveryAddress, strategy === 'STRICT');
    }
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
      cart.selected[group.key] = deliveryOptionHandle;
    }
    return toChange(store, cart);
  },
  cartBillingAddressUpdate(store, cart) {
    cart.buyer.hasBilling = true;
    return toChange(store, cart);
  },
  cartPrepareForCompletion: (store, cart, _, { kind }) => ({
    result:
      kind === 'throttled'
        ? { __typename: 'CartThrottled', pollAfter: 'soon' }
        : kind === 'refused'
          ? { __typename: 'CartStatusNotReady', cart: toNode(store, cart), errors: [] }
          : { __typename: 'CartStatusReady', cart: toNode(store, cart) },
  }),
  cartPaymentUpdate(store, cart, { payment }, { card }) {
    const { amount } = payment as { amount: { amount: string } };
    const cents = store.total(cart);
    if (Math.abs(Number(amount.amount) * 100 - cents) > 0.05)
      return payload(toNode(store, cart), [{ code: 'INVALID_PAYMENT', field: ['payment', 'amount'] }]);
    cart.payment = cents;
    cart.card = card;
    return payload(toNode(store, cart));
  },
  cartSubmitForCompletion(store, cart, { attemptToken }, { kind, variant, purchase, looked }) {
    if (kind === 'throttled')
      return {
        result: { __typename: 'SubmitThrottled', pollAfter: POLL_AFTER[variant % 4]?.(Date.now()) },
      };
    const made =
      kind === 'refused'
        ? (REFUSALS[variant % 3] as string)
        : store.submit(cart, attemptToken, purchase, looked);
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

/** Operations that write personal data. */
export const PERSONAL = ['cartBuyerIdentityUpdate', 'cartBillingAddressUpdate', 'cartPaymentUpdate'];

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

/** Runs an operation. @returns its payload */
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
  if (!cart || cart.isGone || (business.isGone && cart.orders.size)) return isRead ? null : GONE;
  if (isRead) return toNode(store, cart);
  const hasStatus = /^cart(Submit|Prepare)ForCompletion$/.test(operation);
  if (business.kind === 'refused' && !hasStatus && operation !== 'cartRemovePersonalData')
    return payload(toNode(store, cart), [{ code: 'PROVINCE_NOT_FOUND' }]);
  if (business.isEcho) cart.foreignChanges += 1;
  if (PERSONAL.includes(operation)) cart.writer = business.isEcho ? undefined : business.purchase;
  return OPERATIONS[operation]?.(store, cart, variables as Variables, business);
}
