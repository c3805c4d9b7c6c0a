import { toElementError } from '../../core/base/accelerated-checkout-error';
import { MODULE_TIMEOUT_MS } from '../../core/base/constants';
import { metric } from '../../core/base/metric';
import { report, toReadable } from '../../core/base/report';
import { BEFORE_CLICK, timeout } from '../../core/base/wait';
import type { Assignment } from './assignment';

/**
 * Lets a wallet draw its SDK's own button, and tells how that went. @returns what takes the button away
 *
 * @param slot where it draws; absent where the button is ours
 */
export function drawOwn(
  element: HTMLElement,
  slot: HTMLElement | null,
  click: () => void,
  { registration: { instrument }, config, page, wallet, form, drawn, giveWay }: Assignment,
): () => void {
  let isHere = true;
  const drawing = (async () => {
    // By then the element around shows its slots: what stands in none has no size that the SDK could read.
    await undefined;
    return isHere && slot ? wallet.mount?.(slot, click, form) : undefined;
  })();
  const settle = async () => {
    try {
      await timeout(drawing, MODULE_TIMEOUT_MS, 'timeout', BEFORE_CLICK);
      if (!isHere) return;
      metric('wallet.rendered', { instrument, page: page.pageType });
      drawn?.();
    } catch (thrown) {
      // A button that the page removes while it is drawn hasn't failed.
      if (!isHere || !element.isConnected) return;
      const error = toReadable(thrown);
      report(toElementError(element, error));
      giveWay(config, error);
    }
  };
  void settle();
  return () => {
    isHere = false;
    drawing.then(unmount => unmount?.()).catch(() => {});
  };
}
