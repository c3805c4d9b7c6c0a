import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { openProduct, openSheet, PRODUCT } from '../shop-page';

const test = browserSuite('google pay on a blocked page');

test("keeps its button if the page's scripts block it for longer than the SDK timeout", async fixtures => {
  const { page } = fixtures;
  await page.addInitScript(() => {
    // Other scripts of the page run after the request for Google's, whose response arrives meanwhile.
    const { append } = Element.prototype;
    Element.prototype.append = function (...nodes) {
      append.apply(this, nodes);
      if (!nodes.some(node => node instanceof HTMLScriptElement && /google|pay\.js/.test(node.src))) return;
      Element.prototype.append = append;
      setTimeout(() => {
        const end = performance.now() + 2_600;
        while (performance.now() < end);
        Object.assign(window, { wasBlocked: true });
      });
    };
  });
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'google_pay', cartWallets: '' });
  await page.locator('#main shopify-google-pay-button').waitFor();
  assert.ok(await page.evaluate(() => 'wasBlocked' in window));
  await openSheet(page);
});

test.run();
