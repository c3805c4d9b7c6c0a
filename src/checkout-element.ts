import { receive } from './checkout-element-seam';
import type { Shared } from './shared';
import type { Mount } from './ui/buttons/define';
import { mountCheckout } from './ui/checkout/checkout-element';

/** Makes `dist/checkout-element.js`, for the shop's checkout. */
export default function createCheckoutElement(shared: Shared): Mount {
  receive(shared);
  return mountCheckout;
}
