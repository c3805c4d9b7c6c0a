import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Shop } from '../../shop/server';
import {
  goToCheckout,
  loadFrames,
  openDialog,
  openDrawer,
  openPolicy,
  openSheet,
  pay,
  turnAround,
} from './prepare';

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
  /** True where the places are pages of the project's own site. @default false: of the shop */
  isSite?: boolean;
}

export const WIDTHS = [390, 750, 1280];

export const PRODUCT = '/products/cafe-da-serra';
export const CART = '/cart?cartWallets=google_pay,shop_pay,paypal,apple_pay';
const ALL = '/cart?cartWallets=google_pay,shop_pay,paypal,venmo,apple_pay,facebook_pay,amazon_pay';

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

/** Pages of the site that differ in how they are laid out. */
const SITE: Place[] = [
  { name: 'site', path: 'index.html' },
  { name: 'site-gallery', path: 'gallery.html', prepare: loadFrames },
  { name: 'site-readme', path: 'docs/index.html' },
  { name: 'site-wallets', path: 'docs/wallets.html' },
  { name: 'site-checkout', path: 'checkout.html?cart=1&storefront_wallet=true' },
  { name: 'site-thanks', path: 'thank-you.html?order=1001' },
];

const PANEL: Place[] = [
  { name: 'shapes', path: '/shapes' },
  { name: 'collector', path: '/collector', isLive: true },
  {
    name: 'panel',
    path: '/panel',
    isLive: true,
    prepare: page => page.locator('#calls-state', { hasText: 'live' }).waitFor(),
  },
];

const phone = { viewport: { width: 390, height: 844 } };
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
  ...(['light', 'dark'] as const).flatMap(colorScheme =>
    [phone, desktop].map(options => ({
      name: `${colorScheme}-${options.viewport.width}`,
      places: SITE,
      options: { ...options, colorScheme },
      isSite: true,
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
