import { fromAmount } from '../store/currencies';
import { priceCart } from '../store/price';
import type { Currency } from '../store/types';
import { html } from '../web/html';
import { linkTo } from '../web/link-to';
import { formatMoney } from '../web/money';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { say, sayHtml } from '../words/say';
import { cartLines } from './cart-lines';
import { address } from './checkout';
import { layout } from './layout';
import { notFound } from './not-found';

/** What has been bought, how much it was and how it was paid. */
export function thankYouPage(visit: Visit): Response {
  const { store, settings, params } = visit;
  const order = store.orders.find(({ number }) => number === params.number);
  if (!order) return notFound(visit);
  const { cart, total, number, paidWith } = order;
  const amount = formatMoney(fromAmount(total.amount), total.currencyCode as Currency, settings.locale);
  const body = html`<div class="thanks">
    <h1>${say(settings, 'thanks')}</h1>
    <p class="lead">${sayHtml(settings, 'orderNumber', { number: html`<strong data-testid="order-number">${number}</strong>` })}${cart.email && html` ${sayHtml(settings, 'sentTo', { email: html`<span data-testid="email">${cart.email}</span>` })}`}</p>
    <div class="panel-card">
      ${cartLines(visit, priceCart(store, cart), 'none')}
      <dl class="totals">
        <div><dt>${say(settings, 'paidWith')}</dt><dd data-testid="paid-with">${paidWith}</dd></div>
        <div class="total"><dt>${say(settings, 'total')}</dt><dd data-testid="total">${amount}</dd></div>
      </dl>
      ${cart.deliveryAddress && html`<div><h2>${say(settings, 'delivery')}</h2>${address(settings, cart.deliveryAddress)}</div>`}
    </div>
    <a class="button" href="${linkTo(visit)}">${say(settings, 'keepShopping')}</a>
  </div>`;
  return reply(layout(visit, { title: say(settings, 'order', { number }), type: 'checkout', body }));
}
