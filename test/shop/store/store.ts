import { products } from './products';
import { defaultSettings } from './settings';
import type { Call, Delivery, Order, Product, Settings, StoredCart, Variant } from './types';

/** The public token that pages carry in `access-token`. */
export const ACCESS_TOKEN = '5d41c08b7f2e46a39be0c1d7a2f86e94';

export interface Store {
  settings: Settings;
  products: Product[];
  /** By token. */
  carts: Map<string, StoredCart>;
  orders: Order[];
  calls: Call[];
  /** What reached the collector. */
  deliveries: Delivery[];
  /** Pages that a test has written in the place of the shop's own, by path. */
  pages: Map<string, { markup: string; policy?: string | undefined }>;
  /** What a test lets happen while the next such request waits: an operation of the API, or how a path begins. */
  meanwhile: Map<string, () => Promise<unknown>>;
  /** What the pages of a watched shop complained of. */
  complaints: string[];
  /** PayPal and Venmo tokens, each with its cart's. */
  paypalTokens: Map<string, string>;
  /** By PayPal or Venmo token, the id of the address that the shopper chose in the window. */
  paypalAddresses: Map<string, string>;
  /** Puts a call on the list, or says that one on the list has got its answer. */
  record(call: Call): void;
  /** Listens to `record` and `reset`; returns how to stop. After a reset there is no call. */
  onCall(listener: (call?: Call) => void): () => void;
  /** Keeps what reached the collector. */
  receive(delivery: Delivery): void;
  /** Listens to `receive`, and to what empties the list; returns how to stop. */
  onDelivery(listener: () => void): () => void;
  /** The settings that it began with. */
  readonly initial: Settings;
  /** Says that the settings have changed, faults among them. */
  tellSettings(): void;
  /** Listens to `tellSettings` and `reset`; returns how to stop. */
  onSettings(listener: () => void): () => void;
  /** Forgets what reached the collector. */
  clearDeliveries(): void;
  /** Back to how it began; listeners stay. */
  reset(): void;
}

/**
 * The shop's whole state, in memory.
 *
 * @param given settings that differ from the usual ones, also after a reset
 */
export function createStore(given: Partial<Settings> = {}): Store {
  const listeners = new Set<(call?: Call) => void>();
  const readers = new Set<() => void>();
  const watchers = new Set<() => void>();
  const tell = (call?: Call) => {
    for (const listener of listeners) listener(call);
  };
  const tellReaders = () => {
    for (const reader of readers) reader();
  };
  const store: Store = {
    ...createState(given),
    initial: toSettings(given),
    tellSettings() {
      for (const watcher of watchers) watcher();
    },
    onSettings(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    record(call) {
      if (!store.calls.includes(call)) store.calls.push(call);
      tell(call);
    },
    onCall(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive(delivery) {
      store.deliveries.push(delivery);
      tellReaders();
    },
    onDelivery(reader) {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    clearDeliveries() {
      store.deliveries.length = 0;
      tellReaders();
    },
    reset() {
      Object.assign(store, createState(given));
      tell();
      tellReaders();
      store.tellSettings();
    },
  };
  return store;
}

export function findVariant(store: Store, id: number): { product: Product; variant: Variant } | undefined {
  for (const product of store.products)
    for (const variant of product.variants) if (variant.id === id) return { product, variant };
  return undefined;
}

const toSettings = (given: Partial<Settings>): Settings => structuredClone({ ...defaultSettings, ...given });

function createState(given: Partial<Settings>) {
  return {
    settings: toSettings(given),
    products: structuredClone(products),
    carts: new Map<string, StoredCart>(),
    orders: [] as Order[],
    calls: [] as Call[],
    deliveries: [] as Delivery[],
    pages: new Map<string, { markup: string; policy?: string | undefined }>(),
    meanwhile: new Map<string, () => Promise<unknown>>(),
    complaints: [] as string[],
    paypalTokens: new Map<string, string>(),
    paypalAddresses: new Map<string, string>(),
  };
}
