import { cartCreate } from '../../test/shop/api/cart-create';
import { cartPaymentUpdate } from '../../test/shop/api/cart-payment-update';
import { cartPrepareForCompletion } from '../../test/shop/api/cart-prepare-for-completion';
import { cartSubmitForCompletion } from '../../test/shop/api/cart-submit-for-completion';
import * as cartUpdates from '../../test/shop/api/cart-updates';
import type { Context } from '../../test/shop/api/payload';
import { cart, shop } from '../../test/shop/api/queries';
import * as walletSessions from '../../test/shop/api/wallet-sessions';
import type { Store } from '../../test/shop/store/store';

type Resolver = (root: undefined, args: never, context: Context, info: never) => unknown;

/** The sandbox's own resolvers, by the name of the operation. */
const RESOLVERS: Record<string, Resolver> = {
  cartCreate,
  ...cartUpdates,
  cartPaymentUpdate,
  cartPrepareForCompletion,
  cartSubmitForCompletion,
  ...walletSessions,
  cart,
  limitedCartQuery: cart,
  subscriptionPolicyQuery: shop,
};

/** Operations that ask for delivery groups. */
const WITH_GROUPS = ['cartBuyerIdentityUpdate', 'cartPaymentUpdate', 'cartSelectedDeliveryOptionsUpdate'];

/** What the resolvers take for the shop's address: no page is there, so each URL of it is led to one of the site. */
const ORIGIN = 'https://shop.invalid';

/** What a field that has arguments gets: enough for every line and group of a cart. */
const ARGUMENTS = { first: 50, withCarrierRates: true, identifiers: [] };

/**
 * Answers an operation as the storefront API would, without GraphQL: all fields instead of those that were asked for.
 *
 * @param base folder of the site
 */
export async function answer(store: Store, name: string, variables: object, base: URL): Promise<string> {
  const resolve = RESOLVERS[name];
  if (!resolve) return JSON.stringify({ errors: [{ message: `The demo has no ${name}` }] });
  const timing = { rates: 300, pollAfter: 1000, slow: 0, silence: 0 };
  const context = { store, origin: ORIGIN, kept: '', unstable: true, timing };
  const info = { schema: { getDirective: () => undefined } };
  const result = await settle(
    resolve(undefined, variables as never, context, info as never),
    WITH_GROUPS.includes(name),
  );
  return JSON.stringify({ data: { result } })
    .replaceAll(`${ORIGIN}/cart/c/`, `${base}checkout.html?cart=`)
    .replaceAll(`${ORIGIN}/thank-you/`, `${base}thank-you.html?order=`);
}

/** Asks every field that is a function, and gives errors the name that the script asks for them by. */
async function settle(node: unknown, hasGroups: boolean): Promise<unknown> {
  const value = await (typeof node === 'function' ? node(ARGUMENTS) : node);
  if (Array.isArray(value)) return Promise.all(value.map(each => settle(each, hasGroups)));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .filter(([name]) => name !== 'attribute' && (hasGroups || name !== 'deliveryGroups'))
    .map(async ([name, field]) => [name === 'userErrors' ? 'errors' : name, await settle(field, hasGroups)]);
  return Object.fromEntries(await Promise.all(fields));
}
