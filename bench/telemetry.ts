import type { Browser, Page } from 'playwright-core';
import { createShop, type Shop } from '../sandbox/server/server';
import type { Delivery } from '../sandbox/server/store/types';
import { openCart, openProduct, openSheet, PRODUCT, pay, untilCheckout } from '../test/browser/shop-page';

type Stage = { page: Page; shop: Shop };

interface Visit {
  /** Of a thousand page views, so many are like this. */
  share: number;
  /** True for a page view that the visit didn't begin with. @default false */
  isLater?: boolean;
  play(stage: Stage): Promise<void>;
}

/** Time in which a shopper reads the page: the script finds the page idle, and sends. */
const READING_MS = 3000;

const BUY_IT_NOW = { recommended: 'buy_it_now' };

async function look({ page, shop }: Stage) {
  await openProduct({ page, shop });
  await page.waitForTimeout(READING_MS);
}

const VISITS: Record<string, Visit> = {
  'comes to a product': { share: 300, play: look },
  'looks at another product': { share: 600, isLater: true, play: look },
  'looks at the cart': {
    share: 60,
    isLater: true,
    async play({ page, shop }) {
      await openCart({ page, shop });
      await page.waitForTimeout(READING_MS);
    },
  },
  'buys with Buy it now': {
    share: 25,
    isLater: true,
    async play({ page, shop }) {
      await openProduct({ page, shop }, PRODUCT.usual, BUY_IT_NOW);
      await page.waitForTimeout(READING_MS);
      await page.locator('#main shopify-buy-it-now-button button').click();
      await untilCheckout(page);
    },
  },
  'pays with Google Pay': {
    share: 15,
    isLater: true,
    async play({ page, shop }) {
      await openProduct({ page, shop });
      await page.waitForTimeout(READING_MS);
      await openSheet(page);
      await page.waitForTimeout(READING_MS);
      await pay({ page, shop });
    },
  },
};

/** What leaves the page while it is closed is on its way a moment longer. */
const LAST_MS = 1000;

async function leave(page: Page) {
  await page.goto('about:blank');
  await page.waitForTimeout(LAST_MS);
}

interface Sent {
  deliveries: Delivery[];
  /** What browsers ask another origin before they send; kept for as long as the collector allows. */
  preflights: number;
}

async function playVisit(browser: Browser, { isLater, play }: Visit): Promise<Sent> {
  const shop = await createShop({ settings: { otlp: true, analytics: true, errors: true, consent: 'all' } });
  const context = await browser.newContext({ locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let preflights = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (request.method === 'OPTIONS' && request.url.includes('/collector/')) preflights++;
    });
    await session.send('Network.enable');
    if (isLater) {
      await look({ page, shop });
      await leave(page);
      preflights = 0;
    }
    const before = shop.store.deliveries.length;
    await play({ page, shop });
    await leave(page);
    return { deliveries: shop.store.deliveries.slice(before), preflights };
  } finally {
    await context.close();
    await shop.close();
  }
}

const KINDS = ['metrics', 'logs', 'analytics', 'errors', 'sessions'] as const;
const bytesOf = (deliveries: Delivery[]) => deliveries.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Measures what the script sends for a thousand page views, in requests and in bytes of their bodies. Each kind of visit is played in
 * the sandbox once, and counts by its share of real visits.
 */
export async function telemetry(browser: Browser): Promise<string[]> {
  const sent = new Map<string, Sent>();
  for (const [name, visit] of Object.entries(VISITS)) sent.set(name, await playVisit(browser, visit));

  console.log('One visit of each kind');
  console.table(
    Object.fromEntries(
      [...sent].map(([name, { deliveries, preflights }]) => [
        name,
        {
          'of 1,000': VISITS[name]?.share,
          requests: deliveries.length,
          preflights,
          'bytes of bodies': bytesOf(deliveries),
        },
      ]),
    ),
  );

  const rows = KINDS.map(kind => {
    const weighed = [...sent].map(([name, { deliveries }]) => {
      const ofKind = deliveries.filter(delivery => delivery.kind === kind);
      const share = VISITS[name]?.share ?? 0;
      return { requests: ofKind.length * share, bytes: bytesOf(ofKind) * share };
    });
    const sum = (part: 'requests' | 'bytes') => weighed.reduce((total, one) => total + one[part], 0);
    return [kind, { requests: sum('requests'), bytes: sum('bytes') }] as const;
  });
  console.log('A thousand page views');
  console.table(Object.fromEntries(rows));

  const wrong = [...sent.values()].flatMap(({ deliveries }) =>
    deliveries.flatMap(({ problems }) => problems),
  );
  return wrong.map(problem => `The collector rejects: ${problem}`);
}
