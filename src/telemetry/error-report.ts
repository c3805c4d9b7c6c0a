import type { AcceleratedCheckoutError } from '../core/base/accelerated-checkout-error';
import type { Script } from '../core/base/script';
import type { DropKind } from '../core/types/metric';
import { isSent } from './error-filters';
import { toExceptions } from './exceptions';
import { NAME, readOwnRelease, toIsoTime } from './otlp';
import { createQueue } from './queue';
import { JSON_HEADERS } from './sender';
import type { Sink } from './sink';
import { countError, openVisit, type Visit } from './visit';

const EVENTS_MAX = 10;
/** How many different errors one page reports. */
const TOLD_MAX = 100;

const NOTIFIER = { name: NAME, version: '1', url: '' };

/** Sends error reports, and the start of the visit in which they happen: https://bugsnagerrorreportingapi.docs.apiary.io */
export function createErrorReports(
  { options, base }: Script,
  url: string,
  drop: (kind: DropKind) => (size: number) => void,
): Sink {
  const toHeaders = (version: string) => () => ({
    ...JSON_HEADERS,
    'Bugsnag-Payload-Version': version,
    'Bugsnag-Sent-At': toIsoTime(),
    ...(options.errorKey && { 'Bugsnag-Api-Key': options.errorKey }),
  });
  const codeBundleId = readOwnRelease();
  const app = { version: options.release ?? codeBundleId, codeBundleId, type: 'browser' };
  const device = { userAgent: navigator.userAgent, locale: navigator.language };
  const reported = new Set<string>();
  let isSeen = false;

  const queue = createQueue<object>({
    url,
    headers: toHeaders('5'),
    max: EVENTS_MAX,
    drop: drop('errors'),
    toBody: events => ({ payloadVersion: '5', notifier: NOTIFIER, events }),
  });
  const sessions = createQueue<Omit<Visit, 'events'>>({
    url: options.errorSessions ?? `${url.replace(/\/$/, '')}/sessions`,
    headers: toHeaders('1'),
    max: 1,
    drop: drop('sessions'),
    toBody: started => ({ notifier: NOTIFIER, app, device, sessions: started }),
  });
  const visit = openVisit(({ id, startedAt }) => sessions.push({ id, startedAt }));

  return {
    record([at, name, , error], source) {
      // A shopper who clicks has seen a button of ours.
      isSeen ||= name === 'click';
      if (name !== 'reported' && !source) return;
      const exceptions = toExceptions(error, base);
      const [{ errorClass }] = exceptions;
      const key = JSON.stringify(exceptions);
      if (reported.has(key) || reported.size === TOLD_MAX) return;
      const isItSeen = () => {
        const { element }: Partial<AcceleratedCheckoutError> = Object(error);
        // An element that has left the page by now can't be asked.
        if (element instanceof Element && element.isConnected) return isVisible([element]);
        isSeen ||= isVisible();
        return isSeen;
      };
      if (!isSent({ exceptions, unhandled: !!source, isSeen: isItSeen })) return;
      reported.add(key);
      queue.push({
        payloadVersion: '5',
        exceptions,
        unhandled: !!source,
        severity: errorClass === 'DeveloperError' ? 'warning' : 'error',
        severityReason: { type: source ?? 'handledException' },
        app,
        device: { ...device, time: toIsoTime(at) },
        session: visit && countError(visit, source ? 'unhandled' : 'handled'),
      });
    },
    flush() {
      queue.flush();
      sessions.flush();
    },
  };
}

const OURS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart, shopify-wallet-button';

/** Whether one of these elements, or any of ours, is laid out on a page that is in view. */
export function isVisible(elements: Iterable<Element> = document.querySelectorAll(OURS)): boolean {
  return (
    document.visibilityState === 'visible' && [...elements].some(element => element.getClientRects().length)
  );
}
