import type { Script } from '../core/platform/script';
import { redact, toExceptions } from './exceptions';
import { type Channel, createQueue, type Sink } from './sender';

/**
 * OTLP over HTTP in JSON: lowerCamelCase names, 64-bit integers as text, enums as numbers.
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */

/** The script's name, which receivers get as the name of the service and of the scope. */
export const SERVICE_NAME = 'portable-wallets';

/** A label in OTLP's shape. */
export interface Attribute {
  key: string;
  value: { stringValue: string };
}

export const toAttributes = (labels: Record<string, string>): Attribute[] =>
  Object.entries(labels).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/** Converts milliseconds since 1970 to OTLP's nanoseconds. Returns text, because a number can't hold them exactly. */
export const toNanos = (ms: number): string => `${Math.round(ms)}000000`;

/** Name of this release's folder, filled in by the build. Identifies the source maps for the stacks of a report. */
declare const RELEASE: string;
export const getReleaseId = (): string => RELEASE;

/**
 * Wraps items into an export request of this service and scope.
 *
 * @param signal suffix of the request's keys, for example of `resourceMetrics` and `scopeMetrics`
 * @param items content of the scope: `metrics` or `logRecords`
 * @param release the shop's name of the release. @default the name of the release's folder
 */
export const toRequest = (signal: 'Metrics' | 'Logs', items: object, release = getReleaseId()): object => ({
  [`resource${signal}`]: [
    {
      resource: { attributes: toAttributes({ 'service.name': SERVICE_NAME, 'service.version': release }) },
      [`scope${signal}`]: [{ scope: { name: SERVICE_NAME }, ...items }],
    },
  ],
});

/** Formats a time in ms since 1970 for the error-reporting service. @default now */
export const toIsoTime = (ms = Date.now()): string => new Date(ms).toISOString();

const RECORDS_MAX = 50;
/** Characters of style text in a log (docs/specification.md#telemetry). */
const STYLE_MAX = 2000;

/** https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const SEVERITIES = { INFO: 9, WARN: 13, ERROR: 17 };

/** Creates the sink of logs: a short form of each reported error, and legacy styles from a few pages. */
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
