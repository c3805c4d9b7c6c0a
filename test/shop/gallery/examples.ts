import { cartButtons, productButtons } from '../pages/accelerated-checkout';
import { products } from '../store/products';
import type { Product } from '../store/types';
import { attributes, type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { WALLET_NAMES } from '../web/wallets';

/** What a cart's grid is filled with, in this order. */
export const CART_WALLETS = WALLET_NAMES.filter(name => name !== 'buy_it_now');

const PRODUCT = products[0] as Product;

interface ProductExample {
  wallet: string;
  caption: string;
  /** The form can't be sent. */
  isDisabled?: boolean;
  isSoldOut?: boolean;
  /** The element is marked as while its purchase runs; the gallery's script does it. */
  isBusy?: boolean;
  hasPlan?: boolean;
}

/** A real product element in a real form, with a caption. */
export function productExample(
  visit: Visit,
  { wallet, caption, isDisabled = false, isSoldOut = false, isBusy = false, hasPlan = false }: ProductExample,
): Html {
  // The shop's server recommends what has a brand, or nothing.
  const settings = { ...visit.settings, recommended: wallet === 'buy_it_now' ? 'null' : wallet };
  const disabled = isDisabled || isSoldOut;
  return html`<figure class="example"${attributes({ 'data-busy': isBusy })}>
    <form method="post" action="${visit.root}cart/add"><input type="hidden" name="id" value="${PRODUCT.variants[0]?.id}">${hasPlan && html`<input type="hidden" name="selling_plan" value="7301482654">`}<button name="add" hidden${attributes({ disabled })}>Add</button>${productButtons({ ...visit, settings }, PRODUCT, isSoldOut)}</form>
    <figcaption lang="en">${caption}</figcaption>
  </figure>`;
}

/** A real cart element of so many wallets, in a box of this width, with a caption. */
export function cartExample(visit: Visit, count: number, width: number): Html {
  const settings = { ...visit.settings, cartWallets: CART_WALLETS.slice(0, count) };
  return html`<figure class="example">
    <div class="box" style="width: ${width}px">${cartButtons({ ...visit, settings })}</div>
    <figcaption lang="en">${count} ${count === 1 ? 'wallet' : 'wallets'} in ${width} px</figcaption>
  </figure>`;
}
