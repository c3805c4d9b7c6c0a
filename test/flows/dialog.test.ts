import * as assert from 'uvu/assert';
import type { PageDriver } from '../../sandbox/browser/page-driver';
import { flowSuite } from '../browser/open';
import { dialog, openDialog, openProduct, PRODUCT, until } from '../browser/shop-page';

const test = flowSuite('dialog');

async function readBox(page: PageDriver) {
  const box = await dialog(page).boundingBox();
  if (!box) throw new Error('The dialog has no box');
  return box;
}

const WAYS: [way: string, close: (page: PageDriver) => Promise<void>][] = [
  ['Escape', page => page.keyboard.press('Escape')],
  ['the X', page => dialog(page).locator('.icon').click()],
  ['the Close button', page => dialog(page).locator('.close').click()],
  ['a click outside', page => page.mouse.click(8, 8)],
];

for (const [way, close] of WAYS)
  test(`closes by ${way}, and restores the focus and the scrolling`, async ({ page, shop }) => {
    await openDialog({ page, shop });
    await close(page);
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('shopify-buy-it-now-button:focus-within').waitFor();
    const before = await page.evaluate(() => scrollY);
    await until(async () => {
      await page.keyboard.press('PageUp');
      return page.evaluate(before => scrollY < before, before);
    }, 'the page scrolls');
    assert.is(await page.locator('dialog').count(), 0);
  });

test("restores the focus after Escape if the engine's own dialog does not", async ({ page, shop }) => {
  await openProduct({ page, shop }, PRODUCT.withPlans);
  await page.evaluate(() => {
    const { close } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.close = function () {
      close.call(this);
      for (let root: Document | ShadowRoot | null | undefined = document; root; ) {
        const active: Element | null = root.activeElement;
        if (active instanceof HTMLElement) active.blur();
        root = active?.shadowRoot;
      }
    };
  });
  await page
    .locator('#main [name=selling_plan]:not([value=""])')
    .first()
    .evaluate(element => element.click());
  const opener = page.locator('#main #shopify-subscription-policy-button');
  await opener.waitFor();
  await opener.evaluate(element => {
    element.tabIndex = 0;
    element.focus();
    element.click();
  });
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.locator('#shopify-subscription-policy-button:focus').waitFor();
});

test('stays open on a click on its text', async ({ page, shop }) => {
  await openDialog({ page, shop });
  await dialog(page).locator('#message').click();
  await dialog(page).click({ position: { x: 4, y: 4 } });
  assert.ok(await dialog(page).isVisible());
});

test('traps the focus, forwards and backwards', async ({ page, shop }) => {
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

test('is a bottom sheet in a window 640 pixels wide', async ({ page, shop }) => {
  await page.setViewportSize({ width: 640, height: 700 });
  await openDialog({ page, shop });
  const { x, y, width, height } = await readBox(page);
  assert.is(Math.round(y + height), 700);
  assert.ok(x >= 0 && x + width <= 640);
});

test('is centered, at most 383 pixels wide, in a window of 641', async ({ page, shop }) => {
  await page.setViewportSize({ width: 641, height: 700 });
  await openDialog({ page, shop });
  const { x, y, width, height } = await readBox(page);
  assert.is(Math.round(width), 383);
  assert.ok(Math.abs(x + width / 2 - 641 / 2) < 10, `${x} of 641`);
  assert.ok(Math.abs(y + height / 2 - 350) < 2, `${y}`);
});

test.run();
