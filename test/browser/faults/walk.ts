import type { Locator, Page } from 'playwright-core';
import type { Fixtures } from '../open';
import type { PageName, Place } from '../outcomes/places';
import { release } from '../shop-page';

/** What a wallet's purchase goes through, whatever the wallet. */
export const STEPS = [
  'load',
  'mount',
  'click',
  'session',
  'address',
  'delivery',
  'authorise',
  'submit',
  'leave',
] as const;

export type Step = (typeof STEPS)[number];

/** One cell of the table: a fresh visitor in a fresh shop, before the page is opened. */
export interface Scene extends Fixtures {
  place: Place;
}

export type Act = (scene: Scene) => Promise<unknown>;

/** Something that goes wrong without an answer of the server. */
export interface Strike {
  /** The SDK's method that goes wrong, as a path from `window`; `paypal.Buttons().render` is one of what a call makes. */
  method?: string;
  /** Does it from outside of the page. */
  act?: Act;
  /** True where it waits for what the click opens. @default false */
  needsClick?: boolean;
  /** Lets the page do it by itself when its time comes. */
  prepare?: Act;
}

/** How a step meets a fault; a text says why it can't. */
export interface Facts {
  /** The requests that it sends: operations of the API, or how paths begin. */
  requests: string[] | string;
  /** How the SDK throws, or fails by itself. */
  throws: Strike | string;
  /** How the SDK never answers what the script waits for. */
  silent: Strike | string;
  /** How a shopper says that nothing is to be bought. */
  cancel: Strike | string;
}

/** A thing to press in the wallet's sheet or window. */
export interface Control {
  selector: string;
  /** Which of several it is. @default 0 */
  index?: number;
  /** How often a shopper presses it in one purchase. */
  times: number;
}

/** A purchase as its shopper walks it, and what may go wrong in each step. */
export interface Walk {
  /** As the shop's settings call it. */
  wallet: string;
  /** The wallet that the shop is set to, where this one is no setting. @default `wallet` */
  shownWith?: string;
  /** Pages that have it. */
  pages: PageName[];
  element: string;
  /** Each step, or why this wallet has none. */
  steps: Record<Step, Facts | string>;
  /** The button that begins it. */
  button(scene: Scene): Locator;
  controls: Control[];
  /** Selector of its sheet in the page, which says itself whether it is busy. */
  sheet?: string;
  /** Its window, while that is open; always busy. */
  windowOf?(scene: Scene): Page | undefined;
  /** Closes the one or the other. */
  close: Act;
}

/** Stands for the operation that a click begins with, which is another one on each page. */
export const OPENING = 'OPENING';

/** What a click needs besides the first file. */
export const CHECKOUT_FILE = `/dist/${release}/checkout.js`;

export const walletFile = (name: string) => `/dist/${release}/wallets/${name}.js`;

/** The pages that a purchase leads to. */
export const CHECKOUT_PAGE = '/cart/c/';
export const THANKS_PAGE = '/thank-you/';

export const OURS = 'its button is the script’s own, and there in one turn';
export const NO_SDK = 'it has no SDK';
export const NO_SHEET = 'no sheet is open';
export const CHOSEN_THERE = 'that is chosen on the page that it leads to';
