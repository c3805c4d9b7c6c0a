import type { loadModule } from './core/base/load-module';
import { once } from './core/base/once';
import type { Loaders, Purchases, Transport } from './core/click/later';
import { type Shared, shared } from './shared';
import type { Mount } from './ui/buttons/define';
import { purchaseHost } from './wallets/host';

/** What a later file exports: it makes what it brings of what the files before it hand over. */
interface LaterModule<T, Earlier extends unknown[] = []> {
  default(shared: Shared, ...earlier: Earlier): T;
}

/** What the names of files end with that hold words: `.fr`, or nothing. The build fills it in. */
declare const ENDING: string;

/** @param load loads a module from beside the first file */
export function createLoaders(
  load: typeof loadModule,
): Loaders & { loadCartElements(): Promise<Mount>; loadCheckoutElement(): Promise<Mount> } {
  function toLoader<T>(name: string): () => Promise<T> {
    return once(async () => (await load<LaterModule<T>>(name)).default(shared));
  }
  const loadTransport = toLoader<Transport>('cart');
  const loadPurchases = once(async () => {
    const [{ default: create }, transport] = await Promise.all([
      load<LaterModule<Purchases, [Transport]>>(`checkout${ENDING}`),
      loadTransport(),
    ]);
    const purchases = create(shared, transport);
    Object.assign(purchaseHost, purchases.host);
    return purchases;
  });
  return {
    loadTransport,
    loadPurchases,
    loadConsent: toLoader(`consent${ENDING}`),
    loadSdk: toLoader('sdk'),
    loadBrand: toLoader('brand'),
    loadCartElements: toLoader('cart-elements'),
    loadCheckoutElement: toLoader('checkout-element'),
  };
}
