import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { playRows } from '../matrix';
import { browserSuite } from '../open';

const test = browserSuite('phone');

const WIDTH = 390;
const LEAST = 44;

const PHONE = { viewport: { width: WIDTH, height: 844 }, hasTouch: true, isMobile: true };

/** Every kind of page; the first fills the cart. */
const PATHS = [
  '/cart/46448623321341:1?storefront=true',
  '/',
  '/products/cafe-da-serra',
  '/products/cafe-do-dia-a-dia?locale=ar&scriptLanguage=ar',
  '/cart?cartWallets=google_pay,shop_pay,paypal,venmo,apple_pay,facebook_pay,amazon_pay,buy_with_prime',
  '/panel',
  '/gallery',
  '/shapes',
  '/panel/collector',
];

/** Returns touch targets smaller than a finger. */
function findSmall(page: Page): Promise<string[]> {
  return page.evaluate(least => {
    const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, summary, textarea');
    const seen = [...controls].filter(control => control.checkVisibility() && control.offsetWidth > 1);
    return seen
      .filter(control => {
        // A card is clickable as a whole, and a checkbox by its label.
        const touched = control.closest('.card > h2')?.parentElement ?? control.closest('label') ?? control;
        if (Math.round(touched.getBoundingClientRect().height) >= least) return false;
        // Its pseudo-elements may be larger.
        touched.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = touched.getBoundingClientRect();
        let touchable = 0;
        for (let y = top - least; y < top + height + least; y++)
          if (touched.contains(document.elementFromPoint(left + width / 2, y))) touchable++;
        return touchable < least;
      })
      .map(control => control.outerHTML.slice(0, 120));
  }, LEAST);
}

test(
  'has large touch targets and no horizontal overflow on every kind of page',
  async ({ page, shop }) => {
    await playRows(PATHS, async path => {
      await page.goto(shop.url + path);
      assert.equal(await findSmall(page), []);
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), WIDTH);
    });
  },
  PHONE,
);

test.run();
