import { layout } from '../pages/layout';
import { cartName, createCart } from '../store/cart';
import type { StoredCart } from '../store/types';
import { html } from '../web/html';
import { linkTo } from '../web/link-to';
import { readCookie } from '../web/read-cookie';
import { ownPath, redirectTo, reply, replyJson } from '../web/reply';
import type { Handler, Visit } from '../web/visit';
import { say } from '../words/say';
import { readBody, readGroup, readValue } from './body';
import { toCartJson } from './cart-json';
import { cartCookie } from './cookie';
import { renderSections } from './sections';

/** Something the shopper asked for can't be done; nothing has changed then. */
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

/** Changes the cart. What it returns is answered in place of the cart's JSON. */
export type CartVerb = (request: CartRequest) => CartProblem | object | undefined;

/**
 * `/cart/{verb}` and `/cart/{verb}.js`: the second answers JSON, with the sections that were asked for; the first is
 * what a form without scripts sends, and leads to the cart's page.
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
    const cookies = cartCookie(cart);
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
 * Where a form without scripts leads: to the checkout by its button of that name, else where it says. A permalink leads to the
 * checkout unless it has `storefront=true`.
 */
function nextPage(visit: Visit, cart: StoredCart, body: [string, string][]): string {
  const isPermalink = visit.params.lines !== undefined && readValue(body, 'storefront') !== 'true';
  if ((isPermalink || body.some(([name]) => name === 'checkout')) && cart.lines.length)
    return linkTo(visit, `cart/c/${cartName(cart)}`);
  return ownPath(readValue(body, 'return_to')) ?? linkTo(visit, 'cart');
}

function problemPage(visit: Visit, { status, description }: CartProblem): Response {
  const title = say(visit.settings, 'unchanged');
  const body = html`<h1>${title}</h1><div class="empty"><p class="lead" role="alert">${description}</p>
    <a class="button" href="${linkTo(visit, 'cart')}">${say(visit.settings, 'viewCart')}</a></div>`;
  return reply(layout(visit, { title, type: 'page', body }), status);
}
