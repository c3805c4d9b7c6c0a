import { receive } from './cart-elements-seam';
import type { Shared } from './shared';
import type { Mount } from './ui/buttons/define';
import { mountCart } from './ui/cart/cart-element';
import { gridLightCss } from './ui/cart/grid-css';
import { styleDocument } from './ui/styles/styles';

/** Makes `dist/cart-elements.js`, for a page that holds a cart's buttons. */
export default function createCartElements(shared: Shared): Mount {
  receive(shared);
  styleDocument(gridLightCss);
  return mountCart;
}
