import { findCart } from '../store/cart';
import { deliveryGroups, needsShipping } from '../store/delivery';
import { placeOrder } from '../store/place-order';
import { priceCart } from '../store/price';
import type { MailingAddress, Settings, StoredCart } from '../store/types';
import { type Html, html } from '../web/html';
import { linkTo } from '../web/link-to';
import { OWN_PARAMETERS } from '../web/overrides';
import { redirectTo, reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { say, translate } from '../words/say';
import { checkoutButton } from './accelerated-checkout';
import { cartLines } from './cart-lines';
import { layout } from './layout';
import { notFound } from './not-found';
import { totals } from './totals';

/** A cart's `checkoutUrl`: moves on to the checkout and keeps every parameter. */
export function cartLink({ url, root, params }: Visit): Response {
  return redirectTo(`${root}checkouts/cn/${params.token}${url.search}`, { status: 302 });
}

/** The checkout: the cart, and each marker that the redirect left. */
export function checkoutPage(visit: Visit): Response {
  const cart = toCart(visit);
  if (!cart) return notFound(visit);
  const { store, url, settings } = visit;
  const priced = priceCart(store, cart);
  const markers = [...url.searchParams].filter(([name]) => name !== 'key' && !OWN_PARAMETERS.has(name));
  const body = html`<h1>${say(settings, 'checkout')}</h1>
    <div class="checkout">
      <div>
        ${cartLines(visit, priced, 'none')}
        ${cart.note && html`<div><h2>${say(settings, 'note')}</h2><p>${cart.note}</p></div>`}
        ${cart.attributes.length > 0 && html`<div><h2>${say(settings, 'details')}</h2><dl>${cart.attributes.map(({ key, value }) => html`<div><dt class="muted">${translate(settings, key)}</dt><dd data-testid="attribute">${translate(settings, value)}</dd></div>`)}</dl></div>`}
        <div><h2>${say(settings, 'contact')}</h2><p data-testid="email">${cart.email ?? html`<span class="muted">${say(settings, 'noEmail')}</span>`}</p></div>
        ${needsShipping(store, cart) && html`<div><h2>${say(settings, 'delivery')}</h2>${address(settings, cart.deliveryAddress)}${deliveryGroups(store, cart).map(({ selected }) => selected && html`<p data-testid="delivery">${selected.title}: ${selected.description}</p>`)}</div>`}
        <div><h2>${say(settings, 'arrival')}</h2>${markerList(settings, markers)}</div>
      </div>
      <div class="panel-card">
        ${totals(visit, priced)}
        <form method="post" action="${linkTo(visit, `checkouts/cn/${cart.token}?key=${cart.key}`)}"><button class="button button--wide" data-testid="pay">${say(settings, 'pay')}</button></form>
        ${checkoutButton(visit, cart)}
      </div>
    </div>`;
  return reply(layout(visit, { title: say(settings, 'checkout'), type: 'checkout', body }));
}

/** Pays without any wallet. */
export function payAtCheckout(visit: Visit): Response {
  const cart = toCart(visit);
  if (!cart) return notFound(visit);
  if (!cart.lines.some(({ quantity }) => quantity > 0)) return redirectTo(linkTo(visit, 'cart'));
  const { number } = placeOrder(visit.store, cart, 'checkout');
  return redirectTo(linkTo(visit, `thank-you/${number}`));
}

function toCart({ store, params, url }: Visit): StoredCart | undefined {
  return findCart(store, `${params.token}?key=${url.searchParams.get('key')}`);
}

function markerList(settings: Settings, markers: [string, string][]): Html {
  if (!markers.length) return html`<p class="muted">${say(settings, 'noMarkers')}</p>`;
  return html`<ul class="markers">${markers.map(([name, value]) => html`<li class="marker" data-testid="marker">${name}=${value}</li>`)}</ul>`;
}

/** A postal address, line by line. */
export function address(settings: Settings, place: MailingAddress | undefined): Html {
  if (!place) return html`<p class="muted">${say(settings, 'noAddress')}</p>`;
  const { firstName, lastName, company, address1, address2, city, province, zip, country, phone } = place;
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  const lines = [join(firstName, lastName), company, join(address1, address2), join(city, province, zip)];
  return html`<address class="address" data-testid="address">${[...lines, country, phone].filter(Boolean).join('\n')}</address>`;
}
