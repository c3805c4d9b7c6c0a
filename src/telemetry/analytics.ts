import { safeDocument } from '../core/platform/document';
import type { ReadCookie } from '../core/platform/telemetry';
import { SERVICE_NAME } from './logs';
import { toLabels } from './metrics';
import { type Channel, createQueue, type Sink } from './sender';
import { parseConsent } from './visit';

const SCHEMA = 'shopify_wallet_checkout_track/6.3';
const EVENTS_MAX = 50;

/** The longest time that events wait for the cookies, and the pause between two checks (docs/specification.md#analytics-events). */
const WAIT_MS = 7000;
const POLL_MS = 100;

/** The collector's names of events, by metric; for the end of a purchase, by metric and action. */
const EVENTS: Record<string, string> = {
  'wallet.rendered': 'instrument_rendered',
  click: 'instrument_click',
  opened: 'sheet_opened',
  cancelled: 'sheet_cancelled',
  'finish complete': 'checkout_completed',
  'finish redirect': 'checkout_redirected',
  'finish leave': 'checkout_redirected',
  'finish decelerate': 'checkout_decelerated',
  'finish abort': 'checkout_failed',
  'finish show_error': 'checkout_failed',
};

/** Shapes of the values that identify the visitor and the page. Other values are not sent. */
const UUID = /^[\da-f-]{36}$/i;
/** Matches the shop's number, also at the end of its global id. */
const SHOP = /(?<=^(?:gid:\/\/shopify\/Shop\/)?)\d+$/;
const LANGUAGE = /^[a-z]{2}(?:-[a-z\d]{2,4}){0,2}$/i;

const only = (shape: RegExp, text?: string | null) => shape.exec(text ?? '')?.[0];

/** One event, without the visitor's values. */
interface WalletEvent {
  at: number;
  event: string;
  eventSubtype?: string | undefined;
  instrumentId?: string | undefined;
  pageType?: string | undefined;
}

/** Sends analytics events as soon as the shopper's consent is known. Without consent they are dropped. */
export function createAnalytics(readCookie: ReadCookie, channel: Pick<Channel, 'url' | 'drop'>): Sink {
  let page: string | undefined;
  let isReady = false;
  let waiting: Promise<void> | undefined;

  const readConsent = () =>
    readCookie('_tracking_consent') ?? readCookie('_cmp_a') ?? readServerTiming('_cmp');
  const readBuyer = () => readCookie('_shopify_y');

  const queue = createQueue<WalletEvent>({
    ...channel,
    // Plain text needs no preflight request to another origin.
    headers: () => ({ 'Content-Type': 'text/plain' }),
    max: EVENTS_MAX,
    isOpen: () => isReady,
    toBody(events) {
      const consent = parseConsent(readConsent(), navigator);
      if (!consent.includes('analytics')) return undefined;
      const visitor = {
        appName: SERVICE_NAME,
        uniqToken: only(UUID, readBuyer()),
        visitToken: only(UUID, readCookie('_shopify_s')),
        shopId: only(SHOP, safeDocument.querySelector('[shop-id]')?.getAttribute('shop-id')),
        contentLanguage: only(LANGUAGE, safeDocument.documentElement.lang),
        consent,
      };
      return {
        events: events.map(({ at, ...event }) => ({
          schema_id: SCHEMA,
          payload: { ...event, ...visitor },
          metadata: { event_created_at_ms: at },
        })),
        metadata: { event_sent_at_ms: Date.now() },
      };
    },
  });

  async function waitForConsent() {
    // The response of the shop's front page may set the cookie. The URL is absolute, because the page's `<base>` is untrusted.
    if (!readConsent()) window.fetch(`${location.origin}/`, { method: 'HEAD' }).catch(() => {});
    const end = performance.now() + WAIT_MS;
    while (!isReady && !(readConsent() && readBuyer()) && performance.now() < end)
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
    isReady = true;
    queue.schedule();
  }

  return {
    record([at, name, eventLabels]) {
      const labels = toLabels(name, eventLabels);
      if (!labels) return;
      const { action, instrument, reason } = labels;
      const event = EVENTS[action ? `${name} ${action}` : name];
      if (!event) return;
      // Events after a click have no page. It is that of the click.
      page = labels.page ?? page;
      queue.push({ at, event, eventSubtype: reason, instrumentId: instrument, pageType: page });
      // A page may have replaced `fetch`, and may have no cookies.
      waiting ??= waitForConsent().catch(() => {});
    },
    flush() {
      // The page may unload before the cookies are set.
      isReady = !!waiting;
      queue.flush();
    },
  };
}

/** Reads a cookie's value from the page's `Server-Timing`, for shops whose cookies are hidden from scripts (`HttpOnly`). */
function readServerTiming(name: string): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(timing => timing.name === name)?.description;
}

/** Returns true for a crawler, whose events are not sent (docs/specification.md#users). */
export function isCrawler(userAgent: string): boolean {
  return /Lighthouse|Googlebot/i.test(userAgent);
}
