import type { Locator, Page } from 'playwright-core';
import type { Control } from '../../shop/sdk/paypal/control';
import type { Stage } from '../drivers/browser';

/** The two wallets of one module. */
export const BRANDS = ['paypal', 'venmo'] as const;

export type Brand = (typeof BRANDS)[number];

/** The button that the SDK's frame shows, in the page or in another part of it. */
export function paypalButton(page: Page, brand: Brand = 'paypal', part = '#main'): Locator {
  return page.locator(`${part} shopify-${brand}-button`).frameLocator('iframe').getByTestId('paypal-button');
}

/** Clicks the button and returns the window that the SDK opens. */
export async function openWindow(page: Page, brand?: Brand, part?: string): Promise<Page> {
  const [window] = await Promise.all([page.waitForEvent('popup'), paypalButton(page, brand, part).click()]);
  return window;
}

/** A part of the stand-in, in its window or over the page. */
export function at(page: Page, part: string): Locator {
  return page.getByTestId(`paypal-${part}`);
}

/** Approves, cancels or fails in the window, and waits until it has gone. */
export async function decide(window: Page, act: 'approve' | 'cancel' | 'fail') {
  const closed = window.waitForEvent('close');
  // The window may be gone before the driver hears of its own click.
  await Promise.all([
    closed,
    at(window, act)
      .click()
      .catch(() => closed),
  ]);
}

/** Sets the control of the stand-in before the page loads. */
export async function setControl(page: Page, control: Control) {
  await page.addInitScript(text => {
    if (window === top && !opener) sessionStorage.setItem('paypal-sandbox', text);
  }, JSON.stringify(control));
}

/** Lets the shop's server refuse an operation with this code, as its wallet service does. */
export async function refuse({ page }: Pick<Stage, 'page'>, operation: string, code: string) {
  await page.route(`**/graphql.json?operation_name=${operation}*`, route =>
    route.fulfill({
      json: { data: { result: { errors: [{ code, field: null, message: 'Recusado.' }] } } },
    }),
  );
}

/** Waits until the button takes a click again. */
export async function untilUsable(page: Page, brand: Brand = 'paypal') {
  await page.locator(`#main shopify-${brand}-button .wallet[aria-disabled=false]`).waitFor();
}
