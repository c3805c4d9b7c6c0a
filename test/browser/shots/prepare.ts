import type { Page } from 'playwright-core';
import type { Shop } from '../../shop/server';

const settle = (page: Page) => page.waitForTimeout(300);

export async function openDialog(page: Page, { store }: Shop) {
  store.settings.faults = [{ name: 'out_of_stock', operations: [], times: 1 }];
  await page.locator('#main shopify-buy-it-now-button button').click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
}

export async function openPolicy(page: Page) {
  await page.locator('[name=selling_plan]').nth(1).check({ force: true });
  await page.locator('#shopify-subscription-policy-button').filter({ visible: true }).click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
}

export async function openSheet(page: Page) {
  await page.locator('#main shopify-google-pay-button button').click();
  await page.getByTestId('gpay-option').first().waitFor();
  await settle(page);
}

/** The wallet's own sheet says what is wrong. */
export async function refuse(page: Page, shop: Shop) {
  shop.store.settings.faults = [{ name: 'submit_failed', operations: [], times: 1 }];
  await openSheet(page);
  await page.getByTestId('gpay-pay').click();
  await page.getByTestId('gpay-error').waitFor();
  await settle(page);
}

export async function openDrawer(page: Page) {
  await page.locator('[data-cart-link]').click();
  await settle(page);
}

export async function goToCheckout(page: Page) {
  await page.locator('#main').getByRole('button', { name: 'Finalizar compra' }).click();
  await page.waitForURL(/checkouts/);
  await page.waitForLoadState('networkidle');
}

export async function pay(page: Page) {
  await goToCheckout(page);
  await page.getByTestId('pay').click();
  await page.waitForURL(/thank-you/);
}

export const turnAround = async (page: Page) => {
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await settle(page);
};

export const loadFrames = async (page: Page) => {
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  // The slowest wallet has two seconds to come.
  await page.waitForTimeout(2500);
};
