import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { cross, matrix } from '../matrix';
import { browserSuite, FAILED_REQUEST, type Fixtures } from '../open';
import { fillCart, holdFile, PRODUCT } from '../shop-page';
import { shifts } from './layout-page';

const test = browserSuite('layout');

/** Chromium counts some shifts only of an animated skeleton. */
const ANIMATED = { reducedMotion: 'no-preference' } as const;

const SLOW_MS = 900;
const WIDTHS = [360, 750, 1280];

const PAGES: [name: string, path: string, part: string][] = [
  ['product page', `/products/${PRODUCT.standard}`, '#main'],
  ['cart page', '/cart', '#main'],
];

/**
 * The state of Google Pay's script (a slow one is delayed here), and the carts. If no wallet can pay, the cart
 * collapses.
 */
const CARTS: Record<string, string[]> = {
  ok: ['google_pay', 'google_pay,shop_pay,paypal,facebook_pay'],
  slow: ['google_pay', 'google_pay,shop_pay,paypal,facebook_pay'],
  missing: ['google_pay,shop_pay,paypal,facebook_pay'],
  never: ['google_pay,shop_pay,paypal,facebook_pay'],
};

const SDKS = Object.keys(CARTS);

/**
 * Adds a paragraph below the buttons, which any change of their height moves. It is inserted during parsing, because
 * later, content below may already be painted and would shift. The sandbox's footer follows its page, because at the
 * window's end it would grow upwards during parsing.
 */
async function addParagraphs(page: Page) {
  await page.addInitScript(() => {
    const done = new Set<Element>();
    const style = document.createElement('style');
    style.textContent = 'body { display: block !important }';
    const add = () => {
      if (!style.isConnected) document.head?.append(style);
      for (const place of document.querySelectorAll(
        '.shopify-payment-button, .additional-checkout-buttons',
      )) {
        if (done.has(place) || (document.readyState === 'loading' && !place.nextSibling)) continue;
        done.add(place);
        place.insertAdjacentHTML('afterend', '<p>Entrega em todo o Brasil.</p>');
      }
    };
    const observer = new MutationObserver(add);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', () => {
      add();
      observer.disconnect();
    });
  });
}

function hold(page: Page, path: string) {
  return page.route(`**${path}*`, async route => {
    await new Promise(resolve => setTimeout(resolve, SLOW_MS));
    await route.continue();
  });
}

/** Everything is in the viewport, because shifts outside it don't count. */
async function open(
  { page, shop }: Fixtures,
  path: string,
  width: number,
  sdk: string,
  cartWallets = 'google_pay',
) {
  await page.setViewportSize({ width, height: 2400 });
  await addParagraphs(page);
  await fillCart({ page, shop });
  if (sdk === 'slow') await hold(page, '/sdk/google-pay.js');
  const googlePaySdk = sdk === 'slow' ? 'ok' : sdk;
  await page.goto(`${shop.url}${path}?${new URLSearchParams({ googlePaySdk, cartWallets })}`, {
    waitUntil: 'commit',
  });
}

/** The server's skeleton is visible until the element has rendered its buttons. */
async function untilDone(page: Page, part: string) {
  await page.waitForFunction(
    part => document.readyState !== 'loading' && !document.querySelector(`${part} [class*=__skeleton]`),
    part,
  );
}

const views = matrix(cross({ place: PAGES, width: WIDTHS, sdk: SDKS }), [
  'product page, 360, ok',
  'product page, 360, missing',
  'product page, 360, never',
  'product page, 1280, slow',
  'cart page, 360, ok',
  'cart page, 750, slow',
]);
for (const {
  place: [name, path, part],
  width,
  sdk,
} of views)
  test(
    `shifts nothing on the ${name} at ${width} px if the SDK is ${sdk}`,
    async fixtures => {
      fixtures.expect(FAILED_REQUEST);
      for (const cartWallets of CARTS[sdk] ?? []) {
        await open(fixtures, path, width, sdk, cartWallets);
        await untilDone(fixtures.page, part);
        assert.is.not(await fixtures.page.getByText('Entrega em todo o Brasil.').count(), 0);
        assert.equal(await shifts(fixtures.page), [], cartWallets);
      }
    },
    ANIMATED,
  );

async function openEarly(fixtures: Fixtures, width: number, sdk: string, cartWallets?: string) {
  const { page } = fixtures;
  // The page is interactive, and its load event is pending.
  const release = await holdFile(page, 'dist/portable-wallets.js');
  await open(fixtures, '/', width, sdk, cartWallets);
  await page.locator('[data-cart-link]').waitFor();
  await page.waitForFunction(() => document.readyState === 'interactive');
  // A module also delays the theme's deferred script. Shoppers are not that fast, but tests are.
  await page.evaluate(() => document.querySelector('#cart-drawer')?.classList.add('is-open'));
  release();
  await untilDone(page, '#cart-drawer');
}

async function openLate(fixtures: Fixtures, width: number, sdk: string, cartWallets?: string) {
  const { page } = fixtures;
  await open(fixtures, '/', width, sdk, cartWallets);
  await untilDone(page, '#cart-drawer');
  await page.locator('[data-cart-link]').click();
  await page.locator('#cart-drawer.is-open').waitFor();
  await page.waitForTimeout(300);
}

/** Whether the drawer opens before the script has loaded. */
const drawers = matrix(
  cross({ isEarly: [true, false], sdk: SDKS, width: WIDTHS }).filter(
    ({ isEarly, sdk }) => isEarly || ['ok', 'missing'].includes(sdk),
  ),
  ['true, ok, 360', 'true, slow, 750', 'true, missing, 1280', 'true, never, 360', 'false, ok, 360'],
);
for (const { isEarly, width, sdk } of drawers)
  test(
    `shifts nothing in a drawer ${width} px wide that opens ${isEarly ? 'before' : 'after'} the script has loaded, if the SDK is ${sdk}`,
    async fixtures => {
      fixtures.expect(FAILED_REQUEST);
      await (isEarly ? openEarly : openLate)(fixtures, width, sdk, CARTS[sdk]?.at(-1));
      assert.equal(await shifts(fixtures.page), []);
    },
    ANIMATED,
  );

test.run();
