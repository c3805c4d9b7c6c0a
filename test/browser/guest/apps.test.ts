import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { AppLog } from '../../../sandbox/pages/shapes/script/apps';
import { browserSuite, type Fixtures } from '../open';
import { fillCart } from '../shop-page';
import { buy, expectedSight, gotoShape, request, type ShapeWindow, untilSeen } from './shape-page';

const test = browserSuite('apps');

const TIMES = ['before', 'after'] as const;

const readAppLog = (page: Page): Promise<AppLog> =>
  page.evaluate(() => (window as unknown as ShapeWindow).appLog);

/** Returns what the page's apps record while the theme changes the cart, without the script's own requests. */
async function watch({ page, shop }: Fixtures, apps: string, load: string): Promise<AppLog> {
  await page.context().clearCookies();
  await gotoShape(page, shop.url, 'P02', { apps, load });
  await page.waitForFunction(() => 'theme' in window && 'appLog' in window);
  for (const name of ['fetch .js', 'fetch Request', 'xhr', 'jquery'] as const) await request(page, name);
  if (load !== 'none') await untilSeen(page, expectedSight('P02', true));
  const { fetches, requests, moved } = await readAppLog(page);
  return { fetches: fetches.filter(line => !line.includes('/api/unstable/')), requests, moved };
}

for (const apps of TIMES)
  test(`apps that patch fetch and XMLHttpRequest ${apps} the script loads see the same requests`, async fixtures => {
    const [without, withUs] = [await watch(fixtures, apps, 'none'), await watch(fixtures, apps, 'module')];
    assert.equal(withUs, without);
    assert.is(without.fetches.length, 2);
    assert.is(without.requests.length, 2);
  });

for (const apps of TIMES)
  test(`an app that patches fetch ${apps} the script loads reads each created cart`, async fixtures => {
    const { page, shop } = fixtures;
    await gotoShape(page, shop.url, 'P11', { apps });
    await untilSeen(page, expectedSight('P11', false));
    await page.waitForFunction(() => 'appLog' in window);
    await buy(page);
    const [cart] = shop.store.carts.values();
    assert.is(
      await page.evaluate(() => sessionStorage.getItem('app-cart')),
      `gid://shopify/Cart/${cart?.token}?key=${cart?.key}`,
    );
  });

test("does not catch errors of a theme's own fetch, and shows a dialog for its own", async fixtures => {
  const { page, shop, expect } = fixtures;
  expect(/^\[portable-wallets\]/);
  await gotoShape(page, shop.url, 'P11');
  await untilSeen(page, expectedSight('P11', false));
  const thrown = await page.evaluate(async () => {
    window.fetch = () => {
      throw new Error('patched to pieces');
    };
    try {
      await (window as unknown as ShapeWindow).theme.requests['fetch .js']();
      return 'nothing';
    } catch (error) {
      return (error as Error).message;
    }
  });
  assert.is(thrown, 'patched to pieces');
  await page.locator('shopify-buy-it-now-button button').click();
  await page.locator('dialog[open]').waitFor();
});

test('shows each wallet once, and sells, if an app moves new wallets', async ({ page, shop }) => {
  await fillCart({ page, shop });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-other-place]')?.setAttribute('data-app-place', ''),
    );
  });
  await gotoShape(page, shop.url, 'P02', { apps: 'before' });
  await untilSeen(page, expectedSight('P02', true));
  await request(page, 'xhr');
  await page.waitForTimeout(200);
  await untilSeen(page, expectedSight('P02', true));
  assert.is(await page.locator('[data-app-place] > [slot]').count(), 2);
  // The app moves each of the two wallets once, because the change keeps their elements.
  assert.is((await readAppLog(page)).moved.length, 2);
  await buy(page);
});

test('stops if an app removes every wallet', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.assign(window, { removed: 0 });
    new MutationObserver(() => {
      for (const wallet of document.querySelectorAll('[slot=button]')) {
        wallet.remove();
        (window as unknown as { removed: number }).removed++;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await gotoShape(page, shop.url, 'P11');
  await page.waitForFunction(() => (window as unknown as { removed: number }).removed);
  await page.waitForTimeout(300);
  assert.is(await page.evaluate(() => (window as unknown as { removed: number }).removed), 1);
  await untilSeen(page, { wallets: [], links: 0, skeletons: 0 });
});

test("trackers receive a wallet's click with its element in the path", async ({ page, shop }) => {
  await gotoShape(page, shop.url, 'P08');
  await untilSeen(page, expectedSight('P08', true));
  await page.evaluate(() => {
    const paths: string[][] = [];
    Object.assign(window, { paths });
    // The purchase is another test's.
    window.fetch = () => new Promise(() => {});
    addEventListener('click', event =>
      paths.push([
        String(event.composed),
        ...event.composedPath().map(node => (node as Element).localName ?? ''),
      ]),
    );
  });
  await page.locator('shop-pay-wallet-button button').click();
  const [path = []] = await page.evaluate(() => (window as unknown as { paths: string[][] }).paths);
  assert.is(path[0], 'true');
  for (const name of ['shop-pay-wallet-button', 'shopify-accelerated-checkout', 'form', 'body'])
    assert.ok(path.includes(name), name);
});

test.run();
