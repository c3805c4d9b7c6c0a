import type { Page } from 'playwright-core';
import type { Shop } from '../../../sandbox/server/server';

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
