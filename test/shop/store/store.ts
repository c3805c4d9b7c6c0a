import { products } from './products';
import { defaultSettings } from './settings';
import type { Call, Order, Product, Settings, StoredCart, Variant } from './types';

/** The public token that pages carry in `access-token`. */
export const ACCESS_TOKEN = '5d41c08b7f2e46a39be0c1d7a2f86e94';

export interface Store {
  settings: Settings;
  products: Product[];
  /** By token. */
  carts: Map<string, StoredCart>;
  orders: Order[];
  calls: Call[];
  /** PayPal and Venmo tokens, each with its cart's. */
  paypalTokens: Map<string, string>;
  /** Puts a call on the list, or says that one on the list has got its answer. */
  record(call: Call): void;
  /** Listens to `record` and `reset`; returns how to stop. After a reset there is no call. */
  onCall(listener: (call?: Call) => void): () => void;
  /** Back to how it began; listeners stay. */
  reset(): void;
}

/** The shop's whole state, in memory. */
export function createStore(): Store {
  const listeners = new Set<(call?: Call) => void>();
  const tell = (call?: Call) => {
    for (const listener of listeners) listener(call);
  };
  const store: Store = {
    ...createState(),
    record(call) {
      if (!store.calls.includes(call)) store.calls.push(call);
      tell(call);
    },
    onCall(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset() {
      Object.assign(store, createState());
      tell();
    },
  };
  return store;
}

export function findVariant(store: Store, id: number): { product: Product; variant: Variant } | undefined {
  for (const product of store.products)
    for (const variant of product.variants) if (variant.id === id) return { product, variant };
  return undefined;
}

function createState() {
  return {
    settings: structuredClone(defaultSettings),
    products: structuredClone(products),
    carts: new Map<string, StoredCart>(),
    orders: [] as Order[],
    calls: [] as Call[],
    paypalTokens: new Map<string, string>(),
  };
}
