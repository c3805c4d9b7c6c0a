import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readEngineNames } from '../../build/find-browser.mjs';
import type { PageDriver } from '../../sandbox/browser/page-driver';
import { createShop } from '../../sandbox/server/server';
import { getEngine, keepBrowsers } from '../browser/open';
import { fillCart } from '../browser/shop-page';

/** Next to the core flows, because it needs running browsers, whose start takes longer than the test. */
const test = suite('engine');
test.after(keepBrowsers());

/** Returns the data that a page can read of earlier visits. */
const readTraces = (page: PageDriver) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    stored: localStorage.length + sessionStorage.length,
    size: [innerWidth, innerHeight],
  }));

for (const name of readEngineNames())
  test(`starts a visit without data of an earlier one (${name})`, async () => {
    const engine = getEngine(name);
    const shops = [await createShop(), await createShop()] as const;
    const traces = [];
    for (const shop of shops) {
      const { page, leave } = await engine.open({ keepsPages: false });
      await page.goto(`${shop.url}/cart`);
      traces.push(await readTraces(page));
      await fillCart({ page, shop });
      await page.setViewportSize({ width: 900, height: 600 });
      await page.evaluate(() => {
        addEventListener('click', () => void window.open('/cart'));
        localStorage.setItem('visitor', 'known');
        sessionStorage.setItem('visitor', 'known');
      });
      const popup = page.waitForEvent('popup');
      await page.mouse.click(1, 1);
      await popup;
      await leave();
    }
    for (const shop of shops) await shop.close();
    const [first, second] = traces;
    assert.equal(second, first);
    assert.not.match(String(second?.cookies), /cart=/);
    assert.equal(second?.size, [1280, 720]);
  });

test.run();
