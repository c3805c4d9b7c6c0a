import { ACCOUNT, findAccountAddress } from '../../sdk/paypal/account';
import { createHex } from '../store/cart';
import { SHOP_NAME } from '../store/products';
import { type Context, openCart, type UserError, userError } from './context';

const HOUR_MS = 3_600_000;

/** Creates a merchant session as Apple does. */
export function applePaySessionCreate(
  _: unknown,
  { validationUrl }: { validationUrl: string },
  { origin }: Context,
) {
  if (!validationUrl.startsWith('https://'))
    return {
      userErrors: [userError('GENERIC_ERROR', ['validationUrl'], 'O endereço deve começar com https.')],
    };
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

/** Returns the buyer of the approved PayPal order, with the address chosen in the window. */
export function paypalBuyerDetailsFetch(
  _: unknown,
  { token, cartId }: { token: string; cartId: string },
  context: Context,
) {
  const { cart, userErrors } = openCart(context, cartId);
  if (!cart) return { userErrors: userErrors.map(inWalletTerms) };
  if (context.store.paypalTokens.get(token) !== cart.token)
    return { userErrors: [userError('NO_PENDING_TASK', ['token'], 'O token não pertence a este carrinho.')] };
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
  return userError('REQUEST_MISSING_VALID_MERCHANDISE_SOURCE', field, message);
}
