import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { dist } from '../../../build/dist.mjs';
import { buildSite } from '../../../site/build';
import { violations } from '../accessibility/axe';
import { browserSuite, type Stage } from '../drivers/browser';
import { cross, sample } from '../drivers/matrix';
import { makeTemporaryFolder } from '../drivers/temporary-folder';
import { shifts } from '../layout/layout-page';
import { serveFolder } from './static-server';

const test = browserSuite('site');

/** Built and served once for all tests of the file, as a host would have it. */
const out = await makeTemporaryFolder('portable-wallets-site');
await buildSite(out, dist);
const site = await serveFolder(out);

/** Opens a page of the site. @returns what it asked for that is no file of the site */
async function open(
  { page }: Stage,
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

/** The buttons of the front page are there. */
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

const looks = sample(
  'looks of the site’s pages that axe has',
  cross({ path: PAGES, width: WIDTHS, colorScheme: ['light', 'dark'] as const }),
  ({ path, width, colorScheme }) => [path, `${width} px, ${colorScheme}`],
);
for (const path of PAGES)
  test(`finds nothing wrong with ${path}, and nothing beside the window on a phone and on a desk`, async stage => {
    const { page } = stage;
    assert.equal(await open(stage, path, 'networkidle'), []);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
    }
    for (const { width, colorScheme } of looks.filter(look => look.path === path)) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      // Google's colours on its stand-in, and the gallery's frames, are other tests' own.
      assert.equal(await violations(page, ['iframe']), [], `${colorScheme}, in a window of ${width}`);
    }
  });

for (const width of WIDTHS)
  test(`moves nothing while its front page loads, in a window of ${width}`, async stage => {
    await stage.page.setViewportSize({ width, height: 4000 });
    await open(stage, 'index.html');
    await untilDrawn(stage.page);
    assert.equal(await shifts(stage.page), []);
  });

test('fits a phone with every page of its docs', async stage => {
  const { page } = stage;
  await page.setViewportSize({ width: 390, height: 900 });
  const pages = (await readdir(join(out, 'docs'), { recursive: true })).filter(name =>
    name.endsWith('.html'),
  );
  assert.ok(pages.length > 10);
  // All have the same head: the one that is open takes the body of each.
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

test('buys with Google Pay in the page, without a server, and says what it was asked for, newest first', async stage => {
  const { page } = stage;
  const strangers = await open(stage, 'index.html');
  await page.locator('[data-demo="product"] shopify-google-pay-button button').click();
  await page.getByTestId('gpay-option').first().waitFor();
  const asked = await page.locator('[data-demo="calls"] li').allInnerTexts();
  assert.match(String(asked.at(-1)), /^limitedCartQuery · /);
  assert.ok(asked.some(text => text.startsWith('cartCreate · ')));
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
  test(`${wallet === 'Shop Pay' ? 'adds to its cart, and ' : ''}leads with ${wallet} to where a shop's checkout would be`, async stage => {
    const { page } = stage;
    const strangers = await open(stage, 'index.html');
    await page.getByLabel(wallet).check();
    if (wallet === 'Shop Pay') await addToCart(page);
    await page.locator(`[data-demo="product"] ${button}`).click();
    await page.waitForURL(/checkout\.html\?cart=/);
    await page.getByText(marker).waitFor();
    assert.equal(strangers, []);
  });

test('shows in its gallery what the address asks for', async stage => {
  const { page } = stage;
  const strangers = await open(stage, 'gallery.html?wallet=paypal&state=all&theme=noite&language=ar');
  const frame = page.frameLocator('iframe');
  await frame.locator('shopify-paypal-button').first().waitFor();
  assert.is(await frame.locator('figure').count(), 4);
  assert.is(await frame.locator('html').getAttribute('dir'), 'rtl');
  assert.is(await frame.locator('html').getAttribute('lang'), 'ar');
  await page.getByLabel('Radius of the corners').fill('20');
  assert.match(await page.locator('[data-css]').innerText(), 'button-border-radius: 20px');
  assert.equal(strangers, []);
});

test('leads from page to page of its docs', async stage => {
  const { page } = stage;
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(stage, 'docs/index.html');
  await page.getByRole('navigation', { name: 'Docs' }).getByRole('link', { name: 'Wallets' }).click();
  await page.waitForURL(/docs\/wallets\.html$/);
  await page.getByRole('heading', { name: 'Wallets', level: 1 }).waitFor();
});

test.run();
