import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from './browser';
import { button, dialog, openCart, openProduct, PRODUCT, setFault } from './shop-page';

const test = browserSuite('accessibility');

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const theme of ['aurora', 'noite', 'bloco'])
  for (const recommended of ['google_pay', 'buy_it_now'])
    test(`finds nothing wrong with a product page of ${theme} with ${recommended}`, async ({
      page,
      shop,
    }) => {
      await openProduct({ page, shop }, PRODUCT.usual, { theme, recommended });
      assert.equal(await violations(page), []);
    });

for (const theme of ['aurora', 'noite', 'bloco'])
  test(`finds nothing wrong with the cart of ${theme}`, async ({ page, shop }) => {
    await openCart({ page, shop }, [PRODUCT.usual], { theme });
    assert.equal(await violations(page), []);
  });

for (const width of [360, 1280])
  test(`finds nothing wrong with the dialog in a window of ${width}`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 800 });
    setFault(shop, 'out_of_stock');
    await openProduct({ page, shop }, PRODUCT.usual, { recommended: 'buy_it_now' });
    await button(page, 'buyItNow').click();
    await dialog(page).waitFor();
    assert.equal(await violations(page), []);
  });

test('has a heading for screen readers over the wallets of a cart', async ({ page, shop }) => {
  await openCart({ page, shop });
  const heading = page.locator('#main').getByRole('heading', { name: /express checkout/i });
  await heading.waitFor({ state: 'attached' });
  const box = await heading.boundingBox();
  assert.ok((box?.width ?? 0) <= 1 && (box?.height ?? 0) <= 1);
});

test('is bought by keyboard alone', async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.usual, { recommended: 'buy_it_now' });
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkouts\/cn\//);
});

test.run();
