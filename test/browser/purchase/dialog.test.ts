import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite, type Stage } from '../drivers/browser';
import { button, dialog, openProduct, PRODUCT, setFault } from '../drivers/shop-page';

const suite = browserSuite('dialog');

/** Without the animation, so that a box is where it ends. */
const test: typeof suite = Object.assign(
  (title: string, play: (stage: Stage) => Promise<void>) => suite(title, play, { reducedMotion: 'reduce' }),
  { run: suite.run },
);

async function openDialog({ page, shop }: Pick<Stage, 'page' | 'shop'>) {
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.usual, { recommended: 'buy_it_now' });
  await button(page, 'buyItNow').focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
}

async function box(page: Page) {
  const rectangle = await dialog(page).boundingBox();
  if (!rectangle) throw new Error('The dialog has no box');
  return rectangle;
}

const WAYS: [way: string, close: (page: Page) => Promise<void>][] = [
  ['Escape', page => page.keyboard.press('Escape')],
  ['the X', page => dialog(page).locator('.icon').click()],
  ['the Close button', page => dialog(page).locator('.close').click()],
  ['a click outside', page => page.mouse.click(8, 8)],
];

for (const [way, close] of WAYS)
  test(`closes by ${way} and gives the focus and the scrolling back`, async ({ page, shop }) => {
    await openDialog({ page, shop });
    await close(page);
    await dialog(page).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.closest('shopify-buy-it-now-button'));
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, -200);
    await page.waitForFunction(before => scrollY < before, before);
    assert.is(await page.locator('dialog').count(), 0);
  });

test('stays open when the shopper clicks on its text', async ({ page, shop }) => {
  await openDialog({ page, shop });
  await dialog(page).locator('#message').click();
  await dialog(page).click({ position: { x: 4, y: 4 } });
  assert.ok(await dialog(page).isVisible());
});

test('keeps the focus inside, forwards and backwards', async ({ page, shop }) => {
  await openDialog({ page, shop });
  const seen = new Set<string>();
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    const focused = await page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.closest('dialog') && active.className;
    });
    assert.ok(focused !== null && focused !== undefined, `the focus left before ${key}`);
    seen.add(focused);
    await page.keyboard.press(key);
  }
  assert.equal([...seen].filter(Boolean).sort(), ['close', 'icon']);
});

test('keeps the page behind it where it is', async ({ page, shop }) => {
  await openDialog({ page, shop });
  const before = await page.evaluate(() => scrollY);
  assert.ok(before > 0, 'the focus has scrolled down to the button');
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, -200);
  // The compositor scrolls by itself and tells the page later.
  await page.evaluate(async () => {
    const from = scrollY;
    for (let frame = 0; frame < 30 && scrollY === from; frame++)
      await new Promise(done => requestAnimationFrame(done));
  });
  assert.is(await page.evaluate(() => scrollY), before);
});

test('says to assistive technology what it is', async ({ page, shop }) => {
  await openDialog({ page, shop });
  await page
    .getByRole('dialog', { name: 'Falha na transação', description: 'Este item não está mais disponível.' })
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Fechar' }).first().waitFor();
});

for (const width of [360, 640])
  test(`is a sheet at the bottom of a window ${width} pixels wide`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 700 });
    await openDialog({ page, shop });
    const { x, y, width: wide, height } = await box(page);
    assert.is(Math.round(y + height), 700);
    assert.ok(x >= 0 && x + wide <= width);
  });

for (const width of [641, 1280])
  test(`stands in the middle, at most 383 pixels wide, in a window of ${width}`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 700 });
    await openDialog({ page, shop });
    const { x, y, width: wide, height } = await box(page);
    assert.is(Math.round(wide), 383);
    assert.ok(Math.abs(x + wide / 2 - width / 2) < 10, `${x} of ${width}`);
    assert.ok(Math.abs(y + height / 2 - 350) < 2, `${y}`);
  });

test.run();
