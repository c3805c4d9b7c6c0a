import { receive } from './cart-elements-seam';
import type { Shared } from './shared';
import type { Mount } from './ui/buttons/define';
import { mountCart } from './ui/cart/cart-element';
import { mountCheckout } from './ui/cart/checkout-element';
import { gridLightCss } from './ui/cart/grid-css';
import { styleDocument } from './ui/styles/styles';

/** What `dist/cart-elements.js` brings: the elements that sell a cart which is there already. */
export interface CartElements {
  mountCart: Mount;
  mountCheckout: Mount;
}

/** Makes `dist/cart-elements.js`, for a page that holds a cart's buttons or the checkout's. */
export default function createCartElements(shared: Shared): CartElements {
  receive(shared);
  styleDocument(gridLightCss);
  return { mountCart, mountCheckout };
}
