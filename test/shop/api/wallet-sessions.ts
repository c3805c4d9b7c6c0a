import { ACCOUNT, findAccountAddress } from '../sdk/paypal/account';
import { SHOP_NAME } from '../store/products';
import { createHex } from '../store/random';
import { type Context, openCart, refuse, type UserError } from './payload';

const HOUR_MS = 3_600_000;

/** The merchant session that Apple would give, for an address that Apple's could be. */
export function applePaySessionCreate(
  _: unknown,
  { validationUrl }: { validationUrl: string },
  { origin }: Context,
) {
  if (!validationUrl.startsWith('https://'))
    return { userErrors: [refuse('GENERIC_ERROR', ['validationUrl'], 'O endereço deve começar com https.')] };
  const now = Date.now();
  const body = {
    epochTimestamp: now,
    expiresAt: now + HOUR_MS,
    merchantSessionIdentifier: createHex(64),
    nonce: createHex(8),
    merchantIdentifier: createHex(64),
    domainName: new URL(origin).hostname,
    displayName: SHOP_NAME,
    signature: createHex(128),
  };
  return { body: JSON.stringify(body), userErrors: [] };
}

export function paypalTokenCreate(
  _: unknown,
  { cartId, billingAgreement }: { cartId: string; billingAgreement: boolean },
  context: Context,
) {
  const { cart, userErrors } = openCart(context, cartId);
  if (!cart) return { userErrors: userErrors.map(inWalletTerms) };
  const token = `${billingAgreement ? 'BA' : 'EC'}-${createHex(17).toUpperCase()}`;
  context.store.paypalTokens.set(token, cart.token);
  return { token, userErrors: [] };
}

/** The buyer that the PayPal window has approved, with the address chosen there; none for a token of nobody. */
export function paypalBuyerDetailsFetch(
  _: unknown,
  { token, cartId }: { token: string; cartId: string },
  context: Context,
) {
  const { cart, userErrors } = openCart(context, cartId);
  if (!cart) return { userErrors: userErrors.map(inWalletTerms) };
  if (context.store.paypalTokens.get(token) !== cart.token)
    return { userErrors: [refuse('NO_PENDING_TASK', ['token'], 'O token não pertence a este carrinho.')] };
  const { address } = findAccountAddress(context.store.paypalAddresses.get(token));
  const buyerDetails = {
    email: ACCOUNT.email,
    expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
    remoteOrderId: token,
    destinationAddress: address,
    billingAddress: address,
  };
  return { buyerDetails, userErrors: [] };
}

function inWalletTerms({ field, message }: UserError): UserError {
  return refuse('REQUEST_MISSING_VALID_MERCHANDISE_SOURCE', field, message);
}
