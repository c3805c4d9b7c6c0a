import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { violations } from '../accessibility/axe';
import { openPolicy } from '../accessibility/overlays';
import { addStyle } from '../layout/layout-page';
import { browserSuite, type Fixtures } from '../open';
import { button, dialog, moreOptions, openDialog, openProduct, PRODUCT, setFault } from '../shop-page';

/** The dialog in the style of its shop. */
const test = browserSuite('dialog of a shop');

async function fail({ page, shop }: Fixtures) {
  setFault(shop, 'out_of_stock');
  await button(page, 'buyItNow').click();
  await dialog(page).waitFor();
}

const look = (page: Page) =>
  dialog(page).evaluate(element => {
    const { backgroundColor, color, fontFamily, borderTopLeftRadius, colorScheme } =
      getComputedStyle(element);
    return { backgroundColor, color, fontFamily, borderTopLeftRadius, colorScheme };
  });

for (const [theme, scheme] of [
  ['aurora', 'light'],
  ['noite', 'dark'],
] as const)
  test(`is ${scheme} and in the page's font on the pages of ${theme}`, async fixtures => {
    const { page } = fixtures;
    await openProduct(fixtures, PRODUCT.standard, { theme, recommended: 'buy_it_now' });
    await fail(fixtures);
    const { colorScheme, fontFamily } = await look(page);
    assert.is(colorScheme, scheme);
    assert.is(fontFamily, await page.evaluate(() => getComputedStyle(document.body).fontFamily));
    assert.equal(await violations(page), []);
  });

test("has the shop's colors, radius and width", async fixtures => {
  const { page } = fixtures;
  const own = {
    'background-color': 'rgb(20, 40, 60)',
    color: 'rgb(255, 250, 240)',
    'border-radius': '3px',
    'inline-size': '500px',
  };
  const rules = Object.entries(own).map(
    ([name, value]) => `--shopify-accelerated-checkout-dialog-${name}:${value}`,
  );
  await addStyle(page, `:root{${rules.join(';')}}`);
  await openDialog(fixtures);
  const { backgroundColor, color, borderTopLeftRadius } = await look(page);
  assert.equal(
    [backgroundColor, color, borderTopLeftRadius],
    [own['background-color'], own.color, own['border-radius']],
  );
  assert.is((await dialog(page).boundingBox())?.width, 500);
  const close = await dialog(page)
    .locator('.close')
    .evaluate(element => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
  assert.equal(close, [backgroundColor, color]);
});

test("shows a link of the policy in the shop's color", async fixtures => {
  const { page } = fixtures;
  const color = 'rgb(255, 250, 240)';
  await addStyle(
    page,
    `:root{--shopify-accelerated-checkout-dialog-background-color:#14283c;--shopify-accelerated-checkout-dialog-color:${color}}`,
  );
  await openProduct(fixtures, PRODUCT.withPlans);
  await openPolicy(page);
  const link = await dialog(page)
    .locator('.policy')
    .evaluate(policy => {
      policy.insertAdjacentHTML('beforeend', '<p><a href="/contato">Escreva</a></p>');
      return getComputedStyle(policy.querySelector('a') as Element).color;
    });
  assert.is(link, color);
  assert.equal(await violations(page), []);
});

test('shows the text of its button with forced colors', async fixtures => {
  const { page } = fixtures;
  await page.emulateMedia({ forcedColors: 'active' });
  await openDialog(fixtures);
  const clip = await dialog(page)
    .locator('.close')
    .evaluate(button => {
      const word = document.createRange();
      word.selectNodeContents(button);
      const { x, y, width, height } = word.getBoundingClientRect();
      return { x, y, width, height };
    });
  const picture = (await page.screenshot({ clip })).toString('base64');
  const shades = await page.evaluate(async picture => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return new Set(pixels.filter((_, part) => part % 4 === 0)).size;
  }, picture);
  assert.ok(shades > 1, 'the letters have another color than what is behind them');
});

test('can be scrolled completely at a zoom of 400 %', async fixtures => {
  const { page } = fixtures;
  await page.setViewportSize({ width: 320, height: 256 });
  await addStyle(page, 'html{font-size:200%}');
  await openDialog(fixtures, { scriptLanguage: 'de' });
  for (const part of ['h2', '.icon', 'p', '.close']) {
    const place = dialog(page).locator(part);
    for (const block of ['start', 'end'] as const) {
      await place.evaluate((element, block) => element.scrollIntoView({ block, inline: 'nearest' }), block);
      const box = await place.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 320, `${part} is cut at a side`);
      // A part may be higher than the window.
      const edge = block === 'start' ? box.y : box.y + box.height;
      assert.ok(edge >= 0 && edge <= 257, `the ${block} of ${part} is cut`);
    }
  }
  const { isWide, top } = await dialog(page).evaluate(element => ({
    isWide: element.scrollWidth > element.clientWidth,
    top: element.getBoundingClientRect().top,
  }));
  assert.not.ok(isWide, 'the dialog scrolls sideways');
  assert.ok(top >= 0, 'the dialog begins in the window');
});

for (const lang of ['ar', 'he'])
  test(`has its X on the left, right-to-left text and no accessibility violation in ${lang}`, async fixtures => {
    const { page } = fixtures;
    await openProduct(fixtures, PRODUCT.standard, {
      recommended: 'buy_it_now',
      locale: lang,
      scriptLanguage: lang,
    });
    await fail(fixtures);
    const box = await dialog(page).boundingBox();
    const icon = await dialog(page).locator('.icon').boundingBox();
    assert.ok(box && icon && icon.x + icon.width / 2 < box.x + 50);
    assert.is(await dialog(page).evaluate(element => getComputedStyle(element).direction), 'rtl');
    assert.equal(await violations(page), []);
  });

for (const [locale, scriptLanguage] of [
  ['ar', ''],
  ['pt-BR', 'ar'],
] as const)
  test(`keeps the X off the title if the language "${scriptLanguage}" is on a page in ${locale}`, async fixtures => {
    const { page } = fixtures;
    await page.setViewportSize({ width: 360, height: 700 });
    await openProduct(fixtures, PRODUCT.standard, { recommended: 'buy_it_now', locale, scriptLanguage });
    await fail(fixtures);
    const icon = await dialog(page).locator('.icon').boundingBox();
    const title = await dialog(page).locator('h2').boundingBox();
    assert.ok(icon && title);
    assert.ok(
      icon.x >= title.x + title.width || icon.x + icon.width <= title.x,
      `${icon.x} + ${icon.width} over ${title.x} + ${title.width}`,
    );
  });

// `phone.test.ts` touches it.
test('has a link to more options at least 24 pixels high', async fixtures => {
  await openProduct(fixtures);
  const box = await moreOptions(fixtures.page).boundingBox();
  assert.ok(box && box.height >= 24 && box.width >= 24, `${box?.width} x ${box?.height}`);
});

test.run();
