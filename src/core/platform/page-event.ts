import type { PageEvents, WalletDetail, WalletEvents } from '../types/page-event';
import type { Purchase } from '../types/purchase';
import { report } from './errors';

/**
 * Dispatches an event of an element to the page. It bubbles and crosses shadow roots. The browser reports what a listener
 * throws.
 *
 * @returns false if a listener has prevented it
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
    // If the page has replaced `CustomEvent` by one that throws, the purchase goes on without the event.
    report(error);
    return true;
  }
}

/** Dispatches an event of a purchase from the element that was clicked. @returns false if a listener has prevented it */
export function emitWalletEvent<N extends keyof WalletEvents>(
  { owner, name: wallet, config: { pageType } }: Pick<Purchase, 'owner' | 'name' | 'config'>,
  name: N,
  more?: Omit<WalletEvents[N], keyof WalletDetail>,
): boolean {
  return emitPageEvent(owner, name, { wallet, pageType, ...more } as PageEvents[N]);
}
