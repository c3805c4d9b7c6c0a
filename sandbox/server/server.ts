import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type MiddlewareHandler } from 'hono';
import { servePaypalPage } from '../pages/paypal-page';
import { readBundle, readReleases, serveAsset } from '../pages/theme/assets';
import { makeBundles } from '../pages/theme/bundles';
import { collect } from '../panel/collector/collect';
import { createApi } from './graphql/api';
import { injectFaults } from './graphql/transport-faults';
import { addRoutes } from './routes';
import { createStore, type Store } from './store/store';
import type { Settings } from './store/types';
import { type Env, type Listening, listen } from './web/listen';
import { readKept } from './web/settings';
import { splitPath } from './web/visit';

const LAST_PORT = 65_535;

export interface Shop {
  url: string;
  /** Another origin; serves `dist/` and the SDKs, PayPal's page, and the collector, to anyone. */
  otherUrl: string;
  store: Store;
  close(): Promise<void>;
}

export interface Opening {
  /** The other origin takes the port after it; if one of them is in use, both take the next. @default any free ones */
  port?: number;
  /** Settings that differ from the default ones, also after a reset. */
  settings?: Partial<Settings>;
  /** Folder of the script's files, with a slash at its end. @default `dist/` */
  dist?: URL;
  /** Delay of a slow collector, in milliseconds. @default 3000 */
  slowCollectorMs?: number;
}

/** Opens the sandbox shop on loopback: pages, the shop's own cart, the storefront API, the control panel. */
export async function createShop(opening: Opening = {}): Promise<Shop> {
  const { port = 0, settings, dist, slowCollectorMs } = opening;
  const store = createStore(settings);
  const bundles = await makeBundles();
  const shared: MiddlewareHandler<Env> = async ({ req: { raw } }, next) =>
    (await serveAsset(raw, bundles, store.settings, dist)) ??
    (await collect(raw, store, slowCollectorMs)) ??
    (await servePaypalPage(raw, store)) ??
    next();
  const other = new Hono<Env>().use(runPlanned(store), injectFaults(store), shared);
  other.notFound(c => c.text('Not found\n', 404));

  const place = {
    store,
    otherOrigin: '',
    readBundle: (file: string) => readBundle(dist, file),
    readReleases: (file: string) => readReleases(file, dist),
  };
  const main = new Hono<Env>({ getPath: ({ url }) => splitPath(new URL(url)).path })
    .use(runPlanned(store))
    .route('/', createApi(store, {}, readKept))
    .use(injectFaults(store), shared);
  addRoutes(main, place);

  const [opened, otherOpened] = await listenBoth(main, other, port);
  place.otherOrigin = otherOpened.url;
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

/** Serves one app at the port and the other at the port after it, or at the next two that are free. */
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

/** Runs what a test has planned for such a request, before the shop handles it. */
function runPlanned(store: Store): MiddlewareHandler<Env> {
  return async (c, next) => {
    // A reset replaces the map.
    const { meanwhile } = store;
    const { pathname, searchParams } = new URL(c.req.url);
    const operation = searchParams.get('operation_name');
    for (const [wanted, happen] of meanwhile) {
      if (wanted !== operation && !(wanted.startsWith('/') && pathname.startsWith(wanted))) continue;
      meanwhile.delete(wanted);
      // The test that has planned it gets the error.
      await happen().catch(() => {});
      return c.env.outgoing.destroyed ? RESPONSE_ALREADY_SENT : next();
    }
    return next();
  };
}
