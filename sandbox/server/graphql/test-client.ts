import { ACCESS_TOKEN, createStore } from '../store/store';
import type { Fault, MailingAddress } from '../store/types';
import { listen } from '../web/listen';
import { createApi } from './api';
import type { Timing } from './context';

// biome-ignore lint/suspicious/noExplicitAny: a test reads the fields that it expects
export type Json = any;

export interface RequestOptions {
  version?: string;
  headers?: Record<string, string>;
}

/** Opens the API of a new store on a free port, with a client for tests. Carriers' rates have no delay. */
export async function openApi(timing?: Partial<Timing>) {
  const store = createStore();
  const { url: origin, close } = await listen(createApi(store, { rates: 0, ...timing }));

  function send(
    name: string,
    variables: unknown = {},
    { version = 'unstable', headers }: RequestOptions = {},
  ) {
    return fetch(`${origin}/api/${version}/graphql.json?operation_name=${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Shopify-Storefront-Access-Token': ACCESS_TOKEN,
        ...headers,
      },
      body: JSON.stringify({ query: documents[name], variables }),
    });
  }

  /** Returns the payload of an operation. @throws if the response has top-level errors */
  async function execute(name: string, variables?: unknown, options?: RequestOptions): Promise<Json> {
    const response: Json = await (await send(name, variables, options)).json();
    if (response.errors) throw new Error(`${name}: ${JSON.stringify(response.errors)}`);
    return response.data.result;
  }

  /** Creates a cart with one line per product, by handle. */
  async function createCart(handles = ['cafe-da-serra'], input: object = {}): Promise<Json> {
    const lines = handles.map(handle => ({ merchandiseId: variantGid(handle), quantity: 1 }));
    return execute('cartCreate', { input: { lines, ...input }, country: 'BR' });
  }

  function variantGid(handle: string): string {
    const product = store.products.find(other => other.handle === handle);
    return `gid://shopify/ProductVariant/${product?.variants[0]?.id}`;
  }

  return {
    store,
    origin,
    send,
    execute,
    createCart,
    variantGid,
    setFault: (fault: Pick<Fault, 'name'> & Partial<Fault>) =>
      store.settings.faults.push({ operations: [], times: 1, ...fault }),
    close,
  };
}

export const ADDRESS: MailingAddress = {
  firstName: 'Ana',
  lastName: 'Souza',
  address1: 'Rua Augusta, 1508',
  address2: 'Apto. 72',
  city: 'São Paulo',
  province: 'SP',
  zip: '01304-001',
  country: 'BR',
  phone: '+5511987654321',
};

export function preferences(
  deliveryAddress: MailingAddress,
  deliveryAddressValidationStrategy: 'STRICT' | 'COUNTRY_CODE_ONLY' = 'STRICT',
) {
  return { deliveryAddressPreferences: [{ deliveryAddress, deliveryAddressValidationStrategy }] };
}

export function googlePay(amount: { amount: string; currencyCode: string }) {
  return {
    amount,
    walletPaymentMethod: {
      googlePayWalletContent: {
        billingAddress: ADDRESS,
        signature: 'MEQCIH6Q4OwQ0jAceFEkGF0JID6sJNXxOEi4r+mA7biRxqBQ',
        signedMessage: '{"encryptedMessage":"..."}',
        protocolVersion: 'ECv2',
      },
    },
  };
}

export function codes(problems: { code: string }[]): string[] {
  return problems.map(({ code }) => code);
}

/** Returns the selection of one option, by its code, in each group of a cart. */
export function choose(cart: Json, code: string) {
  return cart.deliveryGroups.nodes.map((group: Json) => ({
    deliveryGroupId: group.id,
    deliveryOptionHandle: group.deliveryOptions.find((option: Json) => option.code === code)?.handle,
  }));
}

/** Fields of a cart for the tests, without delivery groups. */
const CART = `
  id checkoutUrl totalQuantity
  cost { totalAmount { amount currencyCode } subtotalAmount { amount } totalTaxAmount { amount } checkoutChargeAmount { amount } }
  discountCodes { code applicable }
  discountAllocations { discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }
  buyerIdentity { email phone countryCode }
  lines(first: 10) { nodes {
    quantity attributes { key value }
    cost { totalAmount { amount } subtotalAmount { amount } }
    discountAllocations { discountedAmount { amount } }
    merchandise { ... on ProductVariant { id requiresShipping product { title } } }
    sellingPlanAllocation {
      checkoutChargeAmount { amount } remainingBalanceChargeAmount { amount }
      priceAdjustments { price { amount } }
      sellingPlan { recurringDeliveries billingPolicy { ... on SellingPlanRecurringBillingPolicy { interval intervalCount } } }
    }
  } }`;

const GROUPS = `
  deliveryGroups(first: 10, withCarrierRates: true) { nodes {
    id groupType
    deliveryOptions { code title handle deliveryMethodType estimatedCost { amount currencyCode } }
    selectedDeliveryOption { handle }
  } }`;

const ERRORS = 'errors: userErrors { code field message }';
const CONTEXT = '@inContext(country: $country, language: PT_BR)';

function mutation(name: string, type: string, argument: string): string {
  return `mutation ${name}($cartId: ID!, $country: CountryCode, $${argument}: ${type}) ${CONTEXT} {
    result: ${name}(cartId: $cartId, ${argument}: $${argument}) {
      cart { ${CART} ${GROUPS} } ${ERRORS} warnings { code target }
    }
  }`;
}

/** Operations of the script by name. */
const documents: Record<string, string> = {
  cartCreate: `mutation cartCreate($input: CartInput!, $country: CountryCode) ${CONTEXT} {
    result: cartCreate(input: $input) { cart { ${CART} ${GROUPS} } ${ERRORS} warnings { code target } }
  }`,
  cart: `query cart($id: ID!) { result: cart(id: $id) { ${CART} ${GROUPS} } }`,
  cartAttributesUpdate: mutation('cartAttributesUpdate', '[AttributeInput!]!', 'attributes'),
  cartNoteUpdate: mutation('cartNoteUpdate', 'String!', 'note'),
  cartBuyerIdentityUpdate: mutation('cartBuyerIdentityUpdate', 'CartBuyerIdentityInput!', 'buyerIdentity'),
  cartBillingAddressUpdate: mutation('cartBillingAddressUpdate', 'MailingAddressInput', 'billingAddress'),
  cartSelectedDeliveryOptionsUpdate: mutation(
    'cartSelectedDeliveryOptionsUpdate',
    '[CartSelectedDeliveryOptionInput!]!',
    'selectedDeliveryOptions',
  ),
  cartPaymentUpdate: mutation('cartPaymentUpdate', 'CartPaymentInput!', 'payment'),
  cartRemovePersonalData: `mutation cartRemovePersonalData($cartId: ID!) {
    result: cartRemovePersonalData(cartId: $cartId) { cart { ${CART} ${GROUPS} } ${ERRORS} warnings { code } }
  }`,
  cartPrepareForCompletion: `mutation cartPrepareForCompletion($cartId: ID!) {
    result: cartPrepareForCompletion(cartId: $cartId) {
      result {
        __typename
        ... on CartStatusReady { cart { id } }
        ... on CartStatusNotReady { cart { id } errors { code message } }
        ... on CartThrottled { pollAfter }
      } ${ERRORS}
    }
  }`,
  cartSubmitForCompletion: `mutation cartSubmitForCompletion($cartId: ID!, $attemptToken: String!) {
    result: cartSubmitForCompletion(cartId: $cartId, attemptToken: $attemptToken) {
      result {
        __typename
        ... on SubmitSuccess { redirectUrl attemptId }
        ... on SubmitAlreadyAccepted { attemptId }
        ... on SubmitThrottled { pollAfter }
        ... on SubmitFailed { checkoutUrl errors { code message } }
      } ${ERRORS}
    }
  }`,
  subscriptionPolicyQuery: 'query subscriptionPolicyQuery { result: shop { subscriptionPolicy { body } } }',
  deferredCart: `query deferredCart($id: ID!) {
    result: cart(id: $id) { id ... @defer { deliveryGroups(first: 10, withCarrierRates: true) { nodes { id } } } }
  }`,
  applePaySessionCreate: `mutation applePaySessionCreate($validationUrl: URL!) {
    result: applePaySessionCreate(validationUrl: $validationUrl) { body ${ERRORS} }
  }`,
  paypalTokenCreate: `mutation paypalTokenCreate($cartId: ID!, $billingAgreement: Boolean!) {
    result: paypalTokenCreate(cartId: $cartId, billingAgreement: $billingAgreement) { token ${ERRORS} }
  }`,
  paypalBuyerDetailsFetch: `mutation paypalBuyerDetailsFetch($token: String!, $cartId: ID!) {
    result: paypalBuyerDetailsFetch(token: $token, cartId: $cartId) {
      buyerDetails { email remoteOrderId destinationAddress { zip } } ${ERRORS}
    }
  }`,
};
