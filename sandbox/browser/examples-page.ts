import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { parts } from '../../build/docs.mjs';
import type { Visitor } from './visit';

/** The sandbox's ports of `npm start`: the shop's and that of its second origin, as in the examples. */
const SHOP = 'http://127.0.0.1:4000';
const OTHER = 'http://127.0.0.1:4001';

/** The part of an example that a reader pastes, in an otherwise empty page. */
const toPasted = (example: string) => /^```html\n(.*)\n```$/s.exec(parts[`${example}.html`] ?? '')?.[1];

/**
 * A server for the files of `docs/examples`, independent of the shop, and for `/pasted/product`, the parts of `product.html` in
 * the docs, until the process ends. @returns its URL
 */
export async function serveExamples(): Promise<string> {
  const server = createServer(async ({ url = '' }, response) => {
    try {
      const path = new URL(url, SHOP).pathname.slice(1);
      const page = toPasted(path.replace('pasted/', '')) ?? (await readFile(`docs/examples/${path}`));
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    } catch {
      response.writeHead(204).end();
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Redirects the page's requests to the sandbox's default ports to this test's shop.
 *
 * @param scripts are held back until this resolves
 */
export async function routeToShop({ page, shop }: Visitor<Page>, scripts?: Promise<void>): Promise<void> {
  const origins = [
    [SHOP, shop.url],
    [OTHER, shop.otherUrl],
  ] as const;
  for (const [usual, url] of origins)
    await page.context().route(`${usual}/**`, async route => {
      if (route.request().resourceType() === 'script') await scripts;
      await route.continue({ url: route.request().url().replace(usual, url) });
    });
}
