import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { dialog, openDialog } from '../shop-page';

/** More widths. The core flows test 640 and 641 pixels in every engine. */
const test = browserSuite('dialog in a window');

async function readBox(page: Page) {
  const box = await dialog(page).boundingBox();
  if (!box) throw new Error('The dialog has no box');
  return box;
}

test('is a bottom sheet in a window 360 pixels wide', async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await openDialog({ page, shop });
  const { x, y, width, height } = await readBox(page);
  assert.is(Math.round(y + height), 700);
  assert.ok(x >= 0 && x + width <= 360);
});

test('is centered, at most 383 pixels wide, in a window of 1280', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openDialog({ page, shop });
  const { x, y, width, height } = await readBox(page);
  assert.is(Math.round(width), 383);
  assert.ok(Math.abs(x + width / 2 - 1280 / 2) < 10, `${x} of 1280`);
  assert.ok(Math.abs(y + height / 2 - 350) < 2, `${y}`);
});

test.run();
