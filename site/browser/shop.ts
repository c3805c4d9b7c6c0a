import { addLine, createCart } from '../../sandbox/server/store/cart';
import { createStore } from '../../sandbox/server/store/store';
import type { Product, Settings } from '../../sandbox/server/store/types';
import type { Html } from '../../sandbox/server/web/html';
import type { Visit } from '../../sandbox/server/web/visit';

/** The sandbox's shop, in the page: a Brazilian one that speaks English, and forgets everything with the page. */
export const store = createStore({ locale: 'en', words: 'en' });

/** What the demo sells. */
export const product = store.products[0] as Product;

/** A cart with one of it. */
export const cart = createCart(store);
addLine(store, cart, { variantId: product.variants[0]?.id ?? 0, quantity: 1, attributes: [] });

/** Folder of the site, with a slash at its end. */
export const base = new URL('./', document.baseURI);

/** A visit to that shop, as its pages take it. */
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
 * Markup of the sandbox for a site: the files lie in its folder and not at the root of the origin, and Shop Pay greets nobody by
 * name, because that is a page of the shop's server.
 */
export function toSiteMarkup({ markup }: Html): string {
  return markup
    .replaceAll(`${location.origin}/sdk/`, `${base}sdk/`)
    .replaceAll('&quot;personalized&quot;:true', '&quot;personalized&quot;:false');
}
