import type { Fixtures } from '../open';
import { fillCart, openCart, openProduct, PRODUCT, type Query } from '../shop-page';

/** A page with a wallet's button. */
export interface Place {
  path: RegExp;
  /** The first operation of a click. */
  opening: 'cartCreate' | 'cart';
  /** The suffix of `redirect_source=direct_checkout_`. */
  source: 'product' | 'cart';
  /** Opens the page with only this wallet, and waits until it has rendered. */
  open(fixtures: Fixtures, wallet: string, query?: Query): Promise<void>;
  /** Opens the page with a wallet that can't pay, and waits until that is visible. */
  openWithout(fixtures: Fixtures, wallet: string, query?: Query): Promise<void>;
  /** Buys with the page's other option, up to the final page. */
  buyWithout(fixtures: Fixtures): Promise<void>;
}

export const PAGES = ['product', 'cart', 'checkout'] as const;

export type PageName = (typeof PAGES)[number];

const PAID = /\/thank-you\//;
/** The cart's own checkout URL, without a marker of the script. */
export const CART_CHECKOUT = /\/checkouts\/cn\/\w+\?key=(?!.*storefront_wallet)/;
const CHECKOUT = /\/checkouts\/cn\/.*storefront_wallet=true/;

async function buyItNow({ page }: Fixtures) {
  await page.locator('#main shopify-buy-it-now-button button').click();
  await page.waitForURL(CHECKOUT);
}

const openProductWith: Place['open'] = (fixtures, wallet, query) =>
  openProduct(fixtures, PRODUCT.standard, { recommended: wallet, cartWallets: '', ...query });

const openCartWith: Place['open'] = async (fixtures, wallets, query) => {
  await openCart(fixtures, [PRODUCT.standard], { cartWallets: wallets, ...query });
  // The click also sends the form's values.
  await fixtures.page.getByLabel('Embalagem').selectOption('Para presente');
};

/** The checkout of a cart with one product. Its own URL has no source. */
export async function gotoCheckout(fixtures: Fixtures, wallet: string, query: Query = {}) {
  const { page, shop } = fixtures;
  if (!shop.store.carts.size) await fillCart(fixtures);
  const [cart] = shop.store.carts.values();
  if (!cart) throw new Error('There is no cart');
  const settings = new URLSearchParams({ recommended: wallet, ...query });
  // Only this redirect has these parameters before the key.
  await page.goto(`${shop.url}/checkouts/cn/${cart.token}?${settings}&key=${cart.key}`);
}

export const PLACES: Record<PageName, Place> = {
  product: {
    path: /\/products\//,
    opening: 'cartCreate',
    source: 'product',
    open: openProductWith,
    openWithout: openProductWith,
    buyWithout: buyItNow,
  },
  cart: {
    path: /\/cart(\?|$)/,
    opening: 'cart',
    source: 'cart',
    open: openCartWith,
    openWithout: (fixtures, wallet, query) => openCartWith(fixtures, `${wallet},buy_it_now`, query),
    buyWithout: buyItNow,
  },
  checkout: {
    path: /\/checkouts\/cn\/\w+\?recommended=/,
    opening: 'cart',
    source: 'cart',
    async open(fixtures, wallet, query) {
      await gotoCheckout(fixtures, wallet, query);
      await fixtures.page.locator('shopify-wallet-button > [slot]').waitFor();
    },
    async openWithout(fixtures, wallet, query) {
      await hearRendered(fixtures);
      await gotoCheckout(fixtures, wallet, { 'pci-enabled': '', ...query });
      await fixtures.page.locator('html[data-rendered=failure]').waitFor();
    },
    async buyWithout({ page }) {
      await page.getByTestId('pay').click();
      await page.waitForURL(PAID);
    },
  },
};

/** Writes the status and the message of `wallet-rendered` to the page's root element. */
export async function hearRendered({ page }: Pick<Fixtures, 'page'>) {
  await page.addInitScript(() =>
    addEventListener('wallet-rendered', event => {
      const { status, message = '' } = (event as CustomEvent<{ status: string; message?: string }>).detail;
      Object.assign(document.documentElement.dataset, { rendered: status, message });
    }),
  );
}
