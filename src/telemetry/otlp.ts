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
