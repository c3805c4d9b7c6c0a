import { later } from '../../src/core/click/later';
import { createCheckout } from '../../src/core/purchase/checkout';
import type { Effects } from '../../src/core/purchase/end';
import { stub } from './suite';

// Loaded before a test holds the clock.
const purchases = await later.loadPurchases();

/** Lets purchases do to the test what they would do to the page; returns what gives the page back. */
export function providePurchases(outside: Effects): () => void {
  const createOurs: typeof purchases.createCheckout = (purchase, signals) =>
    createCheckout(purchase, signals, outside);
  return stub(later, { loadPurchases: async () => ({ ...purchases, createCheckout: createOurs }) });
}
