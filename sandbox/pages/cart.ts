import { type PricedCart, priceCart } from '../server/store/price';
import type { StoredCart } from '../server/store/types';
import { type Html, html } from '../server/web/html';
import { reply } from '../server/web/reply';
import { linkTo } from '../server/web/settings';
import type { Visit } from '../server/web/visit';
import { cartButtons } from './accelerated-checkout';
import { cartLines, totals } from './cart-parts';
import { layout } from './layout';
import { formatMessage, translate } from './messages';

/** Renders the cart page: a form that works without scripts, and the express-payment buttons. */
export function cartPage(visit: Visit): Response {
  const body = html`<h1>${formatMessage(visit.settings, 'cart')}</h1><div data-cart-page>${mainCart(visit)}</div>`;
  return reply(layout(visit, { title: formatMessage(visit.settings, 'cart'), type: 'cart', body }));
}

/** Renders the section that each change of the cart replaces. */
export function mainCart(visit: Visit): Html {
  const { store, cart } = visit;
  const priced = cart && priceCart(store, cart);
  return html`<div class="main-cart__inner"><p class="alert" role="alert" data-cart-error></p>${
    cart && priced?.lines.length ? filled(visit, cart, priced) : empty(visit)
  }</div>`;
}

function empty(visit: Visit): Html {
  return html`<div class="empty"><p class="lead">${formatMessage(visit.settings, 'empty')}</p><a class="button" href="${linkTo(visit)}">${formatMessage(visit.settings, 'seeProducts')}</a></div>`;
}

function filled(visit: Visit, cart: StoredCart, priced: PricedCart): Html {
  const gift = cart.attributes.find(({ key }) => key === 'Embalagem')?.value ?? '';
  const hasPlan = priced.lines.some(({ plan }) => plan);
  return html`<form class="cart" method="post" action="${linkTo(visit, 'cart')}">
    <div>${cartLines(visit, priced, 'form')}
      <noscript><p><button class="button button--quiet" name="update">${formatMessage(visit.settings, 'update')}</button></p></noscript></div>
    <div class="panel-card">
      <div class="field"><label for="wrapping">${formatMessage(visit.settings, 'wrapping')}</label><select id="wrapping" name="attributes[Embalagem]">${[
        '',
        'Para presente',
        'Sem plástico',
      ].map(
        value =>
          html`<option value="${value}" ${value === gift && 'selected'}>${value ? translate(visit.settings, value) : formatMessage(visit.settings, 'wrappingUsual')}</option>`,
      )}</select></div>
      <div class="field"><label for="note">${formatMessage(visit.settings, 'note')} <span class="muted">(${formatMessage(visit.settings, 'optional')})</span></label>
        <textarea id="note" name="note" rows="3">${cart.note}</textarea></div>
      ${totals(visit, priced)}
      <button class="button button--wide" name="checkout">${formatMessage(visit.settings, 'checkout')}</button>
      ${cartButtons(visit, { hasPlan })}
    </div>
  </form>`;
}
