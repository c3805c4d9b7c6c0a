import { running } from '../../src/core/purchase/click';
import type { Purchase } from '../../src/core/types/purchase';
import type { SheetHost } from '../../src/core/types/wallet';
import { onEnd } from '../run/suite';

/** Lets a purchase run in the page until the test ends, as after a click on its owner. */
export function run(purchase: Purchase, owner: Element = document.createElement('div')): void {
  const loading = Promise.resolve({ purchase, host: {} as SheetHost, sheet: undefined });
  running.value = { owner, purchase, loading, loaded: purchase, held: undefined };
  onEnd(() => {
    running.value = undefined;
  });
}

/** Leaves the page of the running purchase. If its files are still loading, it never begins. */
export function endRunning(): void {
  running.value?.purchase.cancel(true);
  running.value = undefined;
}
