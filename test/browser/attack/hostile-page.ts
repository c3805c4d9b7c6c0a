import { gotoShape } from '../guest/shape-page';
import type { Fixtures } from '../open';
import { fillCart, until } from '../shop-page';

/** A product page with a cart on it: a wallet for each. */
const SHAPE = 'P06';

/** Our own words for the shop's developer. An exception of the page never begins like this. */
const REPORT = /^\[portable-wallets\]/;

/** What is left of us in a page: buttons that a shopper can click, and placeholders. */
export interface Sight {
  buttons: number;
  skeletons: number;
}

/** How a page ends that is made to break us: with all of its buttons, or without a trace of them. */
export const LIVE: Sight = { buttons: 2, skeletons: 0 };
export const GONE: Sight = { buttons: 0, skeletons: 0 };

/** Opens the page without the script, whose requests to other places than the shop's are complaints. */
export async function openPage(fixtures: Fixtures): Promise<void> {
  const { page, shop, complaints, expect } = fixtures;
  expect(REPORT);
  // To be asked about each request, as a route is, would cost more than all else that the test does.
  page.on('request', request => {
    if (/elsewhere/.test(request.url())) complaints.push(`A request to ${request.url()}`);
  });
  await fillCart(fixtures);
  await gotoShape(page, shop.url, SHAPE, { load: 'none' });
  await page.waitForFunction(() => 'theme' in window);
}

/**
 * Spoils the page, then loads the script into it, in one turn: what a page has spoilt, the test could not load it with.
 *
 * @param spoil runs in the page, with the input
 */
export async function loadSpoilt<I>({ page }: Fixtures, spoil: (input: I) => void, input?: I): Promise<void> {
  await page.evaluate(
    ([spoil, input]) => {
      const script = document.createElement('script');
      script.src = '/dist/portable-wallets.js';
      const { head } = document;
      new Function('input', `(${spoil})(input)`)(input);
      Element.prototype.append.call(head, script);
    },
    [String(spoil), input] as const,
  );
}

/** Looks with the platform's own means, which no name in the page takes the place of. */
export function look({ page }: Fixtures): Promise<Sight> {
  return page.evaluate(() => {
    const all = (selector: string) =>
      [...Document.prototype.querySelectorAll.call(document, selector)] as HTMLElement[];
    const isHigh = (element?: Element | null) => (element?.getBoundingClientRect().height ?? 0) > 0;
    const buttonOf = (wallet: Element) => (wallet.shadowRoot ?? wallet).querySelector('button');
    const wallets = all(':is(shopify-accelerated-checkout,shopify-accelerated-checkout-cart)>[slot^=button]');
    return {
      buttons: wallets.map(buttonOf).filter(isHigh).length,
      skeletons: all('[class*=skeleton]').filter(isHigh).length,
    };
  });
}

/** Waits until the page shows just this, and goes on showing it. */
export async function untilSight(fixtures: Fixtures, { buttons, skeletons }: Sight): Promise<void> {
  let seen: Sight | undefined;
  const isThere = async () => {
    seen = await look(fixtures);
    return seen.buttons === buttons && seen.skeletons === skeletons;
  };
  const end = Date.now() + 6000;
  for (let calm = 0; calm < 3; calm = (await isThere()) ? calm + 1 : 0) {
    if (Date.now() > end) throw new Error(`The page shows ${JSON.stringify(seen)}`);
    await fixtures.page.waitForTimeout(30);
  }
}

/** Clicks the product's wallet. */
export function clickProduct({ page }: Fixtures): Promise<void> {
  return page.evaluate(() => {
    const [wallet] = Document.prototype.querySelectorAll.call(
      document,
      'shopify-accelerated-checkout>[slot=button]',
    );
    (wallet?.shadowRoot ?? wallet)?.querySelector('button')?.click();
  });
}

/** Clicks the product's wallet and goes on until the checkout. */
export async function buyProduct(fixtures: Fixtures): Promise<void> {
  await clickProduct(fixtures);
  await until(() => /\/checkouts\/cn\//.test(fixtures.page.url()), 'the shopper is in the checkout');
}
