/** `cart.js`, for a page with a cart element: the element, and its query of the cart. */

import { gridLightCss } from '../ui/cart/grid-css';
import { styleDocument } from '../ui/styles/styles';

export { mountCart } from '../ui/cart/cart-element';

styleDocument(gridLightCss);
