import * as assert from 'uvu/assert';
import { browserSuite } from '../open';
import { closeDialog, dialog, openDialog } from '../shop-page';

/** What not every engine's driver can do or tell: a wheel, and the description of an element. */
const test = browserSuite('dialog, by wheel and by ear');

test('keeps the page behind it where it is, until it is closed', async ({ page, shop }) => {
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
  await closeDialog(page);
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(before => scrollY < before, before);
});

test('says to assistive technology what it is', async ({ page, shop }) => {
  await openDialog({ page, shop });
  await page
    .getByRole('dialog', { name: 'Falha na transação', description: 'Este item não está mais disponível.' })
    .waitFor();
  await dialog(page).getByRole('button', { name: 'Fechar' }).first().waitFor();
});

test.run();
