import * as assert from 'uvu/assert';
import { calls, closeDialog, dialog, until } from '../drivers/shop-page';
import type { Scene } from './driver';

const USUAL = 'storefront_wallet=true';

/** Waits until the click has led to the checkout, also from there; returns the markers, without the usual one. */
export async function untilCheckout({ page }: Pick<Scene, 'page'>): Promise<string[]> {
  await page.waitForURL(/\/checkouts\/cn\/.*storefront_wallet=true/);
  const markers = await page.getByTestId('marker').allTextContents();
  return markers.filter(marker => marker !== USUAL);
}

/** Waits until the shop has thanked; there is one order then, of one line. */
export async function untilThanked({ page, shop }: Scene, paidWith: string) {
  await page.waitForURL(/\/thank-you\//);
  const [order, ...others] = shop.store.orders;
  assert.equal(others, []);
  assert.is(order?.paidWith, paidWith);
  assert.is(order?.cart.lines.length, 1);
}

/** Waits for the script's dialog with this text, and closes it: the shopper is where the click was, and has bought nothing. */
export async function untilTold(scene: Scene, text: string) {
  await dialog(scene.page).filter({ hasText: text }).waitFor();
  await closeDialog(scene.page);
  hasStayed(scene);
}

/** Waits until the shop has removed what the sheet told of the shopper. */
export async function untilForgotten({ shop }: Pick<Scene, 'shop'>) {
  await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the shopper is forgotten');
  const [cart] = shop.store.carts.values();
  assert.is(cart?.deliveryAddress, undefined);
}

export function hasStayed({ page, shop, place }: Scene) {
  assert.match(page.url(), place.path);
  assert.is(shop.store.orders.length, 0);
}
