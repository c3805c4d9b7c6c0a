import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openForAll, recommend } from '../elements/recommend';
import { cross, matrix, playRows } from '../matrix';
import { browserSuite } from '../open';
import { button, dialog, fillCart, openCart, openProduct, PRODUCT, setFault } from '../shop-page';
import { addStyle, cells, drawn, untilStill } from './layout-page';

const test = browserSuite('media');

const WALLETS = ['buy_it_now', 'google_pay', 'shop_pay', 'paypal', 'facebook_pay', 'amazon_pay'];
const CART = { cartWallets: WALLETS.slice(1).join() };
const THEMES = ['aurora', 'noite', 'bloco'];

const product = 'shopify-accelerated-checkout > [slot=button]';
const isScrolled = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const narrow = matrix(cross({ recommended: WALLETS, theme: THEMES }), [
  'buy_it_now, aurora',
  'google_pay, noite',
  'shop_pay, bloco',
  'paypal, aurora',
  'facebook_pay, aurora',
  'amazon_pay, aurora',
]);
/** Visible parts of the script on a printed page. */
const printed = async (page: Page, parts: string) => {
  await page.emulateMedia({ media: 'print' });
  const count = await page.locator(parts).filter({ visible: true }).count();
  await page.emulateMedia({ media: 'screen' });
  return count;
};

for (const theme of THEMES)
  test(`keeps the buttons of ${theme} inside a window 320 pixels wide, and prints none`, async fixtures => {
    const { page, shop } = fixtures;
    await page.setViewportSize({ width: 320, height: 640 });
    await openForAll(fixtures, { theme });
    await playRows(
      narrow.filter(look => look.theme === theme),
      async ({ recommended }) => {
        await recommend(fixtures, recommended);
        assert.not.ok(await isScrolled(page));
        assert.is(await printed(page, `${product}, more-payment-options-link a`), 0);
      },
    );
    await openCart({ page, shop }, [PRODUCT.standard], { theme, ...CART });
    assert.not.ok(await isScrolled(page), 'cart');
    assert.is(await printed(page, 'shopify-accelerated-checkout-cart > [slot]'), 0, 'cart');
  });

/** Buttons with texts of the script. Others have texts of their SDKs. */
const NATIVE = ['buy_it_now', 'shop_pay', 'facebook_pay', 'apple_pay'];

/** Returns true if the text of the only match overflows its box. */
const isCut = (page: Page, part: string) =>
  page.locator(part).evaluate(host => {
    const box = (host.shadowRoot ?? host).querySelector('button, a') as HTMLElement;
    const textRange = document.createRange();
    textRange.selectNodeContents(box);
    const inner = textRange.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
  });

test('cuts no text off if it is twice as large, in a narrow and a wide window', async fixtures => {
  const { page } = fixtures;
  await addStyle(page, 'html{font-size:200%}');
  await openForAll(fixtures);
  await playRows(NATIVE, async recommended => {
    await recommend(fixtures, recommended);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of [product, 'more-payment-options-link']) {
        const place = page.locator(part);
        if (!(await place.count())) continue;
        await untilStill(place);
        assert.not.ok(await isCut(page, part), `${part} in ${width} pixels`);
      }
    }
  });
});

test('lays a cart out right to left on a right-to-left page', async ({ page, shop }) => {
  await page.addInitScript(() =>
    document.addEventListener('readystatechange', () => document.documentElement.setAttribute('dir', 'rtl')),
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  await openCart({ page, shop }, [PRODUCT.standard], { cartWallets: 'google_pay,shop_pay' });
  const [one, two] = [await drawn(cells(page).nth(0)), await drawn(cells(page).nth(1))];
  assert.is(one.y, two.y);
  assert.ok(one.x > two.x + two.width, 'the first stands to the right of the second');
  assert.not.ok(await isScrolled(page));
});

const forced = matrix(cross({ recommended: [...NATIVE, 'google_pay', 'amazon_pay'], theme: THEMES }), [
  'buy_it_now, aurora',
  'shop_pay, noite',
  'facebook_pay, bloco',
  'apple_pay, aurora',
  'google_pay, aurora',
  'amazon_pay, aurora',
]);
for (const theme of THEMES)
  test(`keeps an edge around the buttons of ${theme} with forced colors`, async fixtures => {
    const { page } = fixtures;
    await page.emulateMedia({ forcedColors: 'active' });
    await openForAll(fixtures, { theme });
    await playRows(
      forced.filter(look => look.theme === theme),
      async ({ recommended }) => {
        await recommend(fixtures, recommended);
        const edges = await page.locator(product).evaluate(host => {
          const outer = (host.shadowRoot ?? host).querySelector('button, .wallet') as Element;
          return [outer, ...outer.querySelectorAll('*')].map(part => {
            const { borderTopStyle, borderTopWidth } = getComputedStyle(part);
            return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
          });
        });
        assert.ok(Math.max(...edges) >= 1);
      },
    );
  });

test('animates nothing with reduced motion', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillCart({ page, shop });
  await page.goto(`${shop.url}/cart?script=off`);
  const animations = () => page.evaluate(() => document.getAnimations().length);
  assert.is(await animations(), 0, 'skeletons of the cart');
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
  assert.is(await animations(), 0, 'dialog');
});

test.run();
