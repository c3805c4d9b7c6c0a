import * as assert from 'uvu/assert';
import type { Fixtures } from '../open';
import { calls, closeDialog, dialog, type Query, until } from '../shop-page';
import type { PageName, Place } from './places';

/** Outcomes of a purchase. */
export const OUTCOMES = [
  'paid',
  'redirected',
  'cancelled',
  'window closed',
  'declined',
  'time-out',
  'SDK missing',
  'out of stock',
  'decelerated',
  'clicked early',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The fixtures of a cell, and the page with the button. */
export interface Scene extends Fixtures {
  place: Place;
  /** Opens the page with only this wallet, and waits until it has rendered. */
  open(query?: Query): Promise<void>;
}

/** Produces an outcome, from the click to the final page. */
export interface Play {
  (scene: Scene): Promise<void>;
  /** True if the shopper returns by the back/forward cache. */
  comesBack?: boolean;
}

export function comingBack(play: Play): Play {
  return Object.assign(play, { comesBack: true });
}

/** One wallet's row of the table, on each page. */
export interface WalletOutcomes {
  /** The wallet's name in the shop's settings. */
  wallet: string;
  /** The wallet to configure, if this one has no setting. @default `wallet` */
  shownWith?: string;
  /** Each outcome, or the reason why this wallet can't have it. */
  outcomes: Record<Exclude<Outcome, 'clicked early'>, Play | string>;
  /** Pages that can't have this wallet, each with the reason. */
  nowhere?: Partial<Record<PageName, string>>;
}

const USUAL = 'storefront_wallet=true';

/** Waits for the redirect to the checkout. @returns the markers without the usual one */
export async function untilCheckout({ page }: Pick<Scene, 'page'>): Promise<string[]> {
  await page.waitForURL(/\/checkouts\/cn\/.*storefront_wallet=true/);
  const markers = await page.getByTestId('marker').allTextContents();
  return markers.filter(marker => marker !== USUAL);
}

/** Waits for the thank-you page, and checks for one order with one line. */
export async function untilThanked({ page, shop }: Scene, paidWith: string) {
  await page.waitForURL(/\/thank-you\//);
  const [order, ...others] = shop.store.orders;
  assert.equal(others, []);
  assert.is(order?.paidWith, paidWith);
  assert.is(order?.cart.lines.length, 1);
}

/** Waits for the script's dialog with this text, and closes it. The page is unchanged, and nothing is bought. */
export async function untilDialog(scene: Scene, text: string) {
  await dialog(scene.page).filter({ hasText: text }).waitFor();
  await closeDialog(scene.page);
  hasStayed(scene);
}

/** Waits until the shop has removed the sheet's personal data. */
export async function untilForgotten({ shop }: Pick<Scene, 'shop'>) {
  await until(() => calls(shop, 'cartRemovePersonalData')[0]?.status, 'the shopper is forgotten');
  const [cart] = shop.store.carts.values();
  assert.is(cart?.deliveryAddress, undefined);
}

export function hasStayed({ page, shop, place }: Scene) {
  assert.match(page.url(), place.path);
  assert.is(shop.store.orders.length, 0);
}
