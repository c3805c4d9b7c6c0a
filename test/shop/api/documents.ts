/** What the tests ask for of a cart; the delivery groups come later. */
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

export const GROUPS = `
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

/** Operations by name, as the script writes them. */
export const documents: Record<string, string> = {
  cartCreate: `mutation cartCreate($input: CartInput!, $country: CountryCode) ${CONTEXT} {
    result: cartCreate(input: $input) { cart { ${CART} ${GROUPS} } ${ERRORS} warnings { code target } }
  }`,
  cart: `query cart($id: ID!) { result: cart(id: $id) { ${CART} ${GROUPS} } }`,
  cartAttributesUpdate: mutation('cartAttributesUpdate', '[AttributeInput!]!', 'attributes'),
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
