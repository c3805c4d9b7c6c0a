import type { Stage } from '../drivers/browser';
import type { Query } from '../drivers/shop-page';
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
export interface Scene extends Stage {
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
export interface Driver {
  /** As the shop's settings call it. */
  wallet: string;
  /** The wallet that the shop is set to, where this one is no setting. @default `wallet` */
  shownWith?: string;
  /** Each outcome, or why this wallet can't have it. */
  outcomes: Record<Exclude<Outcome, 'clicked early'>, Play | string>;
  /** Pages that can't have this wallet, each with the reason. */
  nowhere?: Partial<Record<PageName, string>>;
}
