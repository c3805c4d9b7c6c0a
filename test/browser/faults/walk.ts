import type { Locator, Page } from 'playwright-core';
import type { Fixtures } from '../open';
import type { PageName, Place } from '../outcomes/places';
import { release } from '../shop-page';

/** Steps of every wallet's purchase. */
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

/** The fixtures of a cell before the page is opened. */
export interface Scene extends Fixtures {
  place: Place;
}

export type Act = (scene: Scene) => Promise<unknown>;

/** A fault other than a response of the server. */
export interface Strike {
  /** The path from `window` to the failing SDK method; `paypal.Buttons().render` is a method of each call's result. */
  method?: string;
  /** Injects it from outside the page. */
  act?: Act;
  /** True if it follows the opening of the sheet or window. @default false */
  needsClick?: boolean;
  /** Makes the page run it when its time comes. */
  prepare?: Act;
}

/** How a step can fail. A string is the reason why it can't. */
export interface Facts {
  /** Its requests: operations of the API, or prefixes of paths. */
  requests: string[] | string;
  /** How the SDK throws or fails. */
  throws: Strike | string;
  /** How the SDK hangs. */
  silent: Strike | string;
  /** How the shopper cancels. */
  cancel: Strike | string;
}

/** A control in the wallet's sheet or window. */
export interface Control {
  selector: string;
  /** Its index among equal ones. @default 0 */
  index?: number;
  /** How often a shopper uses it in one purchase. */
  times: number;
}

/** A wallet's purchase, and the possible faults of each step. */
export interface Walk {
  /** The wallet's name in the shop's settings. */
  wallet: string;
  /** The wallet to configure, if this one has no setting. @default `wallet` */
  shownWith?: string;
  /** Pages with this wallet. */
  pages: PageName[];
  element: string;
  /** Each step, or the reason why this wallet lacks it. */
  steps: Record<Step, Facts | string>;
  /** The button that starts it. */
  button(scene: Scene): Locator;
  controls: Control[];
  /** Selector of its sheet in the page, with the sheet's busy state. */
  sheet?: string;
  /** Its window while open, which counts as busy. */
  windowOf?(scene: Scene): Page | undefined;
  /** Closes the sheet or window. */
  close: Act;
}

/** A placeholder for the click's first operation, which differs by page. */
export const OPENING = 'OPENING';

/** The file that a click needs besides the main bundle. */
export const CHECKOUT_FILE = `/dist/${release}/checkout.js`;

export const walletFile = (name: string) => `/dist/${release}/wallets/${name}.js`;

/** The pages to which a purchase redirects. */
export const CHECKOUT_PAGE = '/cart/c/';
export const THANKS_PAGE = '/thank-you/';

export const NATIVE = "its button is the script's own, and there in one turn";
export const NO_SDK = 'it has no SDK';
export const NO_SHEET = 'no sheet is open';
export const CHOSEN_THERE = 'that is chosen on the page that it leads to';
