/** `cart.js`, for a page with a cart element: the element, and its query of the cart. */

import { gridLightCss } from '../ui/elements/grid';
import { styleDocument } from '../ui/styles';

export { mountCart } from '../ui/elements/cart-element';

styleDocument(gridLightCss);
