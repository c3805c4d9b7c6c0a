import type { Stage } from '../drivers/browser';
import { fillCart, openCart, openProduct, PRODUCT, type Query } from '../drivers/shop-page';

/** Where a wallet's button stands. */
export interface Place {
  path: RegExp;
  /** The operation that a click begins with. */
  opening: 'cartCreate' | 'cartAttributesUpdate' | 'cart';
  /** What follows `redirect_source=direct_checkout_`. */
  source: 'product' | 'cart';
  /** Opens the page with this wallet alone, and waits until it is there. */
  open(stage: Stage, wallet: string, query?: Query): Promise<void>;
  /** Opens the page with a wallet that can't pay, and waits until that has shown. */
  openWithout(stage: Stage, wallet: string, query?: Query): Promise<void>;
  /** Buys the other way that such a page offers, up to the page that this ends on. */
  buyWithout(stage: Stage): Promise<void>;
}

export const PAGES = ['product', 'cart', 'checkout'] as const;

export type PageName = (typeof PAGES)[number];

const PAID = /\/thank-you\//;
/** The checkout as the cart itself says it, without a marker of the script. */
export const CART_CHECKOUT = /\/checkouts\/cn\/\w+\?key=(?!.*storefront_wallet)/;
const CHECKOUT = /\/checkouts\/cn\/.*storefront_wallet=true/;

async function buyItNow({ page }: Stage) {
  await page.locator('#main shopify-buy-it-now-button button').click();
  await page.waitForURL(CHECKOUT);
}

const openProductWith: Place['open'] = (stage, wallet, query) =>
  openProduct(stage, PRODUCT.usual, { recommended: wallet, cartWallets: '', ...query });

const openCartWith: Place['open'] = async (stage, wallets, query) => {
  await openCart(stage, [PRODUCT.usual], { cartWallets: wallets, ...query });
  // What the form says is sent with the click; the checkout has the click that only looks at the cart.
  await stage.page.getByLabel('Embalagem').selectOption('Para presente');
};

/** The checkout of a cart with one product, whose own address says nothing of how the shopper came. */
export async function gotoCheckout(stage: Stage, wallet: string, query: Query = {}) {
  const { page, shop } = stage;
  if (!shop.store.carts.size) await fillCart(stage);
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
    openWithout: (stage, wallet, query) => openCartWith(stage, `${wallet},buy_it_now`, query),
    buyWithout: buyItNow,
  },
  checkout: {
    path: /\/checkouts\/cn\/\w+\?recommended=/,
    opening: 'cart',
    source: 'cart',
    async open(stage, wallet, query) {
      await gotoCheckout(stage, wallet, query);
      await stage.page.locator('shopify-wallet-button > [slot]').waitFor();
    },
    async openWithout(stage, wallet, query) {
      await hearRendered(stage);
      await gotoCheckout(stage, wallet, { 'pci-enabled': '', ...query });
      await stage.page.locator('html[data-rendered=failure]').waitFor();
    },
    async buyWithout({ page }) {
      await page.getByTestId('pay').click();
      await page.waitForURL(PAID);
    },
  },
};

/** Writes what `wallet-rendered` says on the page's root: its status, and its message. */
export async function hearRendered({ page }: Pick<Stage, 'page'>) {
  await page.addInitScript(() =>
    addEventListener('wallet-rendered', event => {
      const { status, message = '' } = (event as CustomEvent<{ status: string; message?: string }>).detail;
      Object.assign(document.documentElement.dataset, { rendered: status, message });
    }),
  );
}
