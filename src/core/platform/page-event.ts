import type { PageEvents, WalletDetail, WalletEvents } from '../types/page-event';
import type { PurchaseDetails } from '../types/purchase-details';
import { safeDocument } from './document';
import { report } from './errors';

/**
 * Dispatches an event to the page. The event bubbles and crosses shadow roots. The browser reports errors of its
 * listeners.
 *
 * @returns false if a listener has called `preventDefault()`
 */
export function emitPageEvent<N extends keyof PageEvents>(
  target: Pick<EventTarget, 'dispatchEvent'>,
  name: N,
  detail: PageEvents[N],
): boolean {
  try {
    const event = new CustomEvent(name, {
      bubbles: true,
      composed: true,
      cancelable: name === 'wallet-click',
      detail,
    });
    // A replaced `dispatchEvent` may return nothing.
    return target.dispatchEvent(event) !== false;
  } catch (error) {
    // The page may have replaced `CustomEvent` by one that throws. The purchase then goes on without the event.
    report(error);
    return true;
  }
}

/**
 * Dispatches an event of a purchase from the element that was clicked; if a script of the page has removed it, from its host, or
 * else from the document.
 *
 * @returns as `emitPageEvent`
 */
export function emitWalletEvent<N extends keyof WalletEvents>(
  { owner, host, name: wallet, settings }: Pick<PurchaseDetails, 'owner' | 'host' | 'name' | 'settings'>,
  name: N,
  more?: Omit<WalletEvents[N], keyof WalletDetail>,
): boolean {
  const target = [owner, host].find(element => element?.isConnected) ?? safeDocument;
  const detail = { wallet, pageType: settings.pageType, ...more } as PageEvents[N];
  return emitPageEvent(target, name, detail);
}
