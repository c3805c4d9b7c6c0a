import { rows } from '../../src/wallets/registry';
import { findCart, placeOrder } from '../server/store/cart';
import { deliveryGroups, needsShipping } from '../server/store/delivery';
import { fromAmount } from '../server/store/markets';
import { type PricedCart, priceCart } from '../server/store/price';
import type { Currency, MailingAddress, Settings, StoredCart } from '../server/store/types';
import { type Html, html } from '../server/web/html';
import { formatMoney } from '../server/web/money';
import { redirectTo, reply } from '../server/web/reply';
import { linkTo, OWN_PARAMETERS } from '../server/web/settings';
import type { Visit } from '../server/web/visit';
import { checkoutButton } from './accelerated-checkout';
import { cartLines, totals } from './cart-parts';
import { layout, notFound } from './layout';
import { formatHtml, formatMessage, translate } from './messages';

/** Redirects a cart's `checkoutUrl` to the checkout with all parameters. */
export function cartLink({ url, root, params }: Visit): Response {
  return redirectTo(`${root}checkouts/cn/${params.token}${url.search}`, { status: 302 });
}

/** Renders the checkout with the cart and the markers of the redirect. */
export function checkoutPage(visit: Visit): Response {
  const cart = toCart(visit);
  if (!cart) return notFound(visit);
  const { store, url, settings } = visit;
  const priced = priceCart(store, cart);
  const markers = [...url.searchParams].filter(([name]) => name !== 'key' && !OWN_PARAMETERS.has(name));
  const wallet = readWallet(url, cart);
  const brand = rows[wallet]?.brand;
  const body = html`<h1>${formatMessage(settings, 'checkout')}</h1>
    <div class="checkout">
      <div>
        ${url.searchParams.has('wallet_not_enough_stock') && scarceLines(settings, priced)}
        ${cartLines(visit, priced, 'none')}
        ${cart.note && html`<div><h2>${formatMessage(settings, 'note')}</h2><p data-testid="note">${cart.note}</p></div>`}
        ${cart.attributes.length > 0 && html`<div><h2>${formatMessage(settings, 'details')}</h2><dl>${cart.attributes.map(({ key, value }) => html`<div><dt class="muted">${translate(settings, key)}</dt><dd data-testid="attribute">${translate(settings, value)}</dd></div>`)}</dl></div>`}
        <div><h2>${formatMessage(settings, 'contact')}</h2><p data-testid="email">${cart.email ?? html`<span class="muted">${formatMessage(settings, 'noEmail')}</span>`}</p></div>
        ${needsShipping(store, cart) && html`<div><h2>${formatMessage(settings, 'delivery')}</h2>${address(settings, cart.deliveryAddress)}${deliveryGroups(store, cart).map(({ selected }) => selected && html`<p data-testid="delivery">${translate(settings, selected.title)}: ${translate(settings, selected.description)}</p>`)}</div>`}
        <div><h2>${formatMessage(settings, 'arrival')}</h2>${markerList(settings, markers)}</div>
      </div>
      <div class="panel-card">
        ${totals(visit, priced)}
        ${brand && html`<p data-testid="wallet">${formatMessage(settings, cart.approvedWith === wallet ? 'approved' : 'chosen', { wallet: brand })}</p>`}
        <form method="post" action="${linkTo(visit, `checkouts/cn/${cart.token}?key=${cart.key}`)}"><input type="hidden" name="wallet" value="${wallet}"><button class="button button--wide" data-testid="pay">${brand ? formatMessage(settings, 'payWith', { wallet: brand }) : formatMessage(settings, 'pay')}</button></form>
        ${!brand && checkoutButton(visit, cart)}
      </div>
    </div>`;
  return reply(layout(visit, { title: formatMessage(settings, 'checkout'), type: 'checkout', body }));
}

/** Returns the wallet that the shopper approved or that redirected here without a sheet; empty if there is none. */
function readWallet({ searchParams }: URL, { approvedWith = '' }: StoredCart): string {
  return searchParams.has('amazonCheckoutSessionId')
    ? 'amazon_pay'
    : approvedWith || (searchParams.get('payment') ?? '');
}

