import { mainCart } from '../../pages/cart';
import { cartCount, cartDrawer } from '../../pages/cart-parts';
import { layout } from '../../pages/layout';
import { formatMessage } from '../../pages/messages';
import { cartName, createCart } from '../store/cart';
import type { StoredCart } from '../store/types';
import { type Html, html } from '../web/html';
import { ownPath, readCookie, redirectTo, reply, replyJson } from '../web/reply';
import { linkTo } from '../web/settings';
import type { Handler, Visit } from '../web/visit';
import { toCartJson } from './cart-json';

/** Reason why a change of the cart is rejected. The cart is unchanged. */
export interface CartProblem {
  status: number;
  message: string;
  description: string;
}

export interface CartRequest {
  visit: Visit;
  cart: StoredCart;
  body: [string, string][];
}

/** Changes the cart. A returned object replaces the cart's JSON in the response. */
type CartVerb = (request: CartRequest) => CartProblem | object | undefined;

/**
 * Creates the handler of `/cart/{verb}` and `/cart/{verb}.js`. The second returns JSON with the requested sections. The
 * first is the action of a form without scripts, and redirects to the cart page.
 */
export function cartEndpoint(verb: CartVerb): Handler {
  return async visit => {
    const { request, url, store, settings } = visit;
    const wantsJson =
      /\.(js|json)$/.test(url.pathname) || request.headers.get('accept')?.startsWith('application/json');
    let body: [string, string][];
    try {
      body = request.method === 'GET' ? [...url.searchParams] : await readBody(request);
    } catch {
      return replyJson(
        { status: 400, message: 'Bad Request', description: 'O corpo não pôde ser lido.' },
        { status: 400 },
      );
    }
    const cart = visit.cart ?? startCart(visit, settings.country);
    const result = verb({ visit, cart, body });
    if (isProblem(result)) {
      if (!visit.cart) store.carts.delete(cart.token);
      return wantsJson ? replyJson(result, { status: result.status }) : problemPage(visit, result);
    }
    const cookies = { cart: cartName(cart) };
    if (!wantsJson) return redirectTo(nextPage(visit, cart, body), { cookies });
    const names = [readValue(body, 'sections'), ...readGroup(body, 'sections').map(({ value }) => value)];
    const sections = renderSections({ ...visit, cart }, names.filter(Boolean).join(','));
    const answer = result ?? toCartJson(store, cart);
    return replyJson(Object.keys(sections).length ? { ...answer, sections } : answer, { cookies });
  };
}

function startCart({ store, request }: Visit, country: string): StoredCart {
  const cart = createCart(store, country);
  const code = readCookie(request, 'discount_code');
  if (code) cart.discountCodes = [code];
  return cart;
}

function isProblem(result: CartProblem | object | undefined): result is CartProblem {
  return result !== undefined && 'description' in result && 'status' in result;
}

/**
 * Returns the page after a form without scripts: the checkout if its button was clicked, else `return_to`, else the cart.
 * A permalink redirects to the checkout unless it has `storefront=true`.
 */
function nextPage(visit: Visit, cart: StoredCart, body: [string, string][]): string {
  const isPermalink = visit.params.lines !== undefined && readValue(body, 'storefront') !== 'true';
  if ((isPermalink || body.some(([name]) => name === 'checkout')) && cart.lines.length)
    return linkTo(visit, `cart/c/${cartName(cart)}`);
  return ownPath(readValue(body, 'return_to')) ?? linkTo(visit, 'cart');
}

function problemPage(visit: Visit, { status, description }: CartProblem): Response {
  const title = formatMessage(visit.settings, 'unchanged');
  const body = html`<h1>${title}</h1><div class="empty"><p class="lead" role="alert">${description}</p>
    <a class="button" href="${linkTo(visit, 'cart')}">${formatMessage(visit.settings, 'viewCart')}</a></div>`;
  return reply(layout(visit, { title, type: 'page', body }), status);
}

/** Parses a body of any encoding into flat names and values; repeated names keep their order. */
async function readBody(request: Request): Promise<[string, string][]> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    const text = await request.text();
    return flatten(text ? JSON.parse(text) : {});
  }
  if (/form-data|urlencoded/.test(type))
    return [...(await request.formData())].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    );
  // jQuery and sendBeacon omit the type, or send `text/plain`.
  return [...new URLSearchParams(await request.text())];
}

/** `{a: {b: 1}}` becomes `a[b]=1`, as a form would send it. */
function flatten(value: unknown, name = ''): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, name ? `${name}[${key}]` : key));
}

/** Returns the `group[key]=value` pairs of one group. */
export function readGroup(body: [string, string][], group: string): { key: string; value: string }[] {
  return body.flatMap(([name, value]) =>
    name.startsWith(`${group}[`) && name.endsWith(']')
      ? [{ key: name.slice(group.length + 1, -1), value }]
      : [],
  );
}

/** Returns the last value of a name, as a Rails server reads it; undefined if that is empty. */
export function readValue(body: [string, string][], name: string): string | undefined {
  return body.findLast(([key]) => key === name)?.[1] || undefined;
}

/** Returns the values of a group by name. The last one of a name counts; those of a list, `group[key][]`, are joined. */
export function readHash(body: [string, string][], group: string): { key: string; value: string }[] {
  const found = new Map<string, string>();
  for (const { key, value } of readGroup(body, group)) {
    const [, list] = /^(.*)\]\[$/.exec(key) ?? [];
    if (list === undefined) found.set(key, value);
    else if (value) found.set(list, [found.get(list), value].filter(Boolean).join(', '));
  }
  return [...found].map(([key, value]) => ({ key, value }));
}

const SECTIONS: Record<string, (visit: Visit) => Html> = {
  'cart-drawer': cartDrawer,
  'cart-count': cartCount,
  'main-cart': mainCart,
};

/** Renders sections by comma-separated names, each in its wrapper; `null` for an unknown one. */
function renderSections(visit: Visit, names: string): Record<string, string | null> {
  return Object.fromEntries(
    names
      .split(',')
      .filter(Boolean)
      .map(name => {
        const section = SECTIONS[name]?.(visit);
        return [name, section ? wrap(name, section).markup : null];
      }),
  );
}

/** Responds to `?sections=` on any page with the sections instead of the page. */
export function sectionsPage(visit: Visit): Response {
  return replyJson(renderSections(visit, visit.url.searchParams.get('sections') ?? ''));
}

function wrap(name: string, section: Html): Html {
  return html`<div id="shopify-section-${name}" class="shopify-section">${section}</div>`;
}
