import { readFileSync } from 'node:fs';
import { dist } from '../../build/dist.mjs';
import type { ElementDriver, PageDriver } from '../../sandbox/browser/page-driver';
import { button, dialog, openProduct, PRODUCT, type Query, type Visitor } from '../../sandbox/browser/visit';
import type { Shop } from '../../sandbox/server/server';
import type { Call, FaultName } from '../../sandbox/server/store/types';

export * from '../../sandbox/browser/visit';

/** Name of the release folder, from which the first file loads all others. */
export const { release } = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8')) as { release: string };

/** Returns an element's text, or an empty string. */
export async function text(element: Pick<ElementDriver, 'textContent'>): Promise<string> {
  return (await element.textContent()) ?? '';
}

/** Closes the dialog by its button and waits until it has gone. */
export async function closeDialog(page: PageDriver) {
  await dialog(page).locator('.close').click();
  await dialog(page).waitFor({ state: 'detached' });
}

export function setFault(shop: Shop, name: FaultName, operations: string[] = [], times = 1) {
  shop.store.settings.faults.push({ name, operations, times });
}

/** Returns a purchase's calls so far, without the cart elements' reads. */
export function calls(shop: Shop, operation?: string): Call[] {
  const all = shop.store.calls.filter(call => call.operation && call.operation !== 'limitedCartQuery');
  return operation ? all.filter(call => call.operation === operation) : all;
}

/** Returns the variables of an operation's calls. */
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own
export function variables(shop: Shop, operation: string): any[] {
  return calls(shop, operation).map(call => call.variables ?? {});
}

export function operations(shop: Shop): (string | undefined)[] {
  return calls(shop).map(call => call.operation);
}

/** Opens the dialog by keyboard, and waits until it has its final position. */
export async function openDialog({ page, shop }: Visitor, query: Query = {}) {
  setFault(shop, 'out_of_stock');
  await openProduct({ page, shop }, PRODUCT.standard, { recommended: 'buy_it_now', ...query });
  // The theme selects the variant. Until then, the button is disabled and can't be focused.
  await page.locator('#main shopify-buy-it-now-button button:enabled').waitFor();
  await button(page, 'buyItNow').focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await dialog(page).evaluate(async element => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}
