import { findCart } from '../store/cart';
import type { Store } from '../store/store';
import type { Settings, StoredCart } from '../store/types';
import { applyOverrides } from './overrides';
import { readCookie } from './read-cookie';
import { type Bundle, toFile } from './script-tag';

/** One request to the shop, as every page and endpoint gets it. */
export interface Visit {
  store: Store;
  request: Request;
  /** Where the visitor is, without the locale's prefix. */
  url: URL;
  /** The shop's own paths begin with this: `/`, or the locale's prefix. */
  root: string;
  /** The shop's settings with those that this page's query string replaces. */
  settings: Settings;
  /** Second origin: `dist/` and the SDKs only. */
  otherOrigin: string;
  bundle: Bundle;
  /** Named parts of the path. */
  params: Record<string, string>;
  /** The visitor's cart, by cookie. */
  cart: StoredCart | undefined;
}

export type Handler = (visit: Visit) => Response | Promise<Response>;

/** What the server knows besides the request. */
export interface Place {
  store: Store;
  otherOrigin: string;
  /** Text of the bundle, where it is built. */
  readBundle(): Promise<string | undefined>;
  /** Both releases that stand side by side, by the name of a first file. */
  readReleases(file: string): Promise<Bundle['releases']>;
}

const LOCALE_PREFIX = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/;

export async function toVisit(request: Request, place: Place): Promise<Visit> {
  const { store, otherOrigin } = place;
  const url = new URL(request.url);
  const [prefix = ''] = LOCALE_PREFIX.exec(url.pathname) ?? [];
  url.pathname = url.pathname.slice(prefix.length) || '/';
  const settings = applyOverrides(store.settings, url.searchParams);
  const base = `${settings.origin === 'other' ? otherOrigin : url.origin}/dist/`;
  return {
    store,
    request,
    url,
    root: `${prefix}/`,
    settings,
    otherOrigin,
    bundle: {
      base,
      text: settings.script === 'inline' ? await place.readBundle() : undefined,
      releases: settings.script === 'roll-out' ? await place.readReleases(toFile(settings)) : undefined,
    },
    params: {},
    cart: findCart(store, readCookie(request, 'cart') ?? ''),
  };
}
