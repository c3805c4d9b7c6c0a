import type { CartElements } from './cart-elements';
import type { loadModule } from './core/base/load-module';
import type { Loaders, Purchases, ShowConsent, Transport } from './core/click/later';
import { type Shared, shared } from './shared';
import { purchaseHost } from './wallets/host';

/** What `dist/cart.js` exports. */
interface CartModule {
  default(shared: Shared): Transport;
}

/** What `dist/checkout.js` exports. */
interface CheckoutModule {
  default(shared: Shared, transport: Transport): Purchases;
}

/** What `dist/consent.js` exports. */
interface ConsentModule {
  default(shared: Shared): ShowConsent;
}

/** What `dist/cart-elements.js` exports. */
interface CartElementsModule {
  default(shared: Shared): CartElements;
}

/** What the names of files end with that hold words: `.fr`, or nothing. The build fills it in. */
declare const ENDING: string;

/** @param load loads a module from beside the first file */
export function createLoaders(
  load: typeof loadModule,
): Loaders & { loadCartElements(): Promise<CartElements> } {
  const loadTransport = once(async () => (await load<CartModule>('cart')).default(shared));
  const loadConsent = once(async () => (await load<ConsentModule>(`consent${ENDING}`)).default(shared));
  const loadCartElements = once(async () =>
    (await load<CartElementsModule>('cart-elements')).default(shared),
  );
  const loadPurchases = once(async () => {
    const [{ default: create }, transport] = await Promise.all([
      load<CheckoutModule>(`checkout${ENDING}`),
      loadTransport(),
    ]);
    const purchases = create(shared, transport);
    Object.assign(purchaseHost, purchases.host);
    return purchases;
  });
  return { loadTransport, loadPurchases, loadConsent, loadCartElements };
}

/** Loads once and keeps what came; a failure is forgotten, so that the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch(error => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
