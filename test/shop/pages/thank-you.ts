import { fromAmount } from '../store/currencies';
import { priceCart } from '../store/price';
import type { Currency } from '../store/types';
import { html } from '../web/html';
import { formatMoney } from '../web/money';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { cartLines } from './cart-lines';
import { address } from './checkout';
import { layout } from './layout';
import { notFound } from './not-found';

/** What has been bought, how much it was and how it was paid. */
export function thankYouPage(visit: Visit): Response {
  const { store, settings, root, params } = visit;
  const order = store.orders.find(({ number }) => number === params.number);
  if (!order) return notFound(visit);
  const { cart, total, number, paidWith } = order;
  const amount = formatMoney(fromAmount(total.amount), total.currencyCode as Currency, settings.locale);
  const body = html`<div class="thanks">
    <h1>Obrigado pela compra!</h1>
    <p class="lead">Seu pedido é o <strong data-testid="order-number">${number}</strong>.${cart.email && html` Enviamos os detalhes para <span data-testid="email">${cart.email}</span>.`}</p>
    <div class="panel-card">
      ${cartLines(visit, priceCart(store, cart), 'none')}
      <dl class="totals">
        <div><dt>Pago com</dt><dd data-testid="paid-with">${paidWith}</dd></div>
        <div class="total"><dt>Total</dt><dd data-testid="total">${amount}</dd></div>
      </dl>
      ${cart.deliveryAddress && html`<div><h2>Entrega</h2>${address(cart.deliveryAddress)}</div>`}
    </div>
    <a class="button" href="${root}">Continuar comprando</a>
  </div>`;
  return reply(layout(visit, { title: `Pedido ${number}`, type: 'checkout', body }));
}
