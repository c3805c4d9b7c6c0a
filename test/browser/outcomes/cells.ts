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

/** The click must buy, however late the purchase loads. */
function toEarlyClick({ paid, redirected }: WalletOutcomes['outcomes']): Play | string {
  const play = typeof paid === 'string' ? redirected : paid;
  return typeof play === 'string' ? play : clickEarly(play);
}

/** The same outcome, with the purchase delayed until the button is busy. */
function clickEarly(play: Play): Play {
  return async scene => {
    let isHeld = false;
    const hold = async (route: Route) => {
      await scene.page.locator('[aria-busy=true]').first().waitFor();
      isHeld = true;
      await route.fallback();
    };
    // The final page may request the file itself, and has no busy button.
    await scene.page.route('**/checkout.js*', hold, { times: 1 });
    await play(scene);
    assert.ok(isHeld, 'the purchase was loaded after the click');
  };
}

/** All wallets of the shop. */
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

/** One cell, and its test if the outcome is possible. */
export interface Cell {
  wallet: string;
  /** The configured wallet. */
  setting: string;
  page: PageName;
  outcome: Outcome;
  play?: Play;
  /** True once it has run to its end. */
  isDone?: boolean;
}

/** All wallets, pages and outcomes. */
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
 * Creates a test for each possible cell, which marks it as done.
 *
 * @param prepare runs before the page is opened. @default nothing
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
