import { cachedLoads } from '../../src/core/platform/load-once';
import { loadPurchase } from '../../src/core/purchase/click';
import type { Effects } from '../../src/core/purchase/context';
import { createPurchase } from '../../src/core/purchase/purchase';
import { createSheetHost } from '../../src/core/purchase/sheet-host';
import { stub } from './suite';

// Loaded before a test stops the clock.
const bundle = await loadPurchase();

/** Installs the purchases' navigation and dialogs in the test. @returns restores the page */
export function providePurchases(outside: Effects): () => void {
  const createReal: typeof bundle.createPurchase = (details, status) => ({
    purchase: createPurchase(details, status, outside),
    host: createSheetHost(details, status),
  });
  return stub(cachedLoads, { checkout: async () => ({ ...bundle, createPurchase: createReal }) });
}
