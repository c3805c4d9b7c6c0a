import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { violations } from '../accessibility/axe';
import { cross, matrix, playsAll } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { until } from '../shop-page';
import { untilStill } from './layout-page';

const THEMES = ['aurora', 'noite', 'bloco'];
const PARTS = ['states', 'subscriptions', 'grids', 'widths', 'skeletons'];

/** A part of the gallery in a theme. */
interface Look {
  theme: string;
  part: string;
  /** The part to check. @default everything */
  only?: { query?: string; without?: string };
}

/** Parts with their own backgrounds need no other theme. */
const BACKGROUNDS: Look = { theme: 'aurora', part: 'backgrounds' };

const LOOKS: Look[] = [...PARTS.flatMap(part => THEMES.map(theme => ({ theme, part }))), BACKGROUNDS];

/** Views of `npm test`: representative samples of large parts. */
const ALWAYS: Look[] = [
  { theme: 'aurora', part: 'states' },
  { theme: 'noite', part: 'subscriptions' },
  { theme: 'bloco', part: 'grids', only: { without: '.group:not(:last-of-type)' } },
  { theme: 'aurora', part: 'widths' },
  { theme: 'noite', part: 'skeletons' },
  { ...BACKGROUNDS, only: { query: '&wallet=facebook_pay' } },
];

const test = browserSuite('gallery');

const states = (page: Page) => page.frameLocator('iframe[src^="/gallery/states"]').first();

async function openGallery({ page, shop }: Fixtures, query = '') {
  await page.goto(`${shop.url}/gallery${query}`);
  await states(page).locator('shopify-accelerated-checkout > [slot=button]').first().waitFor();
}

/** For features that don't depend on the number of wallets. */
const ONE_WALLET = '?wallet=buy_it_now';

const css = (page: Page) => page.locator('[data-css]').innerText();

const windows = matrix(cross({ colorScheme: ['light', 'dark'] as const, width: [360, 1280] }), [
  'light, 360',
  'dark, 1280',
]);
test('has no violation in the gallery itself, light and dark, in a narrow and a wide window', async fixtures => {
  const { page } = fixtures;
  await openGallery(fixtures, ONE_WALLET);
  for (const { colorScheme, width } of windows) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page.locator('.parts'));
    const look = `${colorScheme}, ${width} px`;
    assert.equal(await violations(page, ['iframe']), [], look);
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, look);
  }
});

for (const { theme, part, only: { query = '', without } = {} } of playsAll ? LOOKS : ALWAYS)
  test(`has no violation in ${part} in ${theme}`, async ({ page, shop }) => {
    await page.goto(`${shop.url}/gallery/${part}?theme=${theme}${query}`, { waitUntil: 'networkidle' });
    // Tests of product pages check the frames of PayPal's fake.
    assert.equal(await violations(page, ['iframe', ...(without ? [without] : [])]), []);
  });

test('shows a few screens by default', async fixtures => {
  await fixtures.page.setViewportSize({ width: 1280, height: 900 });
  await openGallery(fixtures);
  await untilStill(fixtures.page.locator('.parts iframe'));
  assert.ok((await fixtures.page.evaluate(() => document.documentElement.scrollHeight)) < 2700);
  const box = await fixtures.page.locator('.parts').boundingBox();
  assert.ok(box && box.y + box.height < 1200, `${box?.y} + ${box?.height}`);
});

test('filters, updates the URL and keeps the other settings', async fixtures => {
  const { page } = fixtures;
  await openGallery(fixtures, ONE_WALLET);
  await page.getByLabel('Radius of the corners').fill('20');
  await page.getByLabel('Wallet').selectOption('paypal');
  await page.getByLabel('Theme').selectOption('noite');
  await page.getByLabel('Language').selectOption('fr');
  assert.is(new URL(page.url()).search, '?wallet=paypal&theme=noite&language=fr');
  const frame = page.frameLocator(
    'iframe[src*="wallet=paypal"][src*="theme=noite"][src*="scriptLanguage=fr"]',
  );
  await frame.locator('shopify-paypal-button').waitFor();
  assert.is(await frame.locator('figure').count(), 1);
  assert.is(await frame.locator('html').getAttribute('lang'), 'fr');
  assert.match(await css(page), 'button-border-radius: 20px');
  assert.match(String(await frame.locator('#gallery-look').textContent()), 'button-border-radius: 20px');
});

