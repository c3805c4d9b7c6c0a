import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { closeDialog, dialog, openDialog } from '../shop-page';

/** Features that not every engine's driver supports: a mouse wheel, and an element's accessible description. */
const test = browserSuite('dialog, scrolling and names');

test('locks the scroll position of the page until it closes', async ({ page, shop }) => {
  await openDialog({ page, shop });
  const before = await page.evaluate(() => scrollY);
  assert.ok(before > 0, 'the focus has scrolled down to the button');
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, -200);
  // The compositor scrolls first, and notifies the page later.
  await page.evaluate(async () => {
    const from = scrollY;
    for (let frame = 0; frame < 30 && scrollY === from; frame++)
      await new Promise(done => requestAnimationFrame(done));
  });
  assert.is(await page.evaluate(() => scrollY), before);
  await closeDialog(page);
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(before => scrollY < before, before);
});

test('has an accessible name and description', async ({ page, shop }) => {
  await openDialog({ page, shop });
  await page
    .getByRole('dialog', { name: 'Falha na transação', description: 'Este item não está mais disponível.' })
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Fechar' }).first().waitFor();
});

test.run();
