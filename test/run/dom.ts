import './next-tick';
import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { PropertySymbol } from 'happy-dom';
import { options } from 'preact';
import { GUARD } from '../../build/guard.mjs';
import { cachedLoads } from '../../src/core/platform/load-once';
import { afterFirstTask } from '../../src/core/platform/schedule';
import { rows } from '../../src/wallets/registry';
import { clearCookies } from '../fakes/cookies';
import { findDialogs } from '../fakes/dialog';
import { clearLongTimers } from './next-tick';
import { endWith } from './suite';

/** Kept from Node, because the sandbox's server and its tests run in the same process. */
const { AbortController, AbortSignal, DOMException, Headers, Request, Response, URL, fetch } = globalThis;
const { clearTimeout, setTimeout } = globalThis;

/**
 * Installs a page. Import it before anything of `src/`, because preact and urql look for the DOM when they load.
 * Each test installs its own `fetch` (see `fake-fetch.ts`). Missing platform features are added here.
 */
const PAGE = 'https://shop.example/products/caneca';
// A frame would load its page from the network.
GlobalRegistrator.register({ url: PAGE, settings: { navigation: { disableChildFrameNavigation: true } } });
Object.assign(globalThis, { isSecureContext: true });
Object.assign(globalThis, {
  AbortController,
  AbortSignal,
  DOMException,
  Headers,
  Request,
  Response,
  URL,
  fetch,
});
Object.assign(globalThis, { clearTimeout, setTimeout });
Object.defineProperty(HTMLElement.prototype, 'nonce', {
  configurable: true,
  get(this: HTMLElement) {
    return this.getAttribute('nonce') ?? '';
  },
  set(this: HTMLElement, nonce: string) {
    this.setAttribute('nonce', nonce);
  },
});
document.documentElement.lang = 'pt-BR';

// The build puts this function around the sources.
Object.assign(globalThis, {
  removeElements: new Function(`return ${GUARD.start}return removeElements${GUARD.end}`)(),
});

/** Each test starts with an empty page and without stored data. */
endWith({
  unload() {
    for (const dialog of findDialogs()) dialog.querySelector<HTMLElement>('.icon')?.click();
  },
  reset() {
    clearLongTimers();
    const { body, documentElement, head } = document;
    for (const element of [documentElement, body, head]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      if (element !== documentElement) element.replaceChildren();
    }
    documentElement.lang = 'pt-BR';
    Reflect.deleteProperty(window, 'Shopify');
    clearCookies();
    localStorage.clear();
    sessionStorage.clear();
    if (location.href !== PAGE) history.replaceState(null, '', PAGE);
  },
  undefine() {
    const registry = customElements as unknown as Record<symbol, Map<unknown, unknown>>;
    for (const map of [PropertySymbol.registry, PropertySymbol.classRegistry]) registry[map]?.clear();
  },
});

/** Effects use the real clock. Otherwise, one test's fake clock could drop the effects of others. */
options.requestAnimationFrame = run => void setTimeout(run, 0);

/** The lazy bundles from the sources. Each is imported once, because imports in Node are slow. */
const BUNDLES: Record<string, () => Promise<unknown>> = {
  cart: () => import('../../src/entries/cart'),
  checkout: () => import('../../src/entries/checkout'),
  'checkout-element': () => import('../../src/entries/checkout-element'),
  consent: () => import('../../src/entries/consent'),
  'wallets/sheets/apple-pay': () => import('../../src/wallets/apple-pay/sheet'),
  'wallets/sheets/google-pay': () => import('../../src/wallets/google-pay/sheet'),
};
for (const { module } of Object.values(rows))
  if (module) BUNDLES[`wallets/${module}`] = () => import(`../../src/wallets/${module}/index.ts`);
for (const [name, load] of Object.entries(BUNDLES)) {
  let loading: Promise<unknown> | undefined;
  cachedLoads[name] = () => {
    loading ??= load();
    return loading;
  };
}

// Starts its timer with the real clock: if a test's fake clock dropped it, no later test would load a bundle.
void afterFirstTask();
