import type { Page } from 'playwright-core';
import type { Shop } from '../server/server';
import type { Order } from '../server/store/types';
import type { PageDriver } from './page-driver';

/** Handles of the sandbox shop's products by their special feature. */
export const PRODUCT = {
  standard: 'cafe-da-serra',
  soldOut: 'microlote-bourbon-amarelo',
  lowInStock: 'caneca-de-barro',
  digital: 'curso-cafe-coado',
  withPlans: 'cafe-do-dia-a-dia',
};

/** The shop's settings for one view, as query parameters of its pages. */
export type Query = Record<string, string>;

/** A visitor's page, and the shop. */
export interface Visitor<P = PageDriver> {
  page: P;
  shop: Shop;
}

/** A page of either kind, with its own locators. */
export interface Finder<E> {
  locator(selector: string): E;
}

const BUTTONS = { googlePay: 'shopify-google-pay-button', buyItNow: 'shopify-buy-it-now-button' };

/** Opens a product and waits for its wallet's button. */
export async function openProduct({ page, shop }: Visitor, handle = PRODUCT.standard, query: Query = {}) {
  await page.goto(`${shop.url}/products/${handle}?${new URLSearchParams(query)}`);
  await page.locator('shopify-accelerated-checkout > [slot=button]').waitFor();
}

/** Opens the cart's page with one of each product, and waits for its buttons. */
export async function openCart({ page, shop }: Visitor, handles = [PRODUCT.standard], query: Query = {}) {
  await fillCart({ page, shop }, handles);
  await page.goto(`${shop.url}/cart?${new URLSearchParams(query)}`);
  await page.locator('#main shopify-accelerated-checkout-cart > [slot]').first().waitFor();
}

/** Adds one of each product to the visitor's cart, like a form without scripts. */
export async function fillCart({ page, shop }: Visitor, handles = [PRODUCT.standard]) {
  for (const handle of handles) {
    const id = String(findProduct(shop, handle).variants[0]?.id);
    await page.request.post(`${shop.url}/cart/add`, { form: { id }, maxRedirects: 0 });
  }
}

export function findProduct({ store }: Shop, handle: string) {
  const product = store.products.find(other => other.handle === handle);
  if (!product) throw new Error(`The shop sells no ${handle}`);
  return product;
}

/** A wallet's own button, in the page or a part of it. */
export function button<E>(page: Finder<E>, wallet: keyof typeof BUTTONS, part = '#main'): E {
  return page.locator(`${part} ${BUTTONS[wallet]} button`);
}

export function moreOptions<E>(page: Finder<E>): E {
  return page.locator('more-payment-options-link a');
}

/** A part of the sheet in the Google Pay fake. */
export function sheet<E>(page: Finder<E>, part: string): E {
  return page.locator(`[data-testid=gpay-${part}]`);
}

/** Clicks the Google Pay button and waits until the sheet has its delivery options. */
export async function openSheet(page: PageDriver, part?: string) {
  await button(page, 'googlePay', part).click();
  await sheet(page, 'option').first().waitFor();
}

/** Pays in the open sheet and waits for the thank-you page. @returns the shop's only order */
export async function pay({ page, shop }: Visitor): Promise<Order> {
  await sheet(page, 'pay').click();
  await page.waitForURL(/\/thank-you\//);
  const [order, ...others] = shop.store.orders;
  if (!order || others.length) throw new Error(`There are ${shop.store.orders.length} orders`);
  return order;
}

/** The script's own dialog, not the sheet's. */
export function dialog<E>(page: Finder<E>): E {
  return page.locator('dialog[open]:not([data-testid])');
}

/** Waits for the checkout. @returns the redirect's markers without the usual one */
export async function untilCheckout(page: PageDriver): Promise<string[]> {
  await page.waitForURL(/\/checkouts\/cn\//);
  const markers = await page.evaluate(() =>
    [...document.querySelectorAll('[data-testid=marker]')].map(({ textContent }) => textContent),
  );
  if (!markers.includes('storefront_wallet=true'))
    throw new Error(`The checkout lacks storefront_wallet=true: ${markers}`);
  return markers.filter(marker => marker !== 'storefront_wallet=true');
}

/** Waits for a condition outside the page. If it reads from the page, which takes milliseconds, the pauses are longer. */
export async function until(isDone: () => unknown, what: string, ms = 15_000, pauseMs = 10): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error(`Still not after ${ms} ms: ${what}`);
    await new Promise(resolve => setTimeout(resolve, pauseMs));
  }
}

/** Delays a file of the script from any folder until the returned function is called. */
export async function holdFile(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route(`**/${name}*`, async route => {
    await released;
    await route.continue();
  });
  return release;
}
