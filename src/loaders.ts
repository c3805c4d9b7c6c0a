import type { loadModule } from './core/base/load-module';
import type { Loaders, Purchases, Transport } from './core/click/later';
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

/** @param load loads a module from beside the first file */
export function createLoaders(load: typeof loadModule): Loaders {
  const loadTransport = once(async () => (await load<CartModule>('cart')).default(shared));
  const loadPurchases = once(async () => {
    const [{ default: create }, transport] = await Promise.all([
      load<CheckoutModule>('checkout'),
      loadTransport(),
    ]);
    const purchases = create(shared, transport);
    Object.assign(purchaseHost, purchases.host);
    return purchases;
  });
  return { loadTransport, loadPurchases };
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
