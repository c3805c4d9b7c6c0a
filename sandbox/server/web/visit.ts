import { findCart } from '../store/cart';
import type { Store } from '../store/store';
import type { Settings, StoredCart } from '../store/types';
import { readCookie } from './reply';
import { type Bundle, toFile } from './script-tag';
import { applyOverrides } from './settings';

/** Context of one request, for all pages and endpoints. */
export interface Visit {
  store: Store;
  request: Request;
  /** URL of the page, without the locale's prefix. */
  url: URL;
  /** Prefix of the shop's paths: `/`, or that of the locale. */
  root: string;
  /** The shop's settings, with the overrides of this page's query string. */
  settings: Settings;
  /** Second origin. */
  otherOrigin: string;
  /** True if pages load the SDKs of some wallets from their owners. @default false */
  hasRealSdks?: boolean;
  bundle: Bundle;
  /** Named parts of the path. */
  params: Record<string, string>;
  /** The cart of the cookie. */
  cart: StoredCart | undefined;
}

export type Handler = (visit: Visit) => Response | Promise<Response>;

/** Context of the server, the same for all requests. */
export interface ShopContext {
  store: Store;
  otherOrigin: string;
  hasRealSdks: boolean;
  /** Returns the code of a first file if it is built. */
  readBundle(file: string): Promise<string | undefined>;
  /** Returns a first file in both releases. */
  readReleases(file: string): Promise<Bundle['releases']>;
}

const LOCALE_PREFIX = /^\/[a-z]{2}(?:-[a-z]{2})?(?=\/|$)/;

/** Splits a path into the locale's prefix and the rest. */
export function splitPath({ pathname }: URL): { prefix: string; path: string } {
  const [prefix = ''] = LOCALE_PREFIX.exec(pathname) ?? [];
  return { prefix, path: pathname.slice(prefix.length) || '/' };
}

export async function toVisit(
  request: Request,
  context: ShopContext,
  params: Record<string, string>,
): Promise<Visit> {
  const { store, otherOrigin, hasRealSdks } = context;
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
    hasRealSdks,
    bundle: {
      base,
      text: settings.script === 'inline' ? await context.readBundle(toFile(settings)) : undefined,
      releases: settings.script === 'roll-out' ? await context.readReleases(toFile(settings)) : undefined,
    },
    params,
    cart: findCart(store, readCookie(request, 'cart') ?? ''),
  };
}

/** Methods, hono's path pattern, whose named parts become `params`, and the handler. */
export type Route = [methods: string, path: string, handler: Handler];
