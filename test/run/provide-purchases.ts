import { loaders } from '../../src/core/base/once';
import { loadPurchase } from '../../src/core/click/load-purchase';
import { createCheckout } from '../../src/core/purchase/checkout';
import type { Effects } from '../../src/core/purchase/end';
import { stub } from './suite';

// Loaded before a test holds the clock.
const bundle = await loadPurchase();

/** Lets purchases do to the test what they would do to the page; returns what gives the page back. */
export function providePurchases(outside: Effects): () => void {
  const createOurs: typeof bundle.createCheckout = (purchase, signals) =>
    createCheckout(purchase, signals, outside);
  return stub(loaders, { checkout: async () => ({ ...bundle, createCheckout: createOurs }) });
}
