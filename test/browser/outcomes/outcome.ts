import * as assert from 'uvu/assert';
import type { Fixtures } from '../open';
import { calls, closeDialog, dialog, type Query, until } from '../shop-page';
import type { PageName, Place } from './places';

/** How a purchase can end, whatever the wallet. */
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

/** One cell of the table: a fresh visitor in a fresh shop, and the page that has the button. */
export interface Scene extends Fixtures {
  place: Place;
  /** Opens the page with this wallet alone, and waits until a wallet is there. */
  open(query?: Query): Promise<void>;
}

/** Brings an outcome about, from the click to the page that it ends on. */
export interface Play {
  (scene: Scene): Promise<void>;
  /** True where the shopper comes back to the page as the browser has kept it. */
  comesBack?: boolean;
}

export function comingBack(play: Play): Play {
  return Object.assign(play, { comesBack: true });
}

/** One wallet's row of the table, on each page that has it. */
export interface WalletOutcomes {
  /** As the shop's settings call it. */
  wallet: string;
  /** The wallet that the shop is set to, where this one is no setting. @default `wallet` */
  shownWith?: string;
  /** Each outcome, or why this wallet can't have it. */
  outcomes: Record<Exclude<Outcome, 'clicked early'>, Play | string>;
  /** Pages that can't have this wallet, each with the reason. */
  nowhere?: Partial<Record<PageName, string>>;
}

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
