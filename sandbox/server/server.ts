import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { servePaypalPage } from '../pages/paypal-page';
import { readBundle, readReleases, serveAsset } from '../pages/theme/assets';
import { buildBundles } from '../pages/theme/bundles';
import { collect } from '../panel/collector/collect';
import { createApi } from './graphql/api';
import { injectFaults } from './graphql/transport-faults';
import { addRoutes } from './routes';
import { createStore, type Store } from './store/store';
import type { Settings } from './store/types';
import { type Env, type Listening, listen } from './web/listen';
import { readOverridesQuery } from './web/settings';
import { splitPath } from './web/visit';

const LAST_PORT = 65_535;

export interface Shop {
  url: string;
  /** Second origin, with CORS. Serves `dist/`, the SDKs, PayPal's page and the collector. */
  otherUrl: string;
  store: Store;
  close(): Promise<void>;
}

export interface Opening {
  /** The second origin uses the port after it. If one is in use, both use the next two. @default free ports */
  port?: number;
  /** Initial settings that differ from the defaults. A reset restores them. */
  settings?: Partial<Settings>;
  /** Folder of the script's files, with a trailing slash. @default `dist/` */
  dist?: URL;
  /** True if pages load the SDKs of some wallets from their owners. Never in tests. @default false */
  hasRealSdks?: boolean;
  /** Delay of a slow collector, in milliseconds. @default 3000 */
  slowCollectorMs?: number;
}

/** Opens the sandbox shop on loopback: pages, the cart of `/cart.js`, the storefront API and the control panel. */
export async function createShop(opening: Opening = {}): Promise<Shop> {
  const { port = 0, settings, dist, hasRealSdks = false, slowCollectorMs } = opening;
  const store = createStore(settings);
  const bundles = await buildBundles();
  const shared: MiddlewareHandler<Env> = async ({ req: { raw } }, next) =>
    (await serveAsset(raw, bundles, store.settings, dist)) ??
    (await collect(raw, store, slowCollectorMs)) ??
    (await servePaypalPage(raw, store)) ??
    next();
  const other = new Hono<Env>().use(runBeforeRequest(store), injectFaults(store), shared);
  other.notFound(c => c.text('Not found\n', 404));

  const context = {
    store,
    otherOrigin: '',
    hasRealSdks,
    readBundle: (file: string) => readBundle(dist, file),
    readReleases: (file: string) => readReleases(file, dist),
  };
  const main = new Hono<Env>({ getPath: ({ url }) => splitPath(new URL(url)).path })
    .use(runBeforeRequest(store))
    .route('/', createApi(store, {}, readOverridesQuery))
    .use(injectFaults(store), shared);
  addRoutes(main, context);

  const [opened, otherOpened] = await listenBoth(main, other, port);
  context.otherOrigin = otherOpened.url;
  await readBundle(dist);
  return {
    url: opened.url,
    otherUrl: otherOpened.url,
    store,
    close: async () => {
      await Promise.all([opened.close(), otherOpened.close()]);
    },
  };
}

/** Listens with both apps on the port and the one after it, or on the next free pair. */
async function listenBoth(main: Hono<Env>, other: Hono<Env>, port: number): Promise<[Listening, Listening]> {
  let opened: Listening | undefined;
  try {
    opened = await listen(main, port);
    return [opened, await listen(other, port && port + 1)];
  } catch (error) {
    await opened?.close();
    const isInUse = (error as { code?: string }).code === 'EADDRINUSE';
    if (isInUse && port + 1 < LAST_PORT) return listenBoth(main, other, port + 1);
    throw error;
  }
}

/** Runs a test's function before the shop handles a matching request. */
function runBeforeRequest(store: Store): MiddlewareHandler<Env> {
  return async (c, next) => {
    // A reset replaces the map.
    const { beforeRequest } = store;
    const { pathname, searchParams } = new URL(c.req.url);
    const operation = searchParams.get('operation_name');
    for (const [wanted, run] of beforeRequest) {
      if (wanted !== operation && !(wanted.startsWith('/') && pathname.startsWith(wanted))) continue;
      beforeRequest.delete(wanted);
      // The test reports the error itself.
      await run().catch(() => {});
      return c.env.outgoing.destroyed ? RESPONSE_ALREADY_SENT : next();
    }
    return next();
  };
}
