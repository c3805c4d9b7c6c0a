import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { browserSuite } from '../browser/open';
import { release, untilCheckout } from '../browser/shop-page';
import { buildProject, KITS, render } from '../package/build-project';

/**
 * Installs the tarball of the last build into new folders like shops do, and builds the examples of
 * docs/package.md there. It needs a registry for React, Vite and others.
 */
const test = browserSuite('the package');

for (const [name, kit] of Object.entries(KITS)) {
  let building: Promise<string> | undefined;
  const getFolder = () => {
    building ??= buildProject(name, kit);
    return building;
  };

  test(`${name}: the server renders the element with its skeleton, and no script`, async () => {
    const stdout = await render(await getFolder());
    assert.match(stdout, '<shopify-accelerated-checkout access-token="5d41c08b7f2e46a39be0c1d7a2f86e94"');
    assert.match(stdout, 'recommended="{&quot;name&quot;:&quot;buy_it_now&quot;');
    assert.match(stdout, '<div class="shopify-payment-button__skeleton"></div>'.repeat(2));
    assert.not.match(stdout, /<script|suppress/i);
  });

  for (const built of ['hydrated-production', 'hydrated-development', 'built', 'built-plain'])
    test(`${name}: a page ${built} by Vite shows the button, and buys`, async ({ page, shop }) => {
      const folder = join(await getFolder(), built);
      const paths = [/^\/site$/, /^\/assets\//, RegExp(`^/wallets/${release}/`)];
      const isSite = ({ pathname }: URL) => paths.some(path => path.test(pathname));
      await page.route(isSite, route => {
        const { pathname } = new URL(route.request().url());
        return route.fulfill({ path: join(folder, pathname === '/site' ? 'index.html' : pathname) });
      });
      // The shop of the example.
      await page.route('https://shop.example/**', async route => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: shop.url + pathname + search }) });
      });
      await page.goto(`${shop.url}/site`);
      const button = page.locator('shopify-buy-it-now-button button');
      await button.waitFor();
      assert.is(await page.locator('script[src*=portable-wallets]').count(), 1);
      assert.is(await button.count(), 1);
      assert.is(await page.locator('.shopify-payment-button__skeleton').count(), 0);
      await button.click();
      await untilCheckout(page);
    });
}

test.run();
