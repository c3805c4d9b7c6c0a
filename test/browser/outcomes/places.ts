import type { Fixtures } from '../open';
import { fillCart, openCart, openProduct, PRODUCT, type Query } from '../shop-page';

/** Where a wallet's button stands. */
export interface Place {
  path: RegExp;
  /** The operation that a click begins with. */
  opening: 'cartCreate' | 'cartAttributesUpdate' | 'cart';
  /** What follows `redirect_source=direct_checkout_`. */
  source: 'product' | 'cart';
  /** Opens the page with this wallet alone, and waits until it is there. */
  open(fixtures: Fixtures, wallet: string, query?: Query): Promise<void>;
  /** Opens the page with a wallet that can't pay, and waits until that has shown. */
  openWithout(fixtures: Fixtures, wallet: string, query?: Query): Promise<void>;
  /** Buys the other way that such a page offers, up to the page that this ends on. */
  buyWithout(fixtures: Fixtures): Promise<void>;
}

export const PAGES = ['product', 'cart', 'checkout'] as const;

export type PageName = (typeof PAGES)[number];

const PAID = /\/thank-you\//;
/** The checkout as the cart itself says it, without a marker of the script. */
export const CART_CHECKOUT = /\/checkouts\/cn\/\w+\?key=(?!.*storefront_wallet)/;
const CHECKOUT = /\/checkouts\/cn\/.*storefront_wallet=true/;

async function buyItNow({ page }: Fixtures) {
  await page.locator('#main shopify-buy-it-now-button button').click();
  await page.waitForURL(CHECKOUT);
}

const openProductWith: Place['open'] = (fixtures, wallet, query) =>
  openProduct(fixtures, PRODUCT.usual, { recommended: wallet, cartWallets: '', ...query });

const openCartWith: Place['open'] = async (fixtures, wallets, query) => {
  await openCart(fixtures, [PRODUCT.usual], { cartWallets: wallets, ...query });
  // What the form says is sent with the click; the checkout has the click that only looks at the cart.
  await fixtures.page.getByLabel('Embalagem').selectOption('Para presente');
};

/** The checkout of a cart with one product, whose own address says nothing of how the shopper came. */
export async function gotoCheckout(fixtures: Fixtures, wallet: string, query: Query = {}) {
  const { page, shop } = fixtures;
  if (!shop.store.carts.size) await fillCart(fixtures);
  const [cart] = shop.store.carts.values();
  if (!cart) throw new Error('There is no cart');
  const settings = new URLSearchParams({ recommended: wallet, ...query });
  // Nothing else leads to the checkout with these before the key.
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
    opening: 'cartAttributesUpdate',
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

/** Writes what `wallet-rendered` says on the page's root: its status, and its message. */
export async function hearRendered({ page }: Pick<Fixtures, 'page'>) {
  await page.addInitScript(() =>
    addEventListener('wallet-rendered', event => {
      const { status, message = '' } = (event as CustomEvent<{ status: string; message?: string }>).detail;
      Object.assign(document.documentElement.dataset, { rendered: status, message });
    }),
  );
}
