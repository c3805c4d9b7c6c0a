import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createApi } from './api';
import { meetRequest } from './api/meet-request';
import { spoilPath } from './api/spoil-path';
import { collect } from './collector/collect';
import { servePaypalPage } from './pages/paypal-page';
import { route } from './routes';
import { createStore, type Store } from './store/store';
import type { Settings } from './store/types';
import { readBundle, readReleases, serveAsset } from './theme/assets';
import { makeBundles } from './theme/bundles';
import { readKept } from './web/read-kept';
import { streamBuilds, withReload } from './web/reload';
import { toVisit } from './web/visit';

const HOST = '127.0.0.1';

export interface Shop {
  url: string;
  /** Another origin; serves `dist/` and the SDKs, PayPal's page, and the collector, to anyone. */
  otherUrl: string;
  store: Store;
  close(): Promise<void>;
}

/** How the shop opens. */
export interface Opening {
  /** @default any free one */
  port?: number;
  /** @default any free one */
  otherPort?: number;
  /** What differs from the usual settings, also after a reset. */
  settings?: Partial<Settings>;
  /** Folder of the script's files, with a slash at its end. @default `dist/` */
  dist?: URL;
  /** How late a slow collector answers, in milliseconds. @default 3000 */
  slowCollectorMs?: number;
}

/** Opens the sandbox shop on loopback: pages, the shop's own cart, the storefront API, the control panel. */
export async function createShop(opening: Opening = {}): Promise<Shop> {
  const { port = 0, otherPort = 0, settings, dist, slowCollectorMs } = opening;
  const store = createStore(settings);
  const bundles = await makeBundles();
  const api = createApi(store, {}, readKept);
  const shared = async (request: Request) =>
    (await serveAsset(request, bundles, store.settings, dist)) ??
    (await collect(request, store, slowCollectorMs)) ??
    (await servePaypalPage(request, store));
  const other = await listen(
    store,
    answer(store, async request => (await shared(request)) ?? notHere()),
    otherPort,
  );
  const place = {
    store,
    otherOrigin: other.url,
    readBundle: () => readBundle(dist),
    readReleases: (file: string) => readReleases(file, dist),
  };
  const pages = answer(
    store,
    async request =>
      (await shared(request)) ??
      streamBuilds(request) ??
      withReload(await route(await toVisit(request, place))),
  );
  const main = await listen(
    store,
    (request, response) => {
      const handle = request.url?.startsWith('/api/') ? api : pages;
      handle(request, response);
    },
    port,
  ).catch(async error => {
    await other.close();
    throw error;
  });
  await readBundle(dist);
  return {
    url: main.url,
    otherUrl: other.url,
    store,
    close: async () => {
      await Promise.all([main.close(), other.close()]);
    },
  };
}

function notHere(): Response {
  return new Response('Not found\n', { status: 404 });
}

/** Lets a function of the web's Request and Response answer for a node server. */
function answer(store: Store, handle: (request: Request) => Promise<Response>): RequestListener {
  return async (incoming, outgoing) => {
    try {
      const request = await toRequest(incoming);
      const respond = () => handle(request);
      if (!(await spoilPath(store, new URL(request.url).pathname, outgoing, respond)))
        await send(await respond(), outgoing);
    } catch (error) {
      if (outgoing.headersSent || outgoing.destroyed) {
        outgoing.destroy();
        return;
      }
      console.error(error);
      outgoing
        .writeHead(500, { 'Content-Type': 'text/plain' })
        .end('The sandbox shop failed; see its console.\n');
    }
  };
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers, url = '/' } = incoming;
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const pairs = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = chunks.length && method !== 'GET' && method !== 'HEAD' ? Buffer.concat(chunks) : null;
  // Two slashes would begin a host.
  const path = url.replace(/^\/+/, '/');
  return new Request(new URL(path, `http://${headers.host ?? HOST}`), { method, headers: pairs, body });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  // What fetch calls a network error: no answer at all.
  if (response.type === 'error') return void outgoing.destroy();
  const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  outgoing.writeHead(response.status, { ...headers, ...(cookies.length && { 'Set-Cookie': cookies }) });
  if (outgoing.req.method === 'HEAD' || !response.body) outgoing.end();
  else if (!/event-stream/.test(headers['content-type'] ?? ''))
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  else await pipeline(Readable.fromWeb(response.body as never), outgoing);
}

async function listen(store: Store, listener: RequestListener, port: number) {
  const server: Server = createServer(async (request, response) => {
    if (await meetRequest(store, request, response)) listener(request, response);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}`, close };
}
