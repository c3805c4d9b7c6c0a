/**
 * OTLP over HTTP in JSON: lowerCamelCase names, 64-bit integers as text, enums as numbers.
 * https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
 */

/** The script's name, where services and scopes have one. */
export const NAME = 'portable-wallets';

export interface Attribute {
  key: string;
  value: { stringValue: string };
}

export const toAttributes = (labels: Record<string, string>): Attribute[] =>
  Object.entries(labels).map(([key, stringValue]) => ({ key, value: { stringValue } }));

/** Milliseconds since 1970 as OTLP wants them; beyond what a number can hold exactly. */
export const toNanos = (ms: number): string => `${Math.round(ms)}000000`;

/**
 * An export request with whose it is.
 *
 * @param signal as the names of its parts end: `resourceMetrics`, `scopeMetrics`
 * @param items what one scope has to tell, under the name that the signal gives it
 */
export const toRequest = (signal: 'Metrics' | 'Logs', items: object, release = 'unknown'): object => ({
  [`resource${signal}`]: [
    {
      resource: { attributes: toAttributes({ 'service.name': NAME, 'service.version': release }) },
      [`scope${signal}`]: [{ scope: { name: NAME }, ...items }],
    },
  ],
});

/** A time in ms since 1970 as the error-reporting service wants it. @default now */
export const toIsoTime = (ms = Date.now()): string => new Date(ms).toISOString();
