import { products } from './products';
import type {
  Call,
  Delivery,
  Fault,
  FaultName,
  Order,
  Product,
  Settings,
  StoredCart,
  Variant,
} from './types';

/** The public token in the `access-token` of pages. */
export const ACCESS_TOKEN = '5d41c08b7f2e46a39be0c1d7a2f86e94';

export const defaultSettings: Settings = {
  country: 'BR',
  currency: 'BRL',
  locale: 'pt-BR',
  scriptLanguage: '',
  theme: 'aurora',
  script: 'module',
  origin: 'same',
  recommended: 'google_pay',
  cartWallets: ['google_pay'],
  googlePaySdk: 'ok',
  expiredJwt: false,
  otlp: false,
  analytics: false,
  errors: false,
  collectorOrigin: 'other',
  collector: 'up',
  consent: 'unknown',
  watched: false,
  faults: [],
};

export type Store = ReturnType<typeof createStore>;

/**
 * Creates the shop's whole state, in memory.
 *
 * @param given settings that differ from the defaults, also after a reset
 */
export function createStore(given: Partial<Settings> = {}) {
  const calls = createEvent<[call?: Call]>();
  const deliveries = createEvent();
  const settings = createEvent();
  const store = {
    ...createState(given),
    /** Settings at the start and after a reset. */
    initial: toSettings(given) as Readonly<Settings>,
    /** Adds a call to the list, or reports that a call has received its response. */
    record(call: Call) {
      if (!store.calls.includes(call)) store.calls.push(call);
      calls.emit(call);
    },
    /** Subscribes to `record` and `reset`, and returns the unsubscribe function. A reset passes no call. */
    onCall: calls.on,
    /** Stores a request to the collector. */
    receive(delivery: Delivery) {
      store.deliveries.push(delivery);
      deliveries.emit();
    },
    /** Removes the stored requests to the collector. */
    clearDeliveries() {
      store.deliveries.length = 0;
      deliveries.emit();
    },
    /** Subscribes to changes of the deliveries, and returns the unsubscribe function. */
    onDelivery: deliveries.on,
    /** Reports a change of settings or faults. */
    emitSettings: settings.emit,
    /** Subscribes to `emitSettings` and `reset`, and returns the unsubscribe function. */
    onSettings: settings.on,
    /** Restores the initial state. Listeners stay. */
    reset() {
      Object.assign(store, createState(given));
      for (const { emit } of [calls, deliveries, settings]) emit();
    },
  };
  return store;
}

function createState(given: Partial<Settings>) {
  return {
    settings: toSettings(given),
    /** True if a quantity in the cart above the stock is lowered, not refused. */
    lowersQuantities: false,
    products: structuredClone(products),
    /** By token. */
    carts: new Map<string, StoredCart>(),
    orders: [] as Order[],
    calls: [] as Call[],
    /** Requests to the collector. */
    deliveries: [] as Delivery[],
    /** Pages of a test that replace those of the shop, by path. */
    pages: new Map<string, { markup: string; policy?: string | undefined }>(),
    /** Functions of a test that run before the next matching request, by operation or path prefix. */
    beforeRequest: new Map<string, () => Promise<unknown>>(),
    /** Errors that pages of a watched shop reported. */
    pageErrors: [] as string[],
    /** Cart tokens by PayPal or Venmo token. */
    paypalTokens: new Map<string, string>(),
    /** Ids of the addresses chosen in the window, by PayPal or Venmo token. */
    paypalAddresses: new Map<string, string>(),
  };
}

function createEvent<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    emit(...args: Args) {
      for (const listener of listeners) listener(...args);
    },
    on(listener: (...args: Args) => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const toSettings = (given: Partial<Settings>): Settings => structuredClone({ ...defaultSettings, ...given });

export function findVariant(store: Store, id: number): { product: Product; variant: Variant } | undefined {
  for (const product of store.products)
    for (const variant of product.variants) if (variant.id === id) return { product, variant };
  return undefined;
}

/**
 * Takes the first fault with one of these names that applies to the operation, and counts it down.
 *
 * @param on operations of a fault that names none. @default all
 */
export function takeFault<Name extends FaultName>(
  store: Store,
  operation: string,
  names: Name[],
  on: (name: Name) => string[] = () => [operation],
): Name | undefined {
  const isOurs = (fault: Fault): fault is Fault & { name: Name } => names.some(name => name === fault.name);
  const fault = store.settings.faults
    .filter(isOurs)
    .find(({ name, operations }) => (operations.length ? operations : on(name)).includes(operation));
  if (!fault) return undefined;
  fault.times -= 1;
  if (fault.times <= 0) store.settings.faults = store.settings.faults.filter(other => other !== fault);
  store.emitSettings();
  return fault.name;
}
