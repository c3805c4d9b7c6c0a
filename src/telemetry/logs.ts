import type { Script } from '../core/platform/script';
import { redact, toExceptions } from './exceptions';
import { type Channel, createQueue, type Sink } from './sender';

/**
 * OTLP over HTTP in JSON: lowerCamelCase names, 64-bit integers as text, enums as numbers.
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */

/** The script's name, as the name of its service and of its scope. */
export const NAME = 'portable-wallets';

export interface Attribute {
  key: string;
  value: { stringValue: string };
}

export const toAttributes = (labels: Record<string, string>): Attribute[] =>
  Object.entries(labels).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/** Turns milliseconds since 1970 into OTLP's nanoseconds, as text, because a number can't hold them exactly. */
export const toNanos = (ms: number): string => `${Math.round(ms)}000000`;

/** Name of this release's folder, filled in by the build: what a report counts as, and whose source maps resolve it. */
declare const RELEASE: string;
export const readOwnRelease = (): string => RELEASE;

/**
 * Wraps items into an export request of this service and scope.
 *
 * @param signal as the names of its parts end: `resourceMetrics`, `scopeMetrics`
 * @param items what the scope sends, under the name that the signal gives it
 * @param release as the shop calls it; by default as the build does, so that releases side by side are told apart
 */
export const toRequest = (signal: 'Metrics' | 'Logs', items: object, release = readOwnRelease()): object => ({
  [`resource${signal}`]: [
    {
      resource: { attributes: toAttributes({ 'service.name': NAME, 'service.version': release }) },
      [`scope${signal}`]: [{ scope: { name: NAME }, ...items }],
    },
  ],
});

/** A time in ms since 1970 as the error-reporting service wants it. @default now */
export const toIsoTime = (ms = Date.now()): string => new Date(ms).toISOString();

const RECORDS_MAX = 50;
/** Characters of style text in a log (docs/specification.md#telemetry). */
const STYLE_MAX = 2000;

/** https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const SEVERITIES = { INFO: 9, WARN: 13, ERROR: 17 };

/** Sends logs: the errors that were reported, in short, and from a few pages the styles of old markup. */
export function createLogs(channel: Pick<Channel, 'url' | 'drop'>, { base, options }: Script): Sink {
  const queue = createQueue<object>({
    ...channel,
    max: RECORDS_MAX,
    toBody: logRecords => toRequest('Logs', { logRecords }, options.release),
  });
  const write = (
    at: number,
    severity: keyof typeof SEVERITIES,
    text: string,
    labels: Record<string, string>,
  ) =>
    queue.push({
      timeUnixNano: toNanos(at),
      severityNumber: SEVERITIES[severity],
      severityText: severity,
      body: { stringValue: text },
      attributes: toAttributes(labels),
    });

  return {
    flush: queue.flush,
    record([at, name, , value]) {
      if (name === 'compat.sampled') write(at, 'INFO', redact(value, STYLE_MAX), { type: name });
      if (name !== 'reported') return;
      const [{ errorClass, message, stacktrace }] = toExceptions(value, base);
      const [frame] = stacktrace;
      write(at, errorClass === 'DeveloperError' ? 'WARN' : 'ERROR', message, {
        type: errorClass,
        ...(frame && { place: `${frame.file}:${frame.lineNumber}:${frame.columnNumber}` }),
      });
    },
  };
}
