import { safeDocument } from '../core/platform/document';
import type { AcceleratedCheckoutError } from '../core/platform/errors';
import type { Script } from '../core/platform/script';
import type { DropKind } from '../core/types/metric';
import { LOAD_FAILURES } from './allowed-texts';
import { type Exception, toChain, toExceptions } from './exceptions';
import { getReleaseId, SERVICE_NAME, toIsoTime } from './logs';
import { createQueue, JSON_HEADERS, type Sink } from './sender';
import { countError, openVisit, type Visit } from './visit';

/** Facts about an error. */
interface ErrorContext {
  /** The error and its causes. */
  exceptions: Exception[];
  /** Codes of the server, as one text. Only the errors of the script about its requests have them. */
  codes: string;
  /** True if the error was uncaught, so that any script may have thrown it. */
  unhandled: boolean;
  /**
   * Returns true if the failed element is visible, or, for other errors, if any element of the script has been visible. It is
   * called last, because it may force a layout.
   */
  isSeen(): boolean;
}

/** One rule (docs/specification.md#errors-of-the-page): which errors it matches, and whether those are sent. */
type Filter = [matches: (context: ErrorContext) => boolean, isSent: boolean];

const matches =
  (pattern: RegExp) =>
  ({ exceptions }: ErrorContext): boolean =>
    exceptions.some(({ errorClass, message }) => pattern.test(`${errorClass}: ${message}`));

const DROPPED_CODES =
  /\b(HTTP|NETWORK|TIMEOUT|ABORTED|THROTTLED|INTERNAL_SERVER_ERROR|UNAUTHORIZED|RESTRICTED_WALLET_ACCOUNT)\b/;

/** The rules. The first match decides. An error without a match is sent. */
const FILTERS: Filter[] = [
  // Uncaught errors are dropped, unless a file of the script is in their stack.
  [
    ({ exceptions, unhandled }) => unhandled && !exceptions.some(({ stacktrace }) => stacktrace.length),
    false,
  ],
  // Failures of networks and of content blockers are dropped.
  [matches(new RegExp(LOAD_FAILURES)), false],
  // Responses with a status other than 200, and temporary errors, are dropped. So are an invalid token, because each view of a cart
  // would report it, and a restricted account. The log has them.
  [({ codes }) => DROPPED_CODES.test(codes), false],
  // A mistake of the page's author is sent, although the element was never visible because of it.
  [matches(/^DeveloperError/), true],
  // An error of a component that was never visible is dropped.
  [({ isSeen }) => !isSeen(), false],
];

function isSent(context: ErrorContext): boolean {
  return FILTERS.find(([matches]) => matches(context))?.[1] ?? true;
}

const EVENTS_MAX = 10;
/** Most errors that one page view reports. Equal errors count once. */
const REPORTED_MAX = 100;

const NOTIFIER = { name: SERVICE_NAME, version: '1', url: '' };

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
  const codeBundleId = getReleaseId();
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
      // A shopper who clicks has seen a button.
      isSeen ||= name === 'click';
      if (name !== 'reported' && !source) return;
      const exceptions = toExceptions(error, base);
      const [{ errorClass }] = exceptions;
      const key = JSON.stringify(exceptions);
      if (reported.has(key) || reported.size === REPORTED_MAX) return;
      const wasSeen = () => {
        const { element }: Partial<AcceleratedCheckoutError> = Object(error);
        // An element that has left the page has no layout.
        if (element instanceof Element && element.isConnected) return isVisible([element]);
        isSeen ||= isVisible();
        return isSeen;
      };
      const codes = `${toChain(error).map(cause => Object(cause).code)}`;
      if (!isSent({ exceptions, codes, unhandled: !!source, isSeen: wasSeen })) return;
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

const ELEMENTS = 'shopify-accelerated-checkout, shopify-accelerated-checkout-cart, shopify-wallet-button';

/** Returns true if one of these elements, by default any of the script, is laid out on a visible page. */
function isVisible(elements: Iterable<Element> = safeDocument.querySelectorAll(ELEMENTS)): boolean {
  return (
    safeDocument.visibilityState === 'visible' &&
    [...elements].some(element => element.getClientRects().length)
  );
}
