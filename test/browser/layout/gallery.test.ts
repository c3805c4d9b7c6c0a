import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { violations } from '../accessibility/axe';
import { browserSuite, type Stage } from '../drivers/browser';
import { LOOKS, playLooks, SAMPLE } from './gallery-looks';

const test = browserSuite('gallery');

const states = (page: Page) => page.frameLocator('iframe[src^="/gallery/states"]').first();

async function openGallery({ page, shop }: Stage) {
  await page.goto(`${shop.url}/gallery`);
  await states(page).locator('shopify-google-pay-button').first().waitFor();
}

const css = (page: Page) => page.locator('[data-css]').innerText();

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1280])
    test(`finds nothing wrong with the gallery itself, ${colorScheme}, in a window of ${width}`, async stage => {
      await stage.page.emulateMedia({ colorScheme });
      await stage.page.setViewportSize({ width, height: 900 });
      await openGallery(stage);
      assert.equal(await violations(stage.page, ['iframe']), []);
      assert.is(await stage.page.evaluate(() => document.documentElement.scrollWidth), width);
    });

console.log(
  `\n${SAMPLE.length} of ${LOOKS.length} looks: each part in one theme, which stands for the others. npm run soak -- accessibility plays all.`,
);
for (const { theme, part } of SAMPLE) console.log(`${theme}  ${part}`);
playLooks(test, SAMPLE);

test('shows each wallet at rest, disabled, busy and sold out', async stage => {
  await openGallery(stage);
  const look = (name: string, caption: string) =>
    states(stage.page)
      .locator('.example', { hasText: caption })
      .locator(name)
      .first()
      .evaluate(host => {
        const box = (host.shadowRoot ?? host).querySelector('[aria-busy]');
        const sign = getComputedStyle(host, '::after').content === 'none' ? '' : ',sign';
        return ['aria-busy', 'aria-disabled'].map(attribute => box?.getAttribute(attribute)).join() + sign;
      });
  for (const name of ['shopify-google-pay-button', 'shop-pay-wallet-button', 'shopify-buy-it-now-button']) {
    assert.is(await look(name, 'em repouso'), 'false,false', name);
    assert.is(await look(name, 'desabilitada'), 'false,true', name);
    assert.is(await look(name, 'ocupada'), 'true,true,sign', name);
    assert.is(await look(name, 'esgotada'), 'false,true', name);
  }
});

test('lays what is chosen over every frame, and writes the CSS for it', async stage => {
  const { page } = stage;
  await openGallery(stage);
  assert.match(await css(page), 'Tudo no padrão');
  await page.getByLabel('Altura no produto e na grade vertical').fill('31');
  await page.getByLabel('Sombra').fill('1px 2px 3px red');
  assert.match(await css(page), '--shopify-accelerated-checkout-button-block-size: 31px;');
  assert.match(await css(page), '--shopify-accelerated-checkout-button-box-shadow: 1px 2px 3px red;');
  const button = states(page).locator('shopify-paypal-button').first();
  await page.waitForTimeout(600);
  await button.waitFor();
  assert.is(await button.evaluate(host => host.clientHeight), 31);
  await page.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await page.waitForTimeout(600);
  await button.waitFor();
  assert.is(await button.evaluate(host => host.clientHeight), 44);
  assert.match(await css(page), 'Tudo no padrão');
});

test('leaves out a shadow that is none', async stage => {
  const { page } = stage;
  await openGallery(stage);
  await page.getByLabel('Sombra').fill('uma sombra');
  assert.match(await css(page), 'Tudo no padrão');
  assert.is(await page.getByLabel('Sombra').getAttribute('aria-invalid'), 'true');
});

test('copies the CSS', async stage => {
  const { page } = stage;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(stage);
  await page.getByLabel('Espaço entre as linhas da grade').fill('12');
  await page.getByRole('button', { name: 'Copiar' }).click();
  await page.getByText('Copiado.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^shopify-accelerated-checkout,\n/);
  assert.match(copied, '--shopify-accelerated-checkout-row-gap: 12px;');
});

test('turns the text around', async stage => {
  const { page } = stage;
  await openGallery(stage);
  await page.getByLabel('Direção do texto').selectOption('rtl');
  assert.is(await states(page).locator('html').getAttribute('dir'), 'rtl');
});

test('stays where it is when a button is clicked, and says where it leads', async stage => {
  const { page } = stage;
  await openGallery(stage);
  await states(page).locator('shopify-buy-it-now-button button').first().click();
  await page.getByRole('status').filter({ hasText: '/cart/c/' }).waitFor();
  assert.ok(await states(page).locator('shopify-google-pay-button').first().isVisible());
});

test('shows a grid in a row and in a column next to each other', async ({ page, shop }) => {
  await page.goto(`${shop.url}/gallery/grids`, { waitUntil: 'networkidle' });
  const tops = (caption: string) =>
    page
      .locator('.example', { hasText: caption })
      .locator('[slot]')
      .evaluateAll(all => new Set(all.map(one => Math.round(one.getBoundingClientRect().top))).size);
  assert.is(await tops('3 carteiras em 320 px'), 3);
  assert.is(await tops('3 carteiras em 321 px'), 1);
});

test.run();
