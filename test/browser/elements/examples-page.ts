import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parts } from '../../../build/docs.mjs';
import type { Fixtures } from '../open';

/** Where the examples expect the sandbox: the ports of `npm start`, the shop's own and that of its second origin. */
const SHOP = 'http://127.0.0.1:4000';
const OTHER = 'http://127.0.0.1:4001';

/** What a reader pastes of an example, in a page that has nothing else. */
const toPasted = (example: string) => /^```html\n(.*)\n```$/s.exec(parts[`${example}.html`] ?? '')?.[1];

/**
 * A server that knows nothing of the shop: it hands out the files of `docs/examples` as they stand, and of `/pasted/product` what the
 * pages quote of `product.html`, until nothing else is left to do. @returns its URL
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
 * Leads what the page asks of the sandbox's usual ports to the shop of this test, which has ports of its own.
 *
 * @param scripts are held back until this is settled
 */
export async function routeToShop(
  { page, shop }: Pick<Fixtures, 'page' | 'shop'>,
  scripts?: Promise<void>,
): Promise<void> {
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
