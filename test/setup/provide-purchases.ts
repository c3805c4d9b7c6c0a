import { createCheckout } from '../../src/core/checkout';
import type { Outside } from '../../src/core/end';
import { createGraphql } from '../../src/core/graphql';
import { later } from '../../src/core/later';
import { script } from '../../src/core/script';

const { loadPurchases } = later;
// Loaded before a test holds the clock.
const purchases = await loadPurchases();

/** Lets purchases do to the test what they would do to the page; returns what gives the page back. */
export function providePurchases(outside: Outside): () => void {
  later.loadPurchases = async () => ({
    ...purchases,
    createCheckout: (purchase, signals) =>
      createCheckout(purchase, signals, createGraphql(purchase.config, purchase.instrument, script), outside),
  });
  return () => {
    later.loadPurchases = loadPurchases;
  };
}
