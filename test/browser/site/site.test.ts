import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { buildSite } from '../../../site/build';
import { violations } from '../accessibility/axe';
import { makeTemporaryFolder } from '../copy-sources';
import { shifts } from '../layout/layout-page';
import { cross, matrix } from '../matrix';
import { browserSuite, type Fixtures } from '../open';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * A static web server below a folder that is not the root, until the process ends.
 *
 * @returns the folder's URL with a trailing slash
 */
async function serveFolder(root: string): Promise<string> {
  const server = createServer(async ({ url = '' }, response) => {
    const [, path] = /^\/some\/folder\/([^?]*)/.exec(url) ?? [];
    const found = path === undefined ? undefined : await readFile(join(root, path)).catch(() => undefined);
    if (!found) return void response.writeHead(404).end();
    response
      .writeHead(200, { 'Content-Type': TYPES[extname(path ?? '')] ?? 'application/octet-stream' })
      .end(found);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/some/folder/`;
}

const test = browserSuite('site');

/** Built and served once for all tests of the file, like on a host. */
const out = await makeTemporaryFolder('portable-wallets-site');
await buildSite(out, dist);
const site = await serveFolder(out);

/** Opens a page of the site. @returns its requests for other URLs than the site's files */
async function open(
  { page }: Fixtures,
  path: string,
  waitUntil: 'load' | 'networkidle' = 'load',
): Promise<string[]> {
  const strangers: string[] = [];
  page.on('request', request => {
    if (!request.url().startsWith(site) && !/^(data|blob|about):/.test(request.url()))
      strangers.push(request.url());
  });
  page.on('response', response => {
    if (response.status() >= 400) strangers.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(site + path, { waitUntil });
  return strangers;
}

/** Waits for the buttons of the front page. */
const untilDrawn = (page: Page) =>
  Promise.all(
    ['[data-demo="product"] shopify-google-pay-button', '[data-demo="cart"] shop-pay-wallet-button'].map(
      name => page.locator(name).waitFor(),
    ),
  );

const PAGES = [
  'index.html',
  'gallery.html',
  'docs/index.html',
  'docs/wallets.html',
  'thank-you.html?order=1001',
];

const WIDTHS = [390, 1280];

const looks = matrix(cross({ path: PAGES, width: WIDTHS, colorScheme: ['light', 'dark'] as const }), [
  'index.html, 390, light',
  'gallery.html, 390, dark',
  'docs/index.html, 1280, light',
  'docs/wallets.html, 1280, dark',
  'thank-you.html?order=1001, 390, light',
]);
for (const path of PAGES)
  test(`has no violation on ${path}, and no horizontal overflow on a phone and a desktop`, async fixtures => {
    const { page } = fixtures;
    assert.equal(await open(fixtures, path, 'networkidle'), []);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
    for (const { width, colorScheme } of looks.filter(look => look.path === path)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      // Other tests check Google's colors on its fake, and the gallery's frames.
      assert.equal(await violations(page, ['iframe']), [], `${colorScheme}, in a window of ${width}`);
    }
  });

for (const width of WIDTHS)
  test(`shifts nothing while its front page loads in a window of ${width}`, async fixtures => {
    await fixtures.page.setViewportSize({ width, height: 4000 });
    await open(fixtures, 'index.html');
    await untilDrawn(fixtures.page);
    assert.equal(await shifts(fixtures.page), []);
  });

test('fits a phone with every page of its docs', async fixtures => {
  const { page } = fixtures;
  await page.setViewportSize({ width: 390, height: 900 });
  const pages = (await readdir(join(out, 'docs'), { recursive: true })).filter(name =>
    name.endsWith('.html'),
  );
  assert.ok(pages.length);
  // All have the same head, so the open page takes the body of each.
  await page.goto(`${site}docs/index.html`);
  const widths = await page.evaluate(async pages => {
    const widths: [name: string, width: number][] = [];
    for (const name of pages) {
      const text = await (await fetch(name)).text();
      document.body.replaceWith(new DOMParser().parseFromString(text, 'text/html').body);
      widths.push([name, document.documentElement.scrollWidth]);
    }
    return widths;
  }, pages);
  assert.equal(
    widths,
    pages.map(name => [name, 390]),
  );
});

test('buys with Google Pay in the page without a server, and lists its requests, newest first', async fixtures => {
  const { page } = fixtures;
  const strangers = await open(fixtures, 'index.html');
  await page.locator('[data-demo="product"] shopify-google-pay-button button').click();
  await page.getByTestId('gpay-option').first().waitFor();
  const requests = await page.locator('[data-demo="calls"] li').allInnerTexts();
  assert.match(String(requests.at(-1)), /^limitedCartQuery · /);
  assert.ok(requests.some(text => text.startsWith('cartCreate · ')));
  await page.getByTestId('gpay-pay').click();
  await page.waitForURL(/thank-you\.html\?order=1001$/);
  await page.getByRole('heading', { name: 'Thank you for order 1001' }).waitFor();
  assert.equal(strangers, []);
});

async function addToCart(page: Page) {
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('3 items, R$128.70').waitFor();
}

for (const [wallet, button, marker] of [
  ['Buy it now', 'shopify-buy-it-now-button button', 'storefront_wallet=true'],
  ['Shop Pay', 'shop-pay-wallet-button', 'payment=shop_pay'],
  ['Meta Pay', 'shopify-meta-pay-button', 'storefront_wallet=true'],
] as const)
  test(`${wallet === 'Shop Pay' ? 'adds to its cart, and ' : ''}redirects with ${wallet} to a fake checkout`, async fixtures => {
    const { page } = fixtures;
    const strangers = await open(fixtures, 'index.html');
    await page.getByLabel(wallet).check();
    if (wallet === 'Shop Pay') await addToCart(page);
    await page.locator(`[data-demo="product"] ${button}`).click();
    await page.waitForURL(/checkout\.html\?cart=/);
    await page.getByText(marker).waitFor();
    assert.equal(strangers, []);
  });

test('copies a block of code from "Get started"', async fixtures => {
  const { page } = fixtures;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(fixtures, 'index.html');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^<script type="module" .*<\/form>\s*$/s);
});

test('filters its gallery by the URL', async fixtures => {
  const { page } = fixtures;
  const strangers = await open(fixtures, 'gallery.html?wallet=paypal&state=all&theme=noite&language=ar');
  const frame = page.frameLocator('iframe');
  await frame.locator('shopify-paypal-button').first().waitFor();
  assert.is(await frame.locator('figure').count(), 4);
  assert.is(await frame.locator('html').getAttribute('dir'), 'rtl');
  assert.is(await frame.locator('html').getAttribute('lang'), 'ar');
  await page.getByLabel('Radius of the corners').fill('20');
  assert.match(await page.locator('[data-css]').innerText(), 'button-border-radius: 20px');
  assert.equal(strangers, []);
});

test('navigates between the pages of its docs', async fixtures => {
  const { page } = fixtures;
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(fixtures, 'docs/index.html');
  await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Wallets' }).click();
  await page.waitForURL(/docs\/wallets\.html$/);
  await page.getByRole('heading', { name: 'Wallets', level: 1 }).waitFor();
});

test.run();
