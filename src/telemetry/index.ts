import { getPageType } from '../core/page/page-type';
import { safeDocument } from '../core/platform/document';
import type { Script } from '../core/platform/script';
import type { ReadCookie, RecordEvent, TelemetryEvent } from '../core/platform/telemetry';
import type { DropKind } from '../core/types/metric';
import { createAnalytics, isCrawler } from './analytics';
import { createErrorReports } from './error-report';
import { createLogs } from './logs';
import { createMeter, type Meter } from './meter';
import type { Sink, Unhandled } from './sender';

/**
 * Starts to send the script's events to the receivers that its tag names.
 *
 * @returns a function that records each later event
 */
export default function startTelemetry(
  script: Script,
  readCookie: ReadCookie,
  early: TelemetryEvent[],
  count: number,
): RecordEvent {
  const { otlp, analytics, errors, release } = script.options;
  const sinks: Sink[] = [];
  let meter: Meter | undefined;
  const drop = (kind: DropKind) => (size: number) => meter?.drop(kind, size);

  if (otlp) {
    const url = otlp.replace(/\/$/, '');
    meter = createMeter(`${url}/v1/metrics`, release);
    sinks.push(meter, createLogs({ url: `${url}/v1/logs`, drop: drop('logs') }, script));
  }
  if (analytics && !isCrawler(navigator.userAgent))
    sinks.push(createAnalytics(readCookie, { url: analytics, drop: drop('analytics') }));
  if (errors) sinks.push(createErrorReports(script, errors, drop));

  const record = (event: TelemetryEvent, unhandled?: Unhandled) => {
    const typed = withPageType(event);
    for (const sink of sinks)
      try {
        sink.record(typed, unhandled);
      } catch {
        // A bug in a sink must not affect anything else, least of all the shop.
      }
  };
  for (const event of early) record(event);
  if (count > early.length) drop('early')(count - early.length);

  if (errors) watchErrors(record);

  const flush = () => {
    for (const sink of sinks) sink.flush();
  };
  addEventListener('pagehide', flush);
  safeDocument.addEventListener('visibilitychange', () => {
    if (safeDocument.visibilityState === 'hidden') flush();
  });
  return (...event) => record(event);
}

/**
 * Replaces the label `page` of an event by the real type of the page if the event is from a product element, which may be on any
 * page. Its buttons are the same everywhere, so only telemetry needs the real type.
 */
function withPageType(event: TelemetryEvent): TelemetryEvent {
  const [at, name, labels, value] = event;
  const isProduct = 'page' in labels && labels.page === 'product';
  // Without a product element, a checkout element has set this type itself (`page-type`).
  if (!isProduct || !safeDocument.querySelector('shopify-accelerated-checkout')) return event;
  return [at, name, { ...labels, page: getPageType() }, value] as TelemetryEvent;
}

/** Records the page's uncaught errors. The filters then drop those without a file of the script in their stacks. */
function watchErrors(record: (event: TelemetryEvent, unhandled: Unhandled) => void) {
  const recordError = (error: unknown, how: Unhandled) => record([Date.now(), 'unhandled', {}, error], how);
  addEventListener('error', ({ error }) => recordError(error, 'unhandledException'));
  addEventListener('unhandledrejection', ({ reason }) => recordError(reason, 'unhandledPromiseRejection'));
}
