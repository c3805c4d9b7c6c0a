import type { PageEvents, WalletDetail, WalletEvents } from '../types/page-event';
import type { PurchaseDetails } from '../types/purchase-details';
import { report } from './errors';

/**
 * Dispatches an event of an element to the page. The event bubbles and crosses shadow roots. The browser reports errors of its
 * listeners.
 *
 * @returns false if a listener has called `preventDefault()`
 */
export function emitPageEvent<N extends keyof PageEvents>(
  element: Element,
  name: N,
  detail: PageEvents[N],
): boolean {
  try {
    const cancelable = name === 'wallet-click';
    return element.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }),
    );
  } catch (error) {
    // The page may have replaced `CustomEvent` by one that throws. The purchase then goes on without the event.
    report(error);
    return true;
  }
}

/** Dispatches an event of a purchase from the element that was clicked. @returns as `emitPageEvent` */
export function emitWalletEvent<N extends keyof WalletEvents>(
  { owner, name: wallet, settings: { pageType } }: Pick<PurchaseDetails, 'owner' | 'name' | 'settings'>,
  name: N,
  more?: Omit<WalletEvents[N], keyof WalletDetail>,
): boolean {
  return emitPageEvent(owner, name, { wallet, pageType, ...more } as PageEvents[N]);
}
