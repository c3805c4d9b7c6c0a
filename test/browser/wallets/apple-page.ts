import type { PageDriver } from '../../../sandbox/browser/page-driver';
import type { ApplePayControl as Control } from '../../../sandbox/sdk/control';
import type { Order } from '../../../sandbox/server/store/types';
import type { Fixtures } from '../open';
import type { Finder, Query } from '../shop-page';

/** Settings of a view with Apple Pay on product pages and in the cart. */
export function withApplePay(control: Control = {}, query: Query = {}): Query {
  return {
    recommended: 'apple_pay',
    cartWallets: 'apple_pay',
    'apay-sandbox': JSON.stringify(control),
    ...query,
  };
}

export function appleButton<E>(page: Finder<E>, part = '#main'): E {
  return page.locator(`${part} shopify-apple-pay-button button`);
}

/** A part of the fake's sheet. */
export function at<E>(page: Finder<E>, part: string): E {
  return page.locator(`[data-testid=apay-${part}]`);
}

/** Clicks the button and waits until the sheet has its delivery options and accepts a payment. */
export async function openSheet(page: PageDriver, part?: string) {
  await appleButton(page, part).click();
  await at(page, 'method').first().waitFor();
  await untilPayable(page);
}

export async function untilPayable(page: PageDriver) {
  await page.locator('[data-testid=apay-pay]:enabled').waitFor();
}

/** Pays in the open sheet and waits for the thank-you page. @returns the shop's only order */
export async function pay({ page, shop }: Pick<Fixtures<PageDriver>, 'page' | 'shop'>): Promise<Order> {
  await at(page, 'pay').click();
  await page.waitForURL(/\/thank-you\//);
  const [order, ...others] = shop.store.orders;
  if (!order || others.length) throw new Error(`There are ${shop.store.orders.length} orders`);
  return order;
}

/** More than the 15 s timeout of a request. The button is enabled once no request of its purchase is pending. */
const USABLE_MS = 20_000;

/** Waits until the button is enabled again. */
export async function untilUsable(page: PageDriver) {
  await page
    .locator('#main shopify-apple-pay-button .wallet:not([aria-disabled])')
    .waitFor({ timeout: USABLE_MS });
}
