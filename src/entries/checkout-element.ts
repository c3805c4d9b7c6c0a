/** `checkout-element.js`, for the shop's checkout. */

export { mountCheckout } from '../ui/checkout/checkout-element';
