import type { Context } from '../../sandbox/server/graphql/context';
import { mutations, queries, walletSessions } from '../../sandbox/server/graphql/resolvers';
import { base, store } from '../browser/shop';

type Resolver = (root: undefined, args: never, context: Context, info: never) => unknown;

/** The sandbox's own resolvers, by the name of the operation. */
const RESOLVERS: Record<string, Resolver> = {
  ...mutations,
  ...walletSessions,
  cart: queries.cart,
  limitedCartQuery: queries.cart,
  subscriptionPolicyQuery: queries.shop,
};

/** Operations that request delivery groups. */
const WITH_GROUPS = ['cartBuyerIdentityUpdate', 'cartPaymentUpdate', 'cartSelectedDeliveryOptionsUpdate'];

/** The shop's address for the resolvers. It has no pages: each URL below it is replaced by one of the site. */
const ORIGIN = 'https://shop.invalid';

/** Arguments of every field: enough for all lines and groups of a cart. */
const ARGUMENTS = { first: 50, withCarrierRates: true, identifiers: [] };

/** Answers an operation as the storefront API would, without GraphQL: with all fields, not only those of the document. */
async function answer(name: string, variables: object): Promise<string> {
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

/** Resolves every field that is a function, and renames errors as the script's documents do. */
async function settle(node: unknown, hasGroups: boolean): Promise<unknown> {
  const value = await (typeof node === 'function' ? node(ARGUMENTS) : node);
  if (Array.isArray(value)) return Promise.all(value.map(each => settle(each, hasGroups)));
  if (typeof value !== 'object' || value === null) return value;
  // Without a handle it is no delivery option, and its estimated cost is no amount of money.
  const unasked = [
    'attribute',
    ...(hasGroups ? [] : ['deliveryGroups']),
    ...('handle' in value ? [] : ['estimatedCost']),
  ];
  const fields = Object.entries(value)
    .filter(([name]) => !unasked.includes(name))
    .map(async ([name, field]) => [name === 'userErrors' ? 'errors' : name, await settle(field, hasGroups)]);
  return Object.fromEntries(await Promise.all(fields));
}

/** How long the demo's server takes, in milliseconds: about what a real one does. */
const LATENCY_MS = 150;

/** Tells the page of each operation that the script sends. */
export interface DemoCall {
  operation: string;
  bytes: number;
}

// A demo: this page has no server. The sandbox's own store answers requests to the storefront API in the page; any other request
// is sent. This has to run before the script.
const { fetch } = window;

window.fetch = async (input, options) => {
  const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
  const operation = url.searchParams.get('operation_name');
  if (!operation || !url.pathname.endsWith('/graphql.json')) return fetch(input, options);
  const { variables } = JSON.parse(String(options?.body ?? '{}'));
  await new Promise(resolve => setTimeout(resolve, LATENCY_MS));
  const body = await answer(operation, variables ?? {});
  const detail: DemoCall = { operation, bytes: body.length };
  document.dispatchEvent(new CustomEvent('demo:call', { detail }));
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};
