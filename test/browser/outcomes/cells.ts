import type { Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { browserSuite, Fixtures } from '../open';
import { amazonPay, buyWithPrime } from './amazon-pay';
import { applePay } from './apple-pay';
import { googlePay } from './google-pay';
import { buyItNow, metaPay, moreOptions, shopPay } from './links';
import { OUTCOMES, type Outcome, type Play, type WalletOutcomes } from './outcome';
import { paypal, venmo } from './paypal';
import { PAGES, type PageName, PLACES } from './places';

/** What the shopper clicks is to be bought, however late the purchase is loaded. */
function toEarlyClick({ paid, redirected }: WalletOutcomes['outcomes']): Play | string {
  const play = typeof paid === 'string' ? redirected : paid;
  return typeof play === 'string' ? play : clickEarly(play);
}

/** The same play, with the purchase held back until the button is busy. */
function clickEarly(play: Play): Play {
  return async scene => {
    let isHeld = false;
    const hold = async (route: Route) => {
      await scene.page.locator('[aria-busy=true]').first().waitFor();
      isHeld = true;
      await route.fallback();
    };
    // The page that the purchase ends on may ask for the file of its own accord, and has nothing busy.
    await scene.page.route('**/checkout.js*', hold, { times: 1 });
    await play(scene);
    assert.ok(isHeld, 'the purchase was loaded after the click');
  };
}

/** Every wallet that the shop can offer. */
export const WALLETS: WalletOutcomes[] = [
  applePay,
  googlePay,
  paypal,
  venmo,
  shopPay,
  metaPay,
  amazonPay,
  buyWithPrime,
  buyItNow,
  moreOptions,
];

/** One cell, and how it is played, if it can be. */
export interface Cell {
  wallet: string;
  /** The wallet that the shop is set to. */
  setting: string;
  page: PageName;
  outcome: Outcome;
  play?: Play;
  /** True once it has been played to its end. */
  isDone?: boolean;
}

/** Every wallet on every page with every outcome. */
export function toCells(wallets: WalletOutcomes[]): Cell[] {
  return wallets.flatMap(({ wallet, shownWith = wallet, outcomes, nowhere }) =>
    PAGES.flatMap(page =>
      OUTCOMES.map((outcome): Cell => {
        const ends = { ...outcomes, 'clicked early': toEarlyClick(outcomes) };
        const play = nowhere?.[page] ?? ends[outcome];
        const cell = { wallet, setting: shownWith, page, outcome };
        return typeof play === 'string' ? cell : { ...cell, play };
      }),
    ),
  );
}

export const titleOf = ({ wallet, page, outcome }: Cell) => `${wallet} on the ${page} page: ${outcome}`;

/**
 * A test for each cell that can be played, which marks it as done.
 *
 * @param prepare what happens to the visitor before the page is opened. @default nothing
 */
export function playCells(
  test: ReturnType<typeof browserSuite>,
  cells: Cell[],
  prepare: (fixtures: Fixtures) => Promise<void> = async () => {},
) {
  for (const cell of cells) {
    const { setting, page, play } = cell;
    const place = PLACES[page];
    if (play)
      test(
        titleOf(cell),
        async fixtures => {
          await prepare(fixtures);
          await play({ ...fixtures, place, open: query => place.open(fixtures, setting, query) });
          cell.isDone = true;
        },
        { keepsPages: play.comesBack },
      );
  }
}
