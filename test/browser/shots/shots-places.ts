import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Shop } from '../../shop/server';

/** What a picture is taken of, and what is done before. */
export interface Place {
  name: string;
  path: string;
  prepare?(page: Page, shop: Shop): Promise<unknown>;
  /** Only what is in the window: what lies over the page has no height of its own. */
  isWindow?: boolean;
  /** Its network is never idle. */
  isLive?: boolean;
}

/** Places that are looked at in another way than the rest. */
interface Look {
  name: string;
  places: Place[];
  options: BrowserContextOptions;
}

export const WIDTHS = [360, 750, 1280];

export const PRODUCT = '/products/cafe-da-serra';
export const CART = '/cart?cartWallets=google_pay,shop_pay,paypal,apple_pay';
const ALL = '/cart?cartWallets=google_pay,shop_pay,paypal,venmo,apple_pay,facebook_pay,amazon_pay';

const settle = (page: Page) => page.waitForTimeout(300);

export async function openDialog(page: Page, { store }: Shop) {
  store.settings.faults = [{ name: 'out_of_stock', operations: [], times: 1 }];
  await page.locator('#main shopify-buy-it-now-button button').click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
}

export async function openPolicy(page: Page) {
  await page.locator('[name=selling_plan]').nth(1).check({ force: true });
  await page.locator('#shopify-subscription-policy-button').filter({ visible: true }).click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
}

export async function openSheet(page: Page) {
  await page.locator('#main shopify-google-pay-button button').click();
  await page.getByTestId('gpay-option').first().waitFor();
  await settle(page);
}

export async function openDrawer(page: Page) {
  await page.locator('[data-cart-link]').click();
  await settle(page);
}

async function goToCheckout(page: Page) {
  await page.locator('#main').getByRole('button', { name: 'Finalizar compra' }).click();
  await page.waitForURL(/checkouts/);
  await page.waitForLoadState('networkidle');
}

async function pay(page: Page) {
  await goToCheckout(page);
  await page.getByTestId('pay').click();
  await page.waitForURL(/thank-you/);
}

const turnAround = async (page: Page) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await settle(page);
};

const loadFrames = async (page: Page) => {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  // The slowest wallet has two seconds to come.
  await page.waitForTimeout(2500);
};

const PAGES: Place[] = [
  { name: 'product-google-pay', path: `${PRODUCT}?recommended=google_pay` },
  { name: 'product-shop-pay', path: `${PRODUCT}?recommended=shop_pay` },
  { name: 'product-buy-it-now', path: `${PRODUCT}?recommended=null` },
  { name: 'cart', path: CART },
];

/** In every theme and window. */
export const PLACES: Place[] = [
  { name: 'products', path: '/' },
  ...PAGES,
  { name: 'product-sold-out', path: '/products/microlote-bourbon-amarelo' },
  { name: 'product-skeleton', path: `${PRODUCT}?script=off` },
  { name: 'cart-all', path: ALL },
  { name: 'cart-skeleton', path: `${ALL}&script=off` },
  { name: 'cart-none', path: '/cart?cartWallets=' },
  { name: 'drawer', path: CART.replace('/cart', '/'), prepare: openDrawer, isWindow: true },
  { name: 'dialog', path: `${PRODUCT}?recommended=null`, prepare: openDialog, isWindow: true },
  { name: 'policy', path: '/products/cafe-do-dia-a-dia', prepare: openPolicy, isWindow: true },
  { name: 'sheet', path: PRODUCT, prepare: openSheet, isWindow: true },
  { name: 'checkout', path: '/cart', prepare: goToCheckout },
  { name: 'thank-you', path: '/cart', prepare: pay },
];

const GALLERY: Place[] = [{ name: 'gallery', path: '/gallery', prepare: loadFrames }];

const PANEL: Place[] = [
  { name: 'panel', path: '/panel', isLive: true, prepare: page => page.getByText('ao vivo').waitFor() },
];

const phone = { viewport: { width: 360, height: 844 } };
const desktop = { viewport: { width: 1280, height: 844 } };

/** Everything that is looked at in one theme only, or has none. */
export const LOOKS: Look[] = [
  ...(['light', 'dark'] as const).flatMap(colorScheme =>
    [phone, desktop].map(options => ({
      name: `${colorScheme}-${options.viewport.width}`,
      places: [...GALLERY, ...PANEL],
      options: { ...options, colorScheme },
    })),
  ),
  ...[phone, desktop].flatMap(options => {
    const { width } = options.viewport;
    const turned = PAGES.map(place => ({ ...place, prepare: turnAround }));
    return [
      { name: `rtl-${width}`, places: turned, options },
      {
        name: `forced-colors-${width}`,
        places: [...PAGES, ...PLACES.filter(({ name }) => name === 'dialog')],
        options: { ...options, forcedColors: 'active' as const },
      },
    ];
  }),
];
