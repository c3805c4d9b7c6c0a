import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createShop, type Shop } from '../../shop/server';
import { launchChromium } from './chromium';
import { lendPage } from './lend-page';
import { fillCart } from './shop-page';

const test = suite('lent pages');

let browser: Browser;
test.before(async () => {
  browser = await launchChromium();
});
test.after(() => browser.close());

const lend = ({ url, otherUrl }: Shop) => lendPage(browser, [url, otherUrl], {});

/** What a page tells of those who were there before, and of the pointer that they have left somewhere. */
const readTraces = (page: Page) =>
  page.evaluate(async () => {
    const sights: string[] = [];
    for (const type of ['pointerover', 'mousemove', 'focusin'])
      addEventListener(type, ({ type }) => sights.push(type), true);
    await new Promise(resolve => setTimeout(resolve, 300));
    return {
      sights,
      cookies: document.cookie,
      stored: localStorage.length + sessionStorage.length,
      size: [innerWidth, innerHeight],
      name: window.name,
      known: Object.keys(window).filter(key => key.startsWith('visitor')),
      answer: await (await fetch('/cart.js')).text(),
      focus: document.activeElement?.localName,
    };
  });

/** Leaves all that a test may leave. */
async function leaveTraces(page: Page, shop: Shop, heard: string[]) {
  await fillCart({ page, shop });
  await page.setViewportSize({ width: 900, height: 600 });
  await page.addInitScript(() => Object.assign(window, { visitorScript: true }));
  await page.exposeFunction('visitorFunction', () => {});
  await page.route('**/cart.js', route => route.fulfill({ body: 'spoilt' }));
  page.on('request', request => heard.push(request.url()));
  await page.reload();
  await page.evaluate(() => {
    localStorage.setItem('visitor', 'known');
    sessionStorage.setItem('visitor', 'known');
    window.name = 'visited';
  });
  await page.locator('a, button').first().focus();
  await page.mouse.click(450, 300);
}

test('a page that is lent again shows nothing of those who had it before', async () => {
  const shops = [await createShop(), await createShop()] as const;
  const contexts = [];
  const traces = [];
  const heard: string[] = [];
  for (const shop of shops) {
    const { page, context, giveBack } = await lend(shop);
    contexts.push(context);
    const before = heard.length;
    await page.goto(`${shop.url}/`);
    traces.push(await readTraces(page));
    assert.is(heard.length, before);
    await leaveTraces(page, shop, heard);
    await giveBack(true);
  }
  for (const shop of shops) await shop.close();
  const [first, second] = traces;
  assert.is(contexts[0], contexts[1]);
  assert.equal(second, first);
  assert.equal(second?.known, []);
});

const SPENDING: Record<string, (page: Page, shop: Shop) => Promise<unknown>> = {
  'has another page': (page, { url }) => page.evaluate(url => void window.open(url), url),
  'was elsewhere': (page, { url }) => page.goto(url.replace('127.0.0.1', 'localhost')),
  'has a context that a test has used': async page => page.context().grantPermissions(['clipboard-read']),
  'has a medium that a test has chosen': page => page.emulateMedia({ colorScheme: 'dark' }),
};

for (const [what, spend] of Object.entries(SPENDING))
  test(`a page that ${what} is not lent again`, async () => {
    const shop = await createShop();
    const other = await createShop();
    const { page, context, giveBack } = await lend(shop);
    await page.goto(shop.url);
    await spend(page, shop);
    await giveBack(true);
    const next = await lend(other);
    assert.is.not(next.context, context);
    await next.giveBack(false);
    await shop.close();
    await other.close();
  });

test('a page in which a test has failed is not lent again, nor one to a shop that it knows', async () => {
  const shop = await createShop();
  const failed = await lend(shop);
  await failed.giveBack(false);
  const known = await lend(shop);
  assert.is.not(known.context, failed.context);
  await known.page.goto(shop.url);
  await known.giveBack(true);
  assert.is.not((await lend(shop)).context, known.context);
  await shop.close();
});

test.run();
