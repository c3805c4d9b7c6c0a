import { gotoShape } from '../guest/shape-page';
import type { Fixtures } from '../open';
import { fillCart, until } from '../shop-page';

/** A product page with a cart, with one wallet each. */
const SHAPE = 'P06';

/** Prefix of the script's messages to developers. An exception of the page never starts like this. */
const REPORT = /^\[portable-wallets\]/;

/** The script's visible parts of a page: enabled buttons, and skeletons. */
export interface Sight {
  buttons: number;
  skeletons: number;
}

/** The final state of a hostile page: all of its buttons, or none. */
export const LIVE: Sight = { buttons: 2, skeletons: 0 };
export const GONE: Sight = { buttons: 0, skeletons: 0 };

/** Opens the page without the script. Its requests to other hosts than the shop's are complaints. */
export async function openPage(fixtures: Fixtures): Promise<void> {
  const { page, shop, complaints, expect } = fixtures;
  expect(REPORT);
  // A route for each request would take longer than the rest of the test.
  page.on('request', request => {
    if (/elsewhere/.test(request.url())) complaints.push(`A request to ${request.url()}`);
  });
  await fillCart(fixtures);
  await gotoShape(page, shop.url, SHAPE, { load: 'none' });
  await page.waitForFunction(() => 'theme' in window);
}

/**
 * Changes the page, then loads the script in the same task, because the test can't load it with changed built-ins.
 *
 * @param changePage runs in the page with the input
 * @param dataset `data-` attributes of the script's tag
 */
export async function loadIntoPage<I>(
  { page }: Fixtures,
  changePage: (input: I) => void,
  input?: I,
  dataset: Record<string, string> = {},
): Promise<void> {
  await page.evaluate(
    ([changePage, input, dataset]) => {
      const script = document.createElement('script');
      script.src = '/dist/portable-wallets.js';
      Object.assign(script.dataset, dataset);
      const { head } = document;
      new Function('input', `(${changePage})(input)`)(input);
      Element.prototype.append.call(head, script);
    },
    [String(changePage), input, dataset] as const,
  );
}

/** Reads the page with native methods, which no name in the page shadows. */
function look({ page }: Fixtures): Promise<Sight> {
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

/** Waits until the page has this state and keeps it. */
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

/** Clicks the product's wallet and continues to the checkout. */
export async function buyProduct(fixtures: Fixtures): Promise<void> {
  await clickProduct(fixtures);
  await until(() => /\/checkouts\/cn\//.test(fixtures.page.url()), 'the shopper is in the checkout');
}