/** Renders the lines with all remaining stock, which is why the shopper was redirected here. */
function scarceLines(settings: Settings, { lines }: PricedCart): Html {
  return html`${lines
    .filter(({ line, variant }) => line.quantity >= variant.stock)
    .map(
      ({ product, variant: { stock } }) =>
        html`<p class="alert" role="alert" data-testid="scarce">${stock > 0 ? formatMessage(settings, 'onlyLeft', { count: stock, product: product.title }) : formatMessage(settings, 'productSoldOut', { product: product.title })}</p>`,
    )}`;
}

/** Places the order, paid with the wallet that redirected here or at the checkout. */
export async function payAtCheckout(visit: Visit): Promise<Response> {
  const cart = toCart(visit);
  if (!cart) return notFound(visit);
  if (!cart.lines.some(({ quantity }) => quantity > 0)) return redirectTo(linkTo(visit, 'cart'));
  const wallet = new URLSearchParams(await visit.request.text()).get('wallet') ?? '';
  const { number } = placeOrder(visit.store, cart, rows[wallet]?.brand ? wallet : 'checkout');
  return redirectTo(linkTo(visit, `thank-you/${number}`));
}

/** Renders the order with its total and payment. */
export function thankYouPage(visit: Visit): Response {
  const { store, settings, params } = visit;
  const order = store.orders.find(({ number }) => number === params.number);
  if (!order) return notFound(visit);
  const { cart, total, number, paidWith } = order;
  const amount = formatMoney(fromAmount(total.amount), total.currencyCode as Currency, settings.locale);
  const body = html`<div class="thanks">
    <h1>${formatMessage(settings, 'thanks')}</h1>
    <p class="lead">${formatHtml(settings, 'orderNumber', { number: html`<strong data-testid="order-number">${number}</strong>` })}${cart.email && html` ${formatHtml(settings, 'sentTo', { email: html`<span data-testid="email">${cart.email}</span>` })}`}</p>
    <div class="panel-card">
      ${cartLines(visit, priceCart(store, cart), 'none')}
      <dl class="totals">
        <div><dt>${formatMessage(settings, 'paidWith')}</dt><dd data-testid="paid-with">${toPayment(settings, paidWith)}</dd></div>
        <div class="total"><dt>${formatMessage(settings, 'total')}</dt><dd data-testid="total">${amount}</dd></div>
      </dl>
      ${cart.deliveryAddress && html`<div><h2>${formatMessage(settings, 'delivery')}</h2>${address(settings, cart.deliveryAddress)}</div>`}
    </div>
    <a class="button" href="${linkTo(visit)}">${formatMessage(settings, 'keepShopping')}</a>
  </div>`;
  return reply(
    layout(visit, { title: formatMessage(settings, 'order', { number }), type: 'checkout', body }),
  );
}

/** Returns the brand of a wallet, or the description of another payment. */
function toPayment(settings: Settings, paidWith: string): string {
  return rows[paidWith]?.brand ?? formatMessage(settings, paidWith === 'free' ? 'free' : 'inCheckout');
}

function toCart({ store, params, url }: Visit): StoredCart | undefined {
  return findCart(store, `${params.token}?key=${url.searchParams.get('key')}`);
}

function markerList(settings: Settings, markers: [string, string][]): Html {
  if (!markers.length) return html`<p class="muted">${formatMessage(settings, 'noMarkers')}</p>`;
  return html`<ul class="markers">${markers.map(([name, value]) => html`<li class="marker" data-testid="marker">${name}=${value}</li>`)}</ul>`;
}

/** Renders a postal address in lines. */
function address(settings: Settings, place: MailingAddress | undefined): Html {
  if (!place) return html`<p class="muted">${formatMessage(settings, 'noAddress')}</p>`;
  const { firstName, lastName, company, address1, address2, city, province, zip, country, phone } = place;
  const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  const lines = [join(firstName, lastName), company, join(address1, address2), join(city, province, zip)];
  return html`<address class="address" data-testid="address">${[...lines, country, phone].filter(Boolean).join('\n')}</address>`;
}
