import { priceCart } from '../store/price';
import type { StoredCart } from '../store/types';
import { type Html, html } from '../web/html';
import { linkTo } from '../web/link-to';
import type { Visit } from '../web/visit';
import { say } from '../words/say';
import { cartButtons } from './accelerated-checkout';
import { cartLines } from './cart-lines';
import { totals } from './totals';

/** Pieces in the cart. */
export function countItems(cart: StoredCart | undefined): number {
  return (cart?.lines ?? []).reduce((count, { quantity }) => count + quantity, 0);
}

/** The drawer over every page of the shop. Its foot stands in the page with an empty cart too, only hidden. */
export function cartDrawer(visit: Visit): Html {
  const cart = visit.cart && priceCart(visit.store, visit.cart);
  const isEmpty = !cart?.lines.length;
  return html`<div id="cart-drawer" role="dialog" aria-modal="true" aria-labelledby="cart-drawer-title"><div class="drawer__inner">
    <div class="drawer__head">
      <h2 id="cart-drawer-title">${say(visit.settings, 'yourCart')}</h2>
      <button class="drawer__close" type="button" data-drawer-close aria-label="${say(visit.settings, 'closeCart')}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="m3 3 14 14M17 3 3 17" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg></button>
    </div>
    <p class="alert" role="alert" data-cart-error></p>
    ${isEmpty && html`<div class="empty"><p class="muted">${say(visit.settings, 'empty')}</p><button class="button button--quiet" type="button" data-drawer-close>${say(visit.settings, 'keepShopping')}</button></div>`}
    ${cart && !isEmpty && cartLines(visit, cart, 'script')}
    <div class="drawer__foot${isEmpty && ' is-empty'}">
      ${cart && totals(visit, cart)}
      <div class="drawer__buttons">
        <form action="${linkTo(visit, 'cart')}" method="post"><button class="button button--wide" name="checkout">${say(visit.settings, 'checkout')}</button></form>
        <a class="button button--quiet" href="${linkTo(visit, 'cart')}">${say(visit.settings, 'viewCart')}</a>
      </div>
      ${cartButtons(visit)}
    </div>
  </div></div>`;
}
