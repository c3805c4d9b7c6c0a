/** `cart.js`, for a page with a cart element: mounts the element, and reads its cart. */

export { mountCart } from '../ui/elements/cart-element';
