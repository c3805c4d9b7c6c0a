import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { type Store, takeFault } from '../store/store';
import type { FaultName } from '../store/types';
import { dropConnection, type Env } from '../web/listen';
import { TIMING, type Timing } from './context';

interface Request {
  /** Handles the request as if there were no fault. */
  respond(): Promise<Response>;
  c: Context<Env>;
  timing: Timing;
}

/** Returns the response that replaces the normal one. */
export type TransportFault = (request: Request) => Response | Promise<Response>;

const TEXT = { headers: { 'Content-Type': 'text/plain; charset=utf-8' } };
const PAGE = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

/** Returns a response with a single error, in the format of the real API. */
export function errorResponse(status: number, code: string, message: string, headers = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}

export const transportFaults = {
  refused: ({ c }) => dropConnection(c.env.outgoing),
  async cut({ respond, c: { env, res } }) {
    // The headers so far are only those of CORS.
    const head = [...res.headers];
    const response = await respond();
    const whole = Buffer.from(await response.arrayBuffer());
    const headers = { ...Object.fromEntries([...head, ...response.headers]), 'content-length': whole.length };
    env.outgoing.writeHead(response.status, headers);
    env.outgoing.write(whole.subarray(0, whole.length / 2), () => env.outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  },
  http_500: () => new Response('Internal Server Error', { status: 500, ...TEXT }),
  http_429: () => errorResponse(429, 'THROTTLED', 'Throttled'),
  http_429_retry_after: () => errorResponse(429, 'THROTTLED', 'Throttled', { 'Retry-After': '1' }),
  http_503: () => new Response('Service Unavailable', { status: 503, ...TEXT }),
  html: () => new Response('<!doctype html><title>Manutenção</title><p>Voltamos já.</p>', PAGE),
  graphql_errors: () =>
    errorResponse(200, 'INTERNAL_SERVER_ERROR', 'Internal error. Looks like something went wrong.'),
  null_data: () => Response.json({ data: null }),
  async silence({ c: { env }, timing }) {
    await waitOrClose(env.outgoing, timing.silence);
    return dropConnection(env.outgoing);
  },
  async slow({ respond, c: { env }, timing }) {
    const [response] = await Promise.all([respond(), waitOrClose(env.outgoing, timing.slow)]);
    return response;
  },
} satisfies Partial<Record<FaultName, TransportFault>>;

export const TRANSPORT_NAMES = Object.keys(transportFaults) as (keyof typeof transportFaults)[];

/**
 * Injects faults into requests outside the storefront API, such as a page, a script or `/cart.js`. Such a fault has a path prefix
 * in the place of operations. A fault without operations applies only to the API.
 */
export function injectFaults(store: Store): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { pathname } = new URL(c.req.url);
    const named = store.settings.faults.flatMap(({ operations }) => operations);
    const prefix = named.find(name => name.startsWith('/') && pathname.startsWith(name));
    const name = prefix && takeFault(store, prefix, TRANSPORT_NAMES, () => []);
    if (!name) return next();
    const respond = async () => {
      await next();
      return c.res;
    };
    const fault: TransportFault = transportFaults[name];
    const response = await fault({ respond, c, timing: TIMING });
    // Without this, hono keeps the headers of the replaced response.
    c.res = undefined;
    c.res = response;
  };
}

/** Waits for the time, or until the client closes the connection. */
async function waitOrClose(outgoing: ServerResponse, ms: number): Promise<void> {
  const closed = new AbortController();
  outgoing.once('close', () => closed.abort());
  await wait(ms, undefined, { signal: closed.signal }).catch(() => undefined);
}
