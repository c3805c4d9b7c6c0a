import { cartButtons, productButtons } from '../../sandbox/pages/accelerated-checkout';
import { convert } from '../../sandbox/server/store/markets';
import { createStore } from '../../sandbox/server/store/store';
import type { Product } from '../../sandbox/server/store/types';
import { attributes, type Html, html, raw } from '../../sandbox/server/web/html';
import { formatMoney } from '../../sandbox/server/web/money';
import { picture } from '../../sandbox/server/web/picture';
import type { Visit } from '../../sandbox/server/web/visit';
import { CART_WALLETS, RECOMMENDED } from '../demo/wallets';

const store = createStore({ locale: 'en', cartWallets: CART_WALLETS });
const product = store.products[0] as Product;

/** The part of a request context that the sandbox's buttons read, for a visitor without cookies. */
const visit = {
  store,
  settings: store.settings,
  request: new Request('https://shop.invalid/'),
  url: new URL('https://shop.invalid/'),
  root: '',
  otherOrigin: 'https://shop.invalid',
} as unknown as Visit;

/** Keeps the skeletons and removes the elements' attributes, which the demo sets in the page. */
function placeholder({ markup }: Html): Html {
  return raw(markup.replaceAll(/(<shopify-accelerated-checkout(?:-cart)?) [^>]*>/g, '$1>'));
}

/** Renders the live buttons of a product and a cart, and the list of requests. */
export function live(): Html {
  return html`<section id="live"><h2>Live demo</h2>
      <p><strong class="badge">Demo</strong> Real buttons, with stand-ins for the shop’s server and the wallets’ SDKs: nothing is charged.</p>
      <div class="demo">
        ${form()}
        <div class="side">
          <fieldset data-demo="wallets"><legend>Recommended wallet</legend>${RECOMMENDED.map(
            ([name, title], index) =>
              html`<label class="choice"><input type="radio" name="wallet" value="${name}" autocomplete="off"${attributes({ checked: index === 0 })}>${title}</label>`,
          )}</fieldset>
          <div class="cart"><h3>Cart <small data-demo="total">1 item</small></h3>
            <div data-demo="cart">${placeholder(cartButtons(visit))}</div></div>
          <div class="calls"><h3 id="calls-title">Requests to the shop’s server</h3><ol data-demo="calls" tabindex="0" aria-labelledby="calls-title"><li class="none">No requests yet: click a button.</li></ol></div>
        </div>
      </div></section>`;
}

function form(): Html {
  const { currency, locale } = store.settings;
  const variants = product.variants.filter(({ stock }) => stock > 0);
  const price = formatMoney(convert(product.variants[0]?.price ?? 0, currency), currency, locale);
  return html`<form class="product" data-demo="form" method="post" action="cart/add">
          ${picture(product.handle)}
          <div class="buy">
            <h3 lang="pt-BR">${product.title}</h3>
            <p class="price">${price}</p>
            <div class="fields">
              <label>Packet<select name="id" lang="pt-BR">${variants.map(({ id, title }) => html`<option value="${id}">${title}</option>`)}</select></label>
              <label>Quantity<input name="quantity" type="number" min="1" value="1" inputmode="numeric"></label>
            </div>
            <button class="add" name="add">Add to cart</button>
            <div class="express" data-demo="product">${placeholder(productButtons(visit, product, false))}</div>
          </div>
        </form>`;
}
