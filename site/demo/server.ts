import type { Context } from '../../sandbox/server/graphql/context';
import { mutations, queries, walletSessions } from '../../sandbox/server/graphql/resolvers';
import { base, store } from '../browser/shop';

type Resolver = (root: undefined, args: never, context: Context, info: never) => unknown;

/** The sandbox's resolvers by operation name. */
const RESOLVERS: Record<string, Resolver> = {
  ...mutations,
  ...walletSessions,
  cart: queries.cart,
  limitedCartQuery: queries.cart,
  subscriptionPolicyQuery: queries.shop,
};

/** Operations that request delivery groups. */
const WITH_GROUPS = ['cartBuyerIdentityUpdate', 'cartPaymentUpdate', 'cartSelectedDeliveryOptionsUpdate'];

/** Origin of the shop for the resolvers. URLs below it are replaced by pages of the site. */
const ORIGIN = 'https://shop.invalid';

/** Arguments of every field; 50 is enough for all lines and groups of a cart. */
const ARGUMENTS = { first: 50, withCarrierRates: true, identifiers: [] };

/** Executes an operation without GraphQL. The response has all fields, not only those of the document. */
async function execute(name: string, variables: object): Promise<string> {
  const resolve = RESOLVERS[name];
  if (!resolve) return JSON.stringify({ errors: [{ message: `The demo has no ${name}` }] });
  const timing = { rates: 300, pollAfter: 1000, slow: 0, silence: 0 };
  const context = { store, origin: ORIGIN, overrides: '', unstable: true, timing };
  const info = { schema: { getDirective: () => undefined } };
  const result = await resolveFields(
    resolve(undefined, variables as never, context, info as never),
    WITH_GROUPS.includes(name),
  );
  return JSON.stringify({ data: { result } })
    .replaceAll(`${ORIGIN}/cart/c/`, `${base}checkout.html?cart=`)
    .replaceAll(`${ORIGIN}/thank-you/`, `${base}thank-you.html?order=`);
}

/** Resolves every field that is a function, and renames `userErrors` to `errors` as the script's documents do. */
async function resolveFields(node: unknown, hasGroups: boolean): Promise<unknown> {
  const value = await (typeof node === 'function' ? node(ARGUMENTS) : node);
  if (Array.isArray(value)) return Promise.all(value.map(each => resolveFields(each, hasGroups)));
  if (typeof value !== 'object' || value === null) return value;
  // Only a delivery option, which has a handle, has an `estimatedCost` that is money.
  const skipped = [
    'attribute',
    ...(hasGroups ? [] : ['deliveryGroups']),
    ...('handle' in value ? [] : ['estimatedCost']),
  ];
  const fields = Object.entries(value)
    .filter(([name]) => !skipped.includes(name))
    .map(async ([name, field]) => [
      name === 'userErrors' ? 'errors' : name,
      await resolveFields(field, hasGroups),
    ]);
  return Object.fromEntries(await Promise.all(fields));
}

/** Latency of the demo's server, similar to a real one. */
const LATENCY_MS = 150;

/** Detail of the event `demo:call`, which the page receives for each operation. */
export interface DemoCall {
  operation: string;
  bytes: number;
}

// The demo has no server. Requests to the storefront API are answered in the page by the sandbox's store, any other request is
// sent. Must run before the script.
const { fetch } = window;

window.fetch = async (input, options) => {
  const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
  const operation = url.searchParams.get('operation_name');
  if (!operation || !url.pathname.endsWith('/graphql.json')) return fetch(input, options);
  const { variables } = JSON.parse(String(options?.body ?? '{}'));
  await new Promise(resolve => setTimeout(resolve, LATENCY_MS));
  const body = await execute(operation, variables ?? {});
  const detail: DemoCall = { operation, bytes: body.length };
  document.dispatchEvent(new CustomEvent('demo:call', { detail }));
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
};
