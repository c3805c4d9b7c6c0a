import { addLine, createCart } from '../../sandbox/server/store/cart';
import { createStore } from '../../sandbox/server/store/store';
import type { Product, Settings } from '../../sandbox/server/store/types';
import type { Html } from '../../sandbox/server/web/html';
import type { Visit } from '../../sandbox/server/web/visit';

/** The sandbox's Brazilian shop in English, in the page's memory. */
export const store = createStore({ locale: 'en', scriptLanguage: 'en' });

export const product = store.products[0] as Product;

/** A cart with one item of the product. */
export const cart = createCart(store);
addLine(store, cart, { variantId: product.variants[0]?.id ?? 0, quantity: 1, attributes: [] });

/** URL of the site's folder, with a trailing slash. */
export const base = new URL('./', document.baseURI);

/** Creates the request context for the sandbox's pages. */
export function createVisit(settings: Partial<Settings> = {}): Visit {
  return {
    store,
    request: new Request(location.href),
    url: new URL(location.href),
    root: base.pathname,
    settings: { ...store.settings, ...settings },
    otherOrigin: location.origin,
    bundle: { base: `${base}dist/`, text: undefined },
    params: {},
    cart,
  };
}

/**
 * Adapts the sandbox's markup to the site: the files are in the site's folder, and Shop Pay is not personalized, because that
 * needs a page of the shop's server.
 */
export function toSiteMarkup({ markup }: Html): string {
  return markup
    .replaceAll(`${location.origin}/sdk/`, `${base}sdk/`)
    .replaceAll('&quot;personalized&quot;:true', '&quot;personalized&quot;:false');
}
