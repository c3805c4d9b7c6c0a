import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';

const HOST = '127.0.0.1';

/** What handlers get of the node server. */
export interface Env {
  Bindings: HttpBindings;
}

export interface Listening {
  url: string;
  close(): Promise<void>;
}

/** Serves an app on loopback. Without a port it takes a free one. */
export async function listen(app: Hono<Env>, port = 0): Promise<Listening> {
  app.onError((error, { env: { outgoing }, text }) => {
    // The client has closed the connection.
    if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
    console.error(error);
    return text('The sandbox shop failed; see its console.\n', 500);
  });
  const server = createAdaptorServer({
    async fetch(request, env) {
      const response = await app.fetch(request, env as HttpBindings);
      return response.type === 'error' ? dropConnection((env as HttpBindings).outgoing) : response;
    },
    overrideGlobalObjects: false,
  }) as Server;
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, HOST, resolve));
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Closes the connection without a response, which `fetch` reports as a network error. */
export function dropConnection(outgoing: ServerResponse): Response {
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
