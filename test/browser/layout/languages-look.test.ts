import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { names } from '../../../build/locales.mjs';
import { violations } from '../accessibility/axe';
import { cross, playsAll } from '../matrix';
import { browserSuite, type Fixtures } from '../open';
import { dialog, fillCart, PRODUCT, type Query, setFault } from '../shop-page';
import { shifts, untilStill } from './layout-page';

/**
 * Returns the script's labels, and those of readable SDKs, that overflow their button or the window, and horizontal
 * scrolling. Runs in the page.
 */
function findCuts(): string[] {
  // A letter's box may overflow the button above and below the letter.
  const slack = 2;
  const wallets = [...document.querySelectorAll('[wallet-params], portable-wallets-dialog')];
  const buttons = wallets.flatMap(wallet => {
    const roots: ParentNode[] = [wallet, ...(wallet.shadowRoot ? [wallet.shadowRoot] : [])];
    const frames = [...wallet.querySelectorAll('iframe')].flatMap(
      ({ contentDocument }) => contentDocument ?? [],
    );
    return [...roots, ...frames].flatMap(root => [
      ...root.querySelectorAll<HTMLElement>('button, a[role=button], h2, p'),
    ]);
  });
  const cut = buttons.filter(button => {
    const page = button.ownerDocument;
    const box = button.getBoundingClientRect();
    const range = page.createRange();
    range.selectNodeContents(button);
    const label = range.getBoundingClientRect();
    const width = page.defaultView?.innerWidth ?? 0;
    return (
      box.height > 0 &&
      (label.left < Math.max(0, box.left) - slack ||
        label.right > Math.min(width, box.right) + slack ||
        label.top < box.top - slack ||
        label.bottom > box.bottom + slack)
    );
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...cut.map(button => `«${button.textContent}»`),
    ...(scrollWidth > clientWidth ? ['the page scrolls sideways'] : []),
  ];
}

/** Places with texts of the script. */
interface Place {
  name: string;
  path: string;
  query: Query;
  /** Continues to an overlay of the page. */
  goOn?(fixtures: Fixtures): Promise<unknown>;
}

/** The first three contain texts of every kind; the others repeat them elsewhere. */
const PLACES: Place[] = [
  { name: 'Shop Pay', path: `/products/${PRODUCT.standard}`, query: { recommended: 'shop_pay' } },
  {
    name: 'Buy it now and the dialog',
    path: `/products/${PRODUCT.standard}`,
    query: { recommended: 'null' },
    async goOn({ page, shop }) {
      setFault(shop, 'out_of_stock');
      await page.locator('#main shopify-buy-it-now-button button:enabled').click();
      await dialog(page).waitFor();
    },
  },
  {
    name: 'a cart',
    path: '/cart',
    query: { cartWallets: 'google_pay,shop_pay,paypal,apple_pay' },
  },
  { name: 'Meta Pay', path: `/products/${PRODUCT.standard}`, query: { recommended: 'facebook_pay' } },
  {
    name: 'a cart with Buy it now',
    path: '/cart',
    query: { cartWallets: 'buy_it_now,shop_pay,facebook_pay' },
  },
  {
    name: 'the policy',
    path: `/products/${PRODUCT.withPlans}`,
    query: { recommended: 'null' },
    async goOn({ page }) {
      await page.locator('[name=selling_plan]').nth(1).check({ force: true });
      await page.locator('#shopify-subscription-policy-button').filter({ visible: true }).click();
      await dialog(page).locator('.policy').waitFor();
    },
  },
];

/** Windows in CSS pixels, in steps. */
const NARROWEST = 300;
const WIDEST = 1400;
const STEP = playsAll ? 10 : 220;

/** Window widths at which a label is cut, with the label. */
async function findCutsAt(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let width = NARROWEST; width <= WIDEST; width += STEP) {
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page.locator('#main [slot]'));
    for (const cut of await page.evaluate(findCuts)) found.push(`${width} px: ${cut}`);
  }
  return found;
}

async function isDrawn(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.locator('#main [wallet-params]').first().waitFor();
}

const test = browserSuite('labels of languages');

/** In `npm test`: the bundled language, long words, dense text, and right-to-left text. */
const ALWAYS = [
  ['pt-br', 'Shop Pay'],
  ['de', 'Buy it now and the dialog'],
  ['ja', 'a cart'],
  ['ar', 'Shop Pay'],
];
const looks = playsAll
  ? cross({ language: names, place: PLACES })
  : ALWAYS.flatMap(([language = '', name]) =>
      PLACES.filter(place => place.name === name).map(place => ({ language, place })),
    );

for (const {
  language,
  place: { name, path, query, goOn },
} of looks)
  test(`${name} in ${language}: no layout shift, no cut label and no violation`, async fixtures => {
    const { page, shop } = fixtures;
    await fillCart(fixtures);
    await page.setViewportSize({ width: 360, height: 2400 });
    const settings = { ...query, locale: language, scriptLanguage: language === 'pt-br' ? '' : language };
    await page.goto(`${shop.url}${path}?${new URLSearchParams(settings)}`);
    await isDrawn(page);
    assert.equal(await shifts(page), []);
    await goOn?.(fixtures);
    assert.equal(await violations(page), []);
    assert.equal(await findCutsAt(page), []);
  });

/** Returns the smallest gap in CSS pixels between a wallet's label and the edges of its button, over many widths of the wallet's element. */
function findLeastGap(wallet: HTMLElement): number {
  const button = wallet.shadowRoot?.querySelector('button') as HTMLButtonElement;
  const label = document.createRange();
  label.selectNodeContents(button);
  let least = Number.POSITIVE_INFINITY;
  for (let width = 150; width <= 260; width++) {
    wallet.style.width = `${width}px`;
    const [inner, outer] = [label.getBoundingClientRect(), button.getBoundingClientRect()];
    least = Math.min(least, inner.left - outer.left, outer.right - inner.right);
  }
  return least;
}

test('a label that just fits does not touch the edges of its button', async ({ page, shop }) => {
  const query = { recommended: 'facebook_pay', locale: 'tr', scriptLanguage: 'tr' };
  await page.goto(`${shop.url}/products/${PRODUCT.standard}?${new URLSearchParams(query)}`);
  await isDrawn(page);
  const gap = await page.locator('#main shopify-meta-pay-button').evaluate(findLeastGap);
  assert.ok(gap >= 3, `${gap} px`);
});

test.run();
