import { cartButtons } from '../pages/accelerated-checkout';
import { productForm } from '../pages/product-form';
import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { say } from '../words/say';
import type { Shown } from './bodies';
import { CART_WALLETS } from './examples';

/** What the shop's visitors have most: one variant, nothing to choose. */
const HANDLE = 'caneca-de-barro';

/** A product's form beside a cart's foot, as a shop's own pages have them. */
export function shopPage(visit: Visit, { wallet }: Shown): Html {
  const product = visit.store.products.find(({ handle }) => handle === HANDLE);
  const variant = product?.variants[0];
  const recommended = wallet || visit.settings.recommended;
  const settings = { ...visit.settings, recommended, cartWallets: CART_WALLETS.slice(0, 4) };
  return html`<div class="product">
    <div class="product__buy"><h2>${product?.title}</h2>${product && variant && productForm({ ...visit, settings }, product, variant)}</div>
    <div class="panel-card"><h2>${say(visit.settings, 'yourCart')}</h2><form action="${visit.root}cart" method="post"><button class="button button--wide" name="checkout">${say(visit.settings, 'checkout')}</button></form>${cartButtons({ ...visit, settings })}</div>
  </div>`;
}
