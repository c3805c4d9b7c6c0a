import type { Browser, Page } from 'playwright-core';
import { openCart, openProduct, openSheet, PRODUCT, pay, untilCheckout } from '../sandbox/browser/visit';
import { createShop, type Shop } from '../sandbox/server/server';
import type { Delivery } from '../sandbox/server/store/types';

type ShopPage = { page: Page; shop: Shop };

interface Visit {
  /** Number of a thousand page views that are of this kind. */
  share: number;
  /** True for a page view that isn't the first of its session. @default false */
  isLater?: boolean;
  play(visitor: ShopPage): Promise<void>;
}

/** Long enough for the script to send telemetry, which waits until the page is idle. */
const IDLE_MS = 3000;

const BUY_IT_NOW = { recommended: 'buy_it_now' };

async function look({ page, shop }: ShopPage) {
  await openProduct({ page, shop });
  await page.waitForTimeout(IDLE_MS);
}

const VISITS: Record<string, Visit> = {
  'comes to a product': { share: 300, play: look },
  'looks at another product': { share: 600, isLater: true, play: look },
  'looks at the cart': {
    share: 60,
    isLater: true,
    async play({ page, shop }) {
      await openCart({ page, shop });
      await page.waitForTimeout(IDLE_MS);
    },
  },
  'buys with Buy it now': {
    share: 25,
    isLater: true,
    async play({ page, shop }) {
      await openProduct({ page, shop }, PRODUCT.standard, BUY_IT_NOW);
      await page.waitForTimeout(IDLE_MS);
      await page.locator('#main shopify-buy-it-now-button button').click();
      await untilCheckout(page);
    },
  },
  'pays with Google Pay': {
    share: 15,
    isLater: true,
    async play({ page, shop }) {
      await openProduct({ page, shop });
      await page.waitForTimeout(IDLE_MS);
      await openSheet(page);
      await page.waitForTimeout(IDLE_MS);
      await pay({ page, shop });
    },
  },
};

/** Requests that the page sends while it closes arrive a moment later. */
const FLUSH_MS = 1000;

async function leave(page: Page) {
  await page.goto('about:blank');
  await page.waitForTimeout(FLUSH_MS);
}

interface Sent {
  deliveries: Delivery[];
  /** CORS preflights. Browsers cache them for as long as the collector allows. */
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
 * Measures telemetry requests and body bytes per thousand page views. Plays each kind of visit once in the sandbox and
 * weights it by its share.
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
