import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openForAll, recommend } from '../elements/recommend';
import { cross, matrix, playRows } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { openProduct, PRODUCT, setFault } from '../shop-page';

/** Button styles on hover, when pressed, busy and disabled. */
const test = browserSuite('states');

/** Wallets with native buttons, and those of SDKs whose click stays in the page. */
const NATIVE = ['buy_it_now', 'shop_pay', 'facebook_pay', 'apple_pay'];
const SDKS = ['google_pay', 'amazon_pay'];

const wallet = (page: Page) => page.locator('shopify-accelerated-checkout > [slot=button]');

/** Returns the styles of the part that changes on hover: the button, or Shop Pay's wrapper. */
const touchOf = (host: Locator) =>
  host.evaluate(element => {
    const parts = [...(element.shadowRoot ?? element).querySelectorAll('button, .drawn')];
    const touches = parts.map(part => {
      const { filter, scale } = getComputedStyle(part);
      return `${filter} ${scale}`;
    });
    return touches.find(touch => touch !== 'none none') ?? 'none';
  });

const looks = matrix(cross({ recommended: NATIVE, theme: ['aurora', 'noite'] }), [
  'buy_it_now, aurora',
  'shop_pay, noite',
  'facebook_pay, aurora',
  'apple_pay, aurora',
]);
for (const theme of ['aurora', 'noite'])
  test(`every native button changes on hover and when pressed in ${theme}`, async fixtures => {
    const { page } = fixtures;
    await openForAll(fixtures, { theme });
    await playRows(
      looks.filter(look => look.theme === theme),
      async ({ recommended }) => {
        await recommend(fixtures, recommended);
        const host = wallet(page);
        const rest = await touchOf(host);
        await host.hover();
        const over = await touchOf(host);
        await page.mouse.down();
        const pressed = await touchOf(host);
        // Released outside the button, so that nothing is bought.
        await page.mouse.move(0, 0);
        await page.mouse.up();
        assert.is(new Set([rest, over, pressed]).size, 3, `${rest}, ${over}, ${pressed}`);
        assert.is(rest, 'none');
      },
    );
  });

/** Clicks while the server delays the response, either forever or for a moment before it sells. */
async function begin({ page, shop }: Fixtures, fault: 'silence' | 'slow' = 'silence') {
  setFault(shop, fault, ['cartCreate'], 9);
  await wallet(page).locator('button').click();
  await page.locator('[slot=button][busy]').waitFor();
}

/** Returns the styles of the busy indicator, and the opacity of the button under it. */
const look = (page: Page) =>
  wallet(page).evaluate(host => {
    const { content, backgroundImage, width, height, animationName } = getComputedStyle(host, '::after');
    const button = (host.shadowRoot ?? host).querySelector('.wallet,button,a') as Element;
    return {
      isDrawn: content !== 'none' && backgroundImage.includes('gradient') && Number.parseFloat(width) > 30,
      height,
      isMoving: animationName !== 'none',
      opacity: getComputedStyle(button).opacity,
    };
  });

const MEDIA = [
  { reducedMotion: 'no-preference' },
  { reducedMotion: 'reduce' },
  { reducedMotion: 'no-preference', forcedColors: 'active' },
] as const;
const running = matrix(
  cross({ recommended: [...NATIVE.slice(0, 3), ...SDKS], options: MEDIA }),
  [
    'buy_it_now, {"reducedMotion":"no-preference"}',
    'shop_pay, {"reducedMotion":"reduce"}',
    'facebook_pay, {"reducedMotion":"no-preference","forcedColors":"active"}',
    'google_pay, {"reducedMotion":"no-preference"}',
    'amazon_pay, {"reducedMotion":"no-preference"}',
  ],
  ({ recommended, options }) => `${recommended}, ${JSON.stringify(options)}`,
);
for (const { recommended, options } of running)
  test(`${recommended} shows a busy indicator with ${JSON.stringify(options)}`, async fixtures => {
    const { page, shop } = fixtures;
    await page.emulateMedia(options);
    await openProduct({ page, shop }, PRODUCT.standard, { recommended });
    assert.is((await look(page)).isDrawn, false);
    await begin(fixtures);
    assert.equal(await look(page), {
      isDrawn: true,
      height: '4px',
      isMoving: options.reducedMotion !== 'reduce',
      opacity: '1',
    });
  });

test('a disabled button is pale without an indicator or a hover style, unlike a busy one', async ({
  page,
  shop,
}) => {
  await openProduct({ page, shop }, PRODUCT.soldOut);
  for (const recommended of ['buy_it_now', 'facebook_pay']) {
    await recommend({ page, shop }, recommended);
    const { isDrawn, opacity } = await look(page);
    assert.not.ok(isDrawn);
    assert.ok(Number(opacity) < 0.7, opacity);
    await wallet(page).hover({ force: true });
    assert.is(await touchOf(wallet(page)), 'none', recommended);
  }
});

test('announces a running purchase once, politely', async fixtures => {
  const { page } = fixtures;
  await page.addInitScript(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    new MutationObserver(records => {
      for (const { target, addedNodes } of records)
        if (addedNodes.length && target instanceof Element && target.role === 'status')
          announcements.push(target.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  await openProduct(fixtures, PRODUCT.standard, { recommended: 'facebook_pay' });
  await begin(fixtures, 'slow');
  await page.waitForFunction(() => (window as unknown as { announcements: string[] }).announcements.length);
  assert.equal(await page.evaluate(() => (window as unknown as { announcements: string[] }).announcements), [
    'Aguarde…',
  ]);
  const button = wallet(page).locator('button');
  assert.equal(
    [await button.getAttribute('aria-busy'), await button.getAttribute('aria-disabled')],
    ['true', 'true'],
  );
  await page.waitForURL(/\/checkouts\//);
});

test.run();
