/** `checkout-element.js`, for the shop's checkout. */

export { mountCheckout } from '../ui/elements/checkout-element';
