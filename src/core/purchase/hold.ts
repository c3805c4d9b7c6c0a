import { HOLD_TIMEOUT_MS } from '../platform/constants';
import { report } from '../platform/errors';
import { withTimeout } from '../platform/wait';
import type { CartChoice } from '../types/cart';
import type { PurchaseDetails } from '../types/purchase-details';
import type { Click } from './click';

/**
 * Waits for what the page holds a click for (`hold` of `wallet-click`). Until then there is no purchase, so nothing is sent. Cancels
 * the click if a promise rejects or takes too long, if the wallet has a sheet, which opens only in the shopper's gesture, or if a
 * press would no longer buy the same.
 *
 * @param explain shows why a form is invalid
 */
export async function waitForPage(
  { owner, brand, opens, read, source }: PurchaseDetails,
  click: Pick<Click, 'purchase' | 'held'>,
  explain: (form: HTMLFormElement) => void,
): Promise<void> {
  const { purchase, held = [] } = click;
  const isBusy = () => purchase.status.peek() === 'busy';
  const logReason = (reason: string) => {
    if (isBusy()) console.error(`[portable-wallets] No purchase after hold(): ${reason}.`);
  };
  // A rejection is the page's answer, and no error.
  const check = () =>
    Promise.all([toKey(source), ...held]).then(
      ([key]) => key,
      () => {},
    );
  const before =
    opens === 'sheet'
      ? logReason(`${brand} opens only at the press`)
      : await withTimeout(check(), HOLD_TIMEOUT_MS, '').catch(() =>
          logReason(`${HOLD_TIMEOUT_MS / 1000} s are over`),
        );
  try {
    const found = before && isBusy() && owner.isConnected && read?.();
    // Without `instanceof`, because a page may have replaced the class.
    if (found && 'nodeType' in found) explain(found);
    else if (found && (await toKey(found.source)) === before) {
      click.held = undefined;
      return;
    }
  } catch (error) {
    report(error);
  }
  purchase.cancel();
}

/** Returns what is bought, as text. Waits for the shop if the shopper has just changed the cart. */
async function toKey(source: PurchaseDetails['source']): Promise<string> {
  const typed = await (source as CartChoice).typed;
  return JSON.stringify({ ...source, typed });
}
