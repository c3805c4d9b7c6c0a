import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of a path: markup, or a whole response. */
export type Page = string | { status?: number; headers?: Record<string, string>; body?: string };

export interface Served {
  url: string;
  /** Method and path of each request so far, with the operation of GraphQL. */
  requests: string[];
  close(): void;
}

/** Serves pages that are no part of the sandbox on loopback. */
export async function servePages(pages: Record<string, Page>): Promise<Served> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '';
    requests.push(`${request.method} ${path}`);
    const page = pages[path];
    if (page === 'never') return;
    const { status = 200, headers, body } = typeof page === 'object' ? page : { body: page };
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(page === undefined ? 404 : status, { 'Content-Type': type, ...headers });
    response.end(body);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A token with the format of public ones. */
export const TOKEN = '5d41c08b7f2e46a39be0c1d7a2f86e94';

export const ELEMENT = `<form action="/cart/add"><input name="id" value="1"><button>Add</button>
  <shopify-accelerated-checkout access-token="${TOKEN}" buyer-country="US" buyer-currency="USD"
    recommended='{"name":"buy_it_now","wallet_params":{}}'></shopify-accelerated-checkout></form>`;

/** A page with one element of a product, and these tags in its head. */
export const toPage = (head: string, body = ELEMENT) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Coffee</title>${head}</head><body>${body}</body></html>`;
