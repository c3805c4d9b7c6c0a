/** `cart.js`, for a page with a cart element: the element, and its query of the cart. */

export { mountCart } from '../ui/elements/cart-element';
