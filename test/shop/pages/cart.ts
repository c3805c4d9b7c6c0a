import { type PricedCart, priceCart } from '../store/price';
import type { StoredCart } from '../store/types';
import { type Html, html } from '../web/html';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { cartButtons } from './accelerated-checkout';
import { cartLines } from './cart-lines';
import { layout } from './layout';
import { totals } from './totals';

/** The cart's page: a form that works without scripts, and the express-payment buttons below it. */
export function cartPage(visit: Visit): Response {
  const body = html`<h1>Carrinho</h1><div data-cart-page>${mainCart(visit)}</div>`;
  return reply(layout(visit, { title: 'Carrinho', type: 'cart', body }));
}

/** The part of the page that is drawn anew after each change. */
export function mainCart(visit: Visit): Html {
  const { store, cart } = visit;
  const priced = cart && priceCart(store, cart);
  return html`<div class="main-cart__inner"><p class="alert" role="alert" data-cart-error></p>${
    cart && priced?.lines.length ? filled(visit, cart, priced) : empty(visit)
  }</div>`;
}

function empty({ root }: Visit): Html {
  return html`<div class="empty"><p class="lead">Seu carrinho está vazio.</p><a class="button" href="${root}">Ver os produtos</a></div>`;
}

function filled(visit: Visit, cart: StoredCart, priced: PricedCart): Html {
  const gift = cart.attributes.find(({ key }) => key === 'Embalagem')?.value ?? '';
  const hasPlan = priced.lines.some(({ plan }) => plan);
  return html`<form class="cart" method="post" action="${visit.root}cart">
    <div>${cartLines(visit, priced, 'form')}
      <noscript><p><button class="button button--quiet" name="update">Atualizar quantidades</button></p></noscript></div>
    <div class="panel-card">
      <div class="field"><label for="wrapping">Embalagem</label><select id="wrapping" name="attributes[Embalagem]">${[
        '',
        'Para presente',
        'Sem plástico',
      ].map(
        value => html`<option value="${value}" ${value === gift && 'selected'}>${value || 'Comum'}</option>`,
      )}</select></div>
      <div class="field"><label for="note">Observações <span class="muted">(opcional)</span></label>
        <textarea id="note" name="note" rows="3">${cart.note}</textarea></div>
      ${totals(visit, priced)}
      <button class="button button--wide" name="checkout">Finalizar compra</button>
      ${cartButtons(visit, { hasPlan })}
    </div>
  </form>`;
}
