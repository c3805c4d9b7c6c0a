import { DeveloperError } from '../../core/base/developer-error';
import { readJson } from '../../core/page/config';
import type { Mount } from './define';

/** The elements that make the wallets' elements. A clone of one of them holds clones of those, which it replaces. */
const HOSTS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart, shopify-wallet-button';

/**
 * Mounts a wallet's element that the script has not made, as nothing.
 *
 * @throws DeveloperError where the page's author wrote it by hand, because it has nothing to buy (docs/decisions.md#13)
 */
export const leaveEmpty: Mount = element => {
  readJson(element, 'wallet-params');
  // A theme's copy of an element of ours has the slot of that element.
  if (element.hasAttribute('wallet-params') && !element.slot && !element.closest(HOSTS))
    throw new DeveloperError(
      'invalid-webcomponent',
      `<${element.localName}> does nothing by itself: write its wallet into the configuration of one of ${HOSTS}.`,
    );
  return () => {};
};
