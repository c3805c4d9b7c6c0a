import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { PageDriver } from '../../../sandbox/browser/page-driver';
import type { PaypalControl as Control } from '../../../sandbox/sdk/control';
import type { Shop } from '../../../sandbox/server/server';
import type { Fixtures } from '../open';
import { calls, type Finder, operations, untilCheckout } from '../shop-page';

/** The two wallets of one module. */
export const BRANDS = ['paypal', 'venmo'] as const;

export type Brand = (typeof BRANDS)[number];

/** The button in the SDK's frame, in the page or a part of it. */
export function paypalButton<E>(
  page: { frameLocator(selector: string): Finder<E> },
  brand: Brand = 'paypal',
  part = '#main',
): E {
  return page.frameLocator(`${part} shopify-${brand}-button iframe`).locator('[data-testid=paypal-button]');
}

/** Clicks the button. @returns the window that the SDK opens */
export async function openWindow<P extends PageDriver>(page: P, brand?: Brand, part?: string): Promise<P> {
  const opened = page.waitForEvent('popup');
  const [window] = await Promise.all([opened, paypalButton(page, brand, part).click()]);
  return window as P;
}

/** A part of the fake, in its window or over the page. */
export function at<E>(page: Finder<E>, part: string): E {
  return page.locator(`[data-testid=paypal-${part}]`);
}

/** Approves, cancels or fails in the window, and waits until it has closed. */
export async function decide(window: PageDriver, act: 'approve' | 'cancel' | 'fail') {
  const closed = window.waitForEvent('close');
  // The window may close before the driver confirms its own click.
  await Promise.all([
    closed,
    at(window, act)
      .click()
      .catch(() => closed),
  ]);
}

/** Waits until the button is enabled again. */
export async function untilUsable(page: PageDriver, brand: Brand = 'paypal') {
  await page.locator(`#main shopify-${brand}-button .wallet:not([aria-disabled])`).waitFor();
}

/** Sets the control of the fake before the page loads. */
export async function setControl(page: Page, control: Control) {
  await page.addInitScript(text => {
    if (window === top && !opener) sessionStorage.setItem('paypal-sandbox', text);
  }, JSON.stringify(control));
}

/** Makes the shop's server reject an operation with this code, like its wallet service. */
export async function refuse({ page }: Pick<Fixtures, 'page'>, operation: string, code: string) {
  await page.route(`**/graphql.json?operation_name=${operation}*`, route =>
    route.fulfill({
      json: { data: { result: { errors: [{ code, field: null, message: 'Recusado.' }] } } },
    }),
  );
}

/** A brand's name in dialogs. */
export const NAMES: Record<Brand, string> = { paypal: 'PayPal', venmo: 'Venmo' };

/**
 * Approves in a brand's window, follows the redirect to the checkout, and checks the shop's requests and cart.
 *
 * @param first the first operation of a click on this page
 */
export async function approve(
  { page, shop }: { page: PageDriver; shop: Shop },
  brand: Brand,
  first: 'cart' | 'cartCreate',
): Promise<void> {
  await decide(await openWindow(page, brand), 'approve');
  assert.equal(await untilCheckout(page), []);
  assert.equal(operations(shop), [
    first,
    'paypalTokenCreate',
    'paypalBuyerDetailsFetch',
    'cartBuyerIdentityUpdate',
    'cartSelectedDeliveryOptionsUpdate',
    'cartBillingAddressUpdate',
  ]);
  const [cart] = shop.store.carts.values();
  assert.is(cart?.email, 'helena.prado@example.com');
  assert.is(cart?.deliveryAddress?.address1, 'Rua das Laranjeiras, 210');
  assert.is(cart?.billingAddress?.zip, '22240-003');
  for (const call of calls(shop)) assert.is(call.headers['x-wallet-name'], NAMES[brand], call.operation);
}
