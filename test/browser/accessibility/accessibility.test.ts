import type { Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openForAll, recommend } from '../elements/recommend';
import { cross, matrix, playRows } from '../matrix';
import { browserSuite } from '../open';
import { button, dialog, openCart, openProduct, PRODUCT, setFault } from '../shop-page';
import { violations } from './axe';

const test = browserSuite('accessibility');

const PLACES = {
  'a product with Google Pay': 'google_pay',
  'a product with Buy it now': 'buy_it_now',
  'the cart': '',
};

const looks = matrix(cross({ theme: ['aurora', 'noite', 'bloco'], place: Object.entries(PLACES) }), [
  'aurora, a product with Google Pay',
  'noite, a product with Buy it now',
  'bloco, the cart',
]);
for (const {
  theme,
  place: [place, recommended],
} of looks)
  test(`has no violation on ${place} in ${theme}`, async ({ page, shop }) => {
    if (recommended) await openProduct({ page, shop }, PRODUCT.standard, { theme, recommended });
    else await openCart({ page, shop }, [PRODUCT.standard], { theme });
    assert.equal(await violations(page), []);
  });

test('has no violation in the dialog in a narrow and a wide window', async ({ page, shop }) => {
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    assert.equal(await violations(page), [], `${width} px`);
  }
});

test('has a heading for screen readers above the wallets of a cart', async ({ page, shop }) => {
  await openCart({ page, shop });
  const heading = page.locator('#main').getByRole('heading', { name: /checkout expresso/i });
  await heading.waitFor({ state: 'attached' });
  const box = await heading.boundingBox();
  assert.ok((box?.width ?? 0) <= 1 && (box?.height ?? 0) <= 1);
});

/** Accessible name of each wallet on a product page, and in the cart. */
const NAMES: [wallet: string, product: string, cart: string][] = [
  ['google_pay', 'Comprar com Google Pay', 'Google Pay'],
  ['shop_pay', 'Comprar com Shop Pay', 'Shop Pay'],
  ['paypal', 'Pagar com PayPal', 'PayPal'],
  ['venmo', 'Pagar com Venmo', 'Venmo'],
  ['apple_pay', 'Comprar com Apple Pay', 'Apple Pay'],
  ['facebook_pay', 'Comprar com Meta Pay', 'Meta Pay'],
  ['amazon_pay', 'Amazon Pay', 'Amazon Pay'],
  ['buy_with_prime', 'Buy with Prime', 'Buy with Prime'],
];

/** Frames of wallets load within this time. */
const QUIET_MS = 500;

/** PayPal's button is in a frame, which must not repeat its name. */
async function namesOf(place: Locator): Promise<string[]> {
  const read = (part: Locator) => part.ariaSnapshot();
  const frames = place.locator('iframe');
  const inside = await Promise.all(
    Array.from({ length: await frames.count() }, (_, index) =>
      read(frames.nth(index).contentFrame().locator('body')),
    ),
  );
  const roles = /- (?:button|img|link|group|text) ?"?([^":\n]*)/g;
  // The content of a button repeats its name.
  const own = (await read(place)).replaceAll(/(- button .*):(?:\n +- (?:img|text:?) .*)+/g, '$1');
  return [own, ...inside].flatMap(text => [...text.matchAll(roles)].map(([, name = '']) => name));
}

test("has each wallet's accessible name once on a product page", async fixtures => {
  const { page } = fixtures;
  await openForAll(fixtures);
  await playRows(NAMES, async ([wallet, name]) => {
    await recommend(fixtures, wallet);
    await page.waitForTimeout(QUIET_MS);
    const names = await namesOf(page.locator('shopify-accelerated-checkout'));
    assert.equal(names.sort(), [name, 'Mais opções de pagamento'].sort());
  });
});

test("has each wallet's accessible name once in a cart", async ({ page, shop }) => {
  await openCart({ page, shop }, [PRODUCT.standard], { cartWallets: NAMES.map(([wallet]) => wallet).join() });
  await page.waitForLoadState('networkidle');
  const names = await namesOf(page.locator('#main shopify-accelerated-checkout-cart'));
  assert.equal(names.sort(), NAMES.map(([, , name]) => name).sort());
});

test('can be bought by keyboard alone', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now' });
  await page.locator('#main shopify-buy-it-now-button button:enabled').waitFor();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkouts\/cn\//);
});

for (const key of ['Enter', 'Space'])
  test(`opens more options by keyboard alone with ${key}`, async ({ page, shop }) => {
    await openProduct({ page, shop });
    await page.getByRole('button', { name: 'Mais opções de pagamento', disabled: false }).waitFor();
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press(key);
    await page.waitForURL(/\/checkouts\/cn\//);
  });

test.run();
