import type { Page } from 'playwright-core';
import type { Theme } from '../../../sandbox/pages/shapes/script';
import type { ActionName, RequestName } from '../../../sandbox/pages/shapes/script/actions';
import type { AppLog } from '../../../sandbox/pages/shapes/script/apps';
import { shapes } from '../../../sandbox/pages/shapes/shapes';
import type { Query } from '../shop-page';
import { at } from '../wallets/paypal-page';

/** What the page has besides the browser's own. */
export type ShapeWindow = Window & { theme: Theme; appLog: AppLog };

const ELEMENTS = {
  shop_pay: 'shop-pay-wallet-button',
  paypal: 'shopify-paypal-button',
  buy_it_now: 'shopify-buy-it-now-button',
};

/** The visible wallets, links and skeletons of a page. */
export interface Sight {
  wallets: string[];
  links: number;
  skeletons: number;
}

/** The final state of a shape. */
export function expectedSight(id: string, hasCart: boolean): Sight {
  const { product, cart } = shapes[id] ?? {};
  const inCart = hasCart && cart ? Array.from({ length: cart.count }, () => cart.wallets).flat() : [];
  const names = [...(product ? [product.recommended ?? ('buy_it_now' as const)] : []), ...inCart];
  return {
    wallets: names.map(name => ELEMENTS[name]).sort(),
    links: product?.recommended ? 1 : 0,
    skeletons: 0,
  };
}

export function gotoShape(page: Page, url: string, id: string, query: Query = {}) {
  return page.goto(`${url}/shapes/${id}?${new URLSearchParams(query)}`, { waitUntil: 'domcontentloaded' });
}

export function act(page: Page, name: ActionName): Promise<void> {
  return page.evaluate(name => (window as unknown as ShapeWindow).theme.actions[name](), name);
}

/** Makes the theme add a product to the cart this way. @returns the shop's response */
export function request(page: Page, name: RequestName): Promise<unknown> {
  return page.evaluate(name => (window as unknown as ShapeWindow).theme.requests[name](), name);
}

/** Returns the page's state once it is stable for two frames, or at the timeout. */
function watch(page: Page, wanted: string): Promise<string> {
  return page.evaluate(
    async ({ names, wanted, limitMs }) => {
      const find = (selector: string, root: ParentNode = document) =>
        [...root.querySelectorAll(selector)].filter(element => element.getBoundingClientRect().height > 0);
      const look = () => {
        const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
        return JSON.stringify({
          wallets: find(names)
            .map(({ localName }) => localName)
            .sort(),
          links: find('more-payment-options-link a').length,
          skeletons: [document, ...roots].flatMap(root => find('[class*=skeleton]', root)).length,
        });
      };
      const end = performance.now() + limitMs;
      for (let calm = 0; ; ) {
        const seen = look();
        calm = seen === wanted ? calm + 1 : 0;
        if (calm === 2 || performance.now() > end) return seen;
        await new Promise(done => requestAnimationFrame(() => setTimeout(done, 5)));
      }
    },
    { names: Object.values(ELEMENTS).join(), wanted, limitMs: 6000 },
  );
}

/** Waits until the page has this state and keeps it. */
export async function untilSeen(page: Page, expected: Sight): Promise<void> {
  const wanted = JSON.stringify(expected);
  const seen = await watch(page, wanted);
  if (seen !== wanted) throw new Error(`The page shows ${seen}, not ${wanted}`);
}

/** Clicks one of the visible wallets, by its index, and continues to the checkout. */
export async function buy(page: Page, wallet: 'first' | 'last' = 'last'): Promise<void> {
  const own = page
    .locator(`${ELEMENTS.shop_pay} button, ${ELEMENTS.buy_it_now} button`)
    .filter({ visible: true });
  if (await own.count()) await own[wallet]().click();
  else {
    const paypal = page
      .locator(ELEMENTS.paypal)
      [wallet]()
      .frameLocator('iframe')
      .getByTestId('paypal-button');
    const [window] = await Promise.all([page.waitForEvent('popup'), paypal.click()]);
    // A cart in another currency redirects to the checkout without the window.
    await at(window, 'approve')
      .click()
      .catch(() => {});
  }
  await page.waitForURL(/\/checkouts\/cn\//, { waitUntil: 'commit' });
}
