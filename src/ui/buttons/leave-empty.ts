import { DeveloperError } from '../../core/base/developer-error';
import { readJson } from '../../core/page/config';
import type { Mount } from './define';

/** The elements that make the wallets' elements, which their servers write with skeletons in them. */
export const HOSTS = [
  'shopify-accelerated-checkout',
  'shopify-accelerated-checkout-cart',
  'shopify-wallet-button',
];

/**
 * Mounts a wallet's element that the script has not made, as nothing.
 *
 * @throws DeveloperError where the page's author wrote it by hand, because it has nothing to buy (docs/decisions.md#13)
 */
export const leaveEmpty: Mount = element => {
  readJson(element, 'wallet-params');
  const hosts = HOSTS.join(', ');
  // A theme's copy of an element of ours has the slot of that element, and a clone of a host holds clones of its wallets.
  if (element.hasAttribute('wallet-params') && !element.slot && !element.closest(hosts))
    throw new DeveloperError(
      'invalid-webcomponent',
      `<${element.localName}> does nothing by itself: write its wallet into the configuration of one of ${hosts}.`,
    );
  return () => {};
};
