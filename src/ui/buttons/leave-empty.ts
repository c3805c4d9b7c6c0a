import { DeveloperError } from '../../core/base/developer-error';
import { readJson } from '../../core/page/config';
import type { Mount } from './define';

/** The elements that make wallets' elements; in a clone of one of them is a clone of those, which it replaces. */
const HOSTS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart, shopify-wallet-button';

/**
 * Of a wallet's element that nobody has made.
 *
 * @throws DeveloperError where a page's author wrote it by hand: it has nothing to buy
 */
export const leaveEmpty: Mount = element => {
  readJson(element, 'wallet-params');
  // A theme's copy of what we have made has its slot.
  if (element.hasAttribute('wallet-params') && !element.slot && !element.closest(HOSTS))
    throw new DeveloperError(
      'invalid-webcomponent',
      `<${element.localName}> does nothing by itself: write its wallet into the configuration of one of ${HOSTS}.`,
    );
  return () => {};
};
