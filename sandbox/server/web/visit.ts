import { findCart } from '../store/cart';
import type { Store } from '../store/store';
import type { Settings, StoredCart } from '../store/types';
import { readCookie } from './reply';
import { type Bundle, toFile } from './script-tag';
import { applyOverrides } from './settings';

/** One request to the shop, as every page and endpoint gets it. */
export interface Visit {
  store: Store;
  request: Request;
  /** Address of the page, without the locale's prefix. */
  url: URL;
  /** Prefix of the shop's own paths: `/`, or that of the locale. */
  root: string;
  /** The shop's settings, with the overrides of this page's query string. */
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
  /** Returns the text of a first file if it is built. */
  readBundle(file: string): Promise<string | undefined>;
  /** Returns both releases, by the name of a first file. */
  readReleases(file: string): Promise<Bundle['releases']>;
}

const LOCALE_PREFIX = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/;

/** Splits a locale's prefix off a path. */
export function splitPath({ pathname }: URL): { prefix: string; path: string } {
  const [prefix = ''] = LOCALE_PREFIX.exec(pathname) ?? [];
  return { prefix, path: pathname.slice(prefix.length) || '/' };
}

export async function toVisit(
  request: Request,
  place: Place,
  params: Record<string, string>,
): Promise<Visit> {
  const { store, otherOrigin } = place;
  const url = new URL(request.url);
  const { prefix, path } = splitPath(url);
  url.pathname = path;
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
      text: settings.script === 'inline' ? await place.readBundle(toFile(settings)) : undefined,
      releases: settings.script === 'roll-out' ? await place.readReleases(toFile(settings)) : undefined,
    },
    params,
    cart: findCart(store, readCookie(request, 'cart') ?? ''),
  };
}

/** `GET` or `POST`, or both if either will do, and hono's pattern of a path whose named parts become `params`. */
export type Route = [methods: string, path: string, handler: Handler];