test('switches views and back, and sets the text direction of the language', async fixtures => {
  const { page } = fixtures;
  await openGallery(fixtures, `${ONE_WALLET}&theme=noite&language=he`);
  await page.getByRole('link', { name: 'Skeletons' }).click();
  await page.getByRole('heading', { name: 'Skeletons' }).waitFor();
  assert.is(new URL(page.url()).search, '?view=skeletons&wallet=buy_it_now&theme=noite&language=he');
  assert.is(await page.getByLabel('Wallet').isVisible(), false);
  await page.goBack();
  await page.getByRole('heading', { name: 'Buttons and their states' }).waitFor();
  assert.is(await page.getByLabel('Wallet').isVisible(), true);
  await states(page).locator('html[dir=rtl]').waitFor();
  for (const direction of ['ltr', 'rtl']) {
    await page.getByLabel('Direction of the text').selectOption(direction);
    await states(page).locator(`html[dir=${direction}]`).waitFor();
  }
});

test('shows each wallet idle, disabled, busy and sold out', async fixtures => {
  await openGallery(fixtures, '?state=all');
  const look = (name: string, caption: string) =>
    states(fixtures.page)
      .locator('.example', { hasText: caption })
      .locator(name)
      .first()
      .evaluate(host => {
        const box = (host.shadowRoot ?? host).querySelector('.wallet,button,a');
        const sign = getComputedStyle(host, '::after').content === 'none' ? '' : ',sign';
        return ['aria-busy', 'aria-disabled'].map(attribute => box?.getAttribute(attribute)).join() + sign;
      });
  for (const name of ['shopify-google-pay-button', 'shop-pay-wallet-button', 'shopify-buy-it-now-button']) {
    assert.is(await look(name, 'at rest'), ',', name);
    assert.is(await look(name, 'disabled'), ',true', name);
    assert.is(await look(name, 'busy'), 'true,true,sign', name);
    assert.is(await look(name, 'sold out'), ',true', name);
  }
});

test('applies the selected style to every frame, and generates its CSS', async fixtures => {
  const { page } = fixtures;
  await openGallery(fixtures, '?wallet=paypal');
  assert.match(await css(page), 'All properties have their default');
  await page.getByLabel('Height on the product and in a column').fill('31');
  await page.getByLabel('Shadow').fill('1px 2px 3px red');
  assert.match(await css(page), '--shopify-accelerated-checkout-button-block-size: 31px;');
  assert.match(await css(page), '--shopify-accelerated-checkout-button-box-shadow: 1px 2px 3px red;');
  const button = states(page).locator('shopify-paypal-button').first();
  const isHigh = (height: number) => async () =>
    (await button.evaluate(host => host.clientHeight)) === height;
  await until(isHigh(31), 'the button is 31 pixels high');
  await page.getByRole('button', { name: 'Reset' }).click();
  await until(isHigh(44), 'the button is as high as before');
  assert.match(await css(page), 'All properties have their default');
});

test('copies the CSS without an empty shadow, and stays in place on a button click', async fixtures => {
  const { page } = fixtures;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openGallery(fixtures, ONE_WALLET);
  // Before the style changes, because the buttons render again after it.
  const button = states(page).locator('shopify-buy-it-now-button button').first();
  await button.click();
  await page.getByRole('status').filter({ hasText: '/cart/c/' }).waitFor();
  assert.ok(await button.isVisible());
  await page.getByLabel('Shadow').fill('uma sombra');
  assert.match(await css(page), 'All properties have their default');
  assert.is(await page.getByLabel('Shadow').getAttribute('aria-invalid'), 'true');
  await page.getByLabel('Gap between the rows of the grid').fill('12');
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^shopify-accelerated-checkout,\n/);
  assert.match(copied, '--shopify-accelerated-checkout-row-gap: 12px;');
});

test('shows a grid as a row and as a column next to each other', async ({ page, shop }) => {
  await page.goto(`${shop.url}/gallery/grids`);
  const slots = (caption: string) => page.locator('.example', { hasText: caption }).locator('[slot]');
  const tops = async (caption: string) => {
    await slots(caption).nth(2).waitFor();
    await untilStill(slots(caption));
    return slots(caption).evaluateAll(
      all => new Set(all.map(one => Math.round(one.getBoundingClientRect().top))).size,
    );
  };
  assert.is(await tops('3 wallets in 320 px'), 3);
  assert.is(await tops('3 wallets in 321 px'), 1);
});

test.run();
