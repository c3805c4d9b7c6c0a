import { SHEET_TIMEOUT_MS } from '../base/constants';
import { metric } from '../base/metric';
import { running } from '../click/click';

/**
 * Frees the page's buttons where a wallet asks nothing of its purchase for as long as a sheet waits, because its SDK may have
 * lost the click. A shopper who signs in to the wallet may take longer than that, so the purchase stays open: a sheet that
 * comes after all blocks the buttons again.
 *
 * @returns is called when the wallet asks; false where another purchase has begun by then
 */
export function watchSilence(instrument: string): () => boolean {
  const mine = running.peek();
  let isSilent = true;
  const timer = setTimeout(() => {
    if (running.peek() === mine) running.value = undefined;
  }, SHEET_TIMEOUT_MS);
  return () => {
    if (isSilent) metric('opened', { instrument });
    isSilent = false;
    clearTimeout(timer);
    running.value ??= mine;
    return running.peek() === mine;
  };
}
