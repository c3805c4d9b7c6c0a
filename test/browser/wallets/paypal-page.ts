import type { PageDriver } from '../drivers/page-driver';
import type { Finder } from '../drivers/shop-page';

/** The two wallets of one module. */
export const BRANDS = ['paypal', 'venmo'] as const;

export type Brand = (typeof BRANDS)[number];

/** The button that the SDK's frame shows, in the page or in another part of it. */
export function paypalButton<E>(
  page: { frameLocator(selector: string): Finder<E> },
  brand: Brand = 'paypal',
  part = '#main',
): E {
  return page.frameLocator(`${part} shopify-${brand}-button iframe`).locator('[data-testid=paypal-button]');
}

/** Clicks the button and returns the window that the SDK opens. */
export async function openWindow<P extends PageDriver>(page: P, brand?: Brand, part?: string): Promise<P> {
  const opened = page.waitForEvent('popup');
  const [window] = await Promise.all([opened, paypalButton(page, brand, part).click()]);
  return window as P;
}

/** A part of the stand-in, in its window or over the page. */
export function at<E>(page: Finder<E>, part: string): E {
  return page.locator(`[data-testid=paypal-${part}]`);
}

/** Approves, cancels or fails in the window, and waits until it has gone. */
export async function decide(window: PageDriver, act: 'approve' | 'cancel' | 'fail') {
  const closed = window.waitForEvent('close');
  // The window may be gone before the driver hears of its own click.
  await Promise.all([
    closed,
    at(window, act)
      .click()
      .catch(() => closed),
  ]);
}

/** Waits until the button takes a click again. */
export async function untilUsable(page: PageDriver, brand: Brand = 'paypal') {
  await page.locator(`#main shopify-${brand}-button .wallet[aria-disabled=false]`).waitFor();
}
