import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { openProduct, PRODUCT } from '../shop-page';

const test = browserSuite('consent link');

/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24;

for (const theme of ['aurora', 'noite', 'bloco'])
  test(`has the color of its text in ${theme}, and a target of 24 px`, async ({ page, shop }) => {
    await openProduct({ page, shop }, PRODUCT.withPlans, { theme, recommended: 'null' });
    // This shop renders no consent text, so the script does.
    await page.evaluate(() => {
      document.getElementById('shopify-buyer-consent')?.remove();
      delete window.Shopify?.PaymentButton?.showBuyerConsent;
    });
    // It has no link color either.
    await page.addStyleTag({ content: '#main a{color:revert}' });
    await page.locator('#main [name=selling_plan]').nth(1).check({ force: true });
    const link = page.locator('#shopify-subscription-policy-button');
    await link.waitFor();
    const [own, around] = await link.evaluate(element =>
      [element, element.parentElement as Element].map(each => getComputedStyle(each).color),
    );
    assert.is(own, around);
    const heights = await link.evaluate(element => [...element.getClientRects()].map(({ height }) => height));
    assert.ok(Math.min(...heights) >= MIN_TARGET_PX, `${heights}`);
  });

test.run();
