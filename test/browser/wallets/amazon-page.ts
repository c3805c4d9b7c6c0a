import type { PageDriver } from '../../../sandbox/browser/page-driver';
import type { Call } from '../../../sandbox/server/store/types';
import type { Fixtures } from '../open';
import { type Finder, openCart, openProduct, PRODUCT, type Query } from '../shop-page';

/** The differences between Amazon Pay and Buy with Prime. */
export interface Brand {
  /** The wallet's name in the shop's settings. */
  wallet: string;
  /** The wallet's name in dialogs. */
  name: string;
  instrument: string;
  element: string;
  /** File of its SDK, and path of its hosted page. */
  sdk: string;
  /** Last part of `/wallets/config/...`. */
  service: string;
}

export const BRANDS: Brand[] = [
  {
    wallet: 'amazon_pay',
    name: 'Amazon Pay',
    instrument: 'AmazonPay',
    element: 'shopify-amazon-pay-button',
    sdk: 'amazon-pay',
    service: 'amazon_pay',
  },
  {
    wallet: 'buy_with_prime',
    name: 'Buy with Prime',
    instrument: 'BuyWithPrime',
    element: 'shopify-buy-with-prime-button',
    sdk: 'buy-with-prime',
    service: 'optimus',
  },
];

/** A page with the button. */
export interface Place {
  /** Opens the page with only this wallet. */
  open(
    fixtures: Pick<Fixtures<PageDriver>, 'page' | 'shop' | 'expect'>,
    wallet: string,
    query?: Query,
  ): Promise<void>;
}

export const PLACES: Record<string, Place> = {
  'product page': {
    open: (fixtures, wallet, query) =>
      openProduct(fixtures, PRODUCT.standard, { ...query, recommended: wallet, cartWallets: '' }),
  },
  'cart page': {
    open: (fixtures, wallet, query) =>
      openCart(fixtures, [PRODUCT.standard], { ...query, cartWallets: wallet }),
  },
};

export function button<E>(page: Finder<E>, { element }: Brand): E {
  return page.locator(`#main ${element} button`);
}

/** A part of the hosted page. */
export function hosted<E>(page: Finder<E>, part: string): E {
  return page.locator(`[data-testid=amazon-${part}]`);
}

/** Clicks, and waits for Amazon's page. @returns its URL */
export async function clickToAmazon(page: PageDriver, brand: Brand): Promise<URL> {
  await button(page, brand).click();
  await page.waitForURL(new RegExp(`/sdk-pages/${brand.sdk}\\?`));
  return new URL(await page.evaluate(() => location.href));
}

/** Requests of the script to `/wallets/config/...`. */
export function configCalls({ shop }: Pick<Fixtures, 'shop'>): Call[] {
  return shop.store.calls.filter(({ url }) => url.startsWith('/wallets/config/'));
}

/** Waits until the shopper is back on the page, and pays after the failure is over. */
export async function payAfterAll({ page }: Pick<Fixtures<PageDriver>, 'page'>, brand: Brand) {
  await clickToAmazon(page, brand);
  await hosted(page, 'approve').click();
  await page.waitForURL(/\/checkouts\/cn\//);
}
