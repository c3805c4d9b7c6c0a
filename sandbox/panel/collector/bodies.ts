import {
  checked,
  filled,
  flag,
  is,
  isoTime,
  list,
  matching,
  object,
  oneOf,
  record,
  type Shape,
  text,
  whole,
} from './shape';

// The collector rejects fields that the script doesn't need, so that it can't send personal data unnoticed.

/** https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
const uint64 = is(
  'a 64-bit integer as text',
  value => typeof value === 'string' && /^(0|[1-9]\d{0,19})$/.test(value) && BigInt(value) < 2n ** 64n,
);

/** Rejects milliseconds: nanoseconds of this century have 19 digits. */
const time = matching('a time in nanoseconds as text', /^[1-9]\d{18}$/);

const areDistinct = (values: unknown[]) => new Set(values).size === values.length;

interface Attribute {
  key: string;
  value: { stringValue: string };
}

/** https://opentelemetry.io/docs/specs/otel/common/#attribute-collections */
const attributes = checked(list(object({ key: filled, value: object({ stringValue: text }) })), {
  'keys that differ': (all: Attribute[]) => areDistinct(all.map(({ key }) => key)),
});

/** An export request of one signal, such as `ExportLogsServiceRequest`. */
const otlpBody = (signal: 'Metrics' | 'Logs', items: Record<string, Shape>): Shape =>
  object({
    [`resource${signal}`]: list(
      object({
        resource: checked(object({ attributes }), {
          'the attribute service.name': (resource: { attributes: Attribute[] }) =>
            resource.attributes.some(({ key }) => key === 'service.name'),
        }),
        [`scope${signal}`]: list(object({ scope: object({ name: filled }), ...items }), 1),
      }),
      1,
    ),
  });

interface Point {
  attributes: Attribute[];
  startTimeUnixNano: string;
  timeUnixNano: string;
}

interface HistogramPoint extends Point {
  count: string;
  bucketCounts: string[];
  explicitBounds: number[];
}

const toSeriesName = ({ attributes, timeUnixNano }: Point) =>
  [timeUnixNano, ...attributes.map(pair => JSON.stringify(pair)).sort()].join();

const points = (fields: Record<string, Shape>): Shape =>
  checked(
    list(
      checked(object({ attributes, startTimeUnixNano: time, timeUnixNano: time, ...fields }), {
        'a start that is not after its end': (point: Point) => point.startTimeUnixNano <= point.timeUnixNano,
      }),
      1,
    ),
    { 'points that differ in labels or in time': (all: Point[]) => areDistinct(all.map(toSeriesName)) },
  );

const number = is('a number', Number.isFinite);

const sumOf = (counts: string[]) => counts.reduce((sum, count) => sum + BigInt(count), 0n);

const histogramPoints = checked(
  points({ count: uint64, sum: number, bucketCounts: list(uint64), explicitBounds: list(number) }),
  {
    'one bucket more than there are bounds': (all: HistogramPoint[]) =>
      all.every(({ bucketCounts, explicitBounds }) => bucketCounts.length === explicitBounds.length + 1),
    'buckets that count what the point counts': (all: HistogramPoint[]) =>
      all.every(({ bucketCounts, count }) => sumOf(bucketCounts) === BigInt(count)),
    'bounds that rise': (all: HistogramPoint[]) =>
      all.every(({ explicitBounds: bounds }) =>
        bounds.every((bound, index) => !index || bound > Number(bounds[index - 1])),
      ),
  },
);

/** Delta temporality: each point counts the events since the previous point. */
const delta = { aggregationTemporality: oneOf(1) };

const metric = checked(
  object(
    {
      name: matching('a name of letters, digits, dots, dashes, slashes', /^[A-Za-z][\w./-]{0,254}$/),
      unit: matching('a unit of at most 63 characters', /^[ -~]{0,63}$/),
    },
    {
      sum: object({ dataPoints: points({ asInt: uint64 }), isMonotonic: oneOf(true), ...delta }),
      histogram: object({ dataPoints: histogramPoints, ...delta }),
    },
  ),
  { 'either a sum or a histogram': (value: object) => 'sum' in value !== 'histogram' in value },
);

export const metricsBody = otlpBody('Metrics', { metrics: list(metric, 1) });

const logRecord = object({
  timeUnixNano: time,
  severityNumber: oneOf(9, 13, 17),
  severityText: oneOf('INFO', 'WARN', 'ERROR'),
  body: object({ stringValue: text }),
  attributes,
});

export const logsBody = otlpBody('Logs', { logRecords: list(logRecord, 1) });

/** Accepts the values that a column of the events' table can have. */
const cell = is(
  'text, a number, true or false, nothing, or a list of texts',
  value =>
    value === null ||
    ['string', 'number', 'boolean'].includes(typeof value) ||
    (Array.isArray(value) && value.every(item => typeof item === 'string')),
);

/** The visit's analytics events. */
export const analyticsBody = object({
  events: list(
    object({
      schema_id: matching('the schema of wallet events', /^shopify_wallet_checkout_track\/6\.3$/),
      payload: record(cell),
      metadata: object({ event_created_at_ms: whole }),
    }),
    1,
  ),
  metadata: object({ event_sent_at_ms: whole }),
});

const MAX_MESSAGE = 1024;
/** The error and its causes. */
const MAX_EXCEPTIONS = 21;

const exception = object({
  errorClass: filled,
  message: matching(`text of at most ${MAX_MESSAGE} characters`, new RegExp(`^.{0,${MAX_MESSAGE}}$`, 's')),
  stacktrace: list(
    object({ file: text, lineNumber: whole, columnNumber: whole, method: text, inProject: flag }),
  ),
  type: oneOf('browserjs'),
});

const notifier = object({ name: filled, version: filled, url: text });
const app = object({ version: filled, codeBundleId: filled, type: oneOf('browser') });
const device = { userAgent: text, locale: text };
const session = { id: filled, startedAt: isoTime };

const errorEvent = object(
  {
    payloadVersion: oneOf('5'),
    exceptions: checked(list(exception, 1), {
      [`at most ${MAX_EXCEPTIONS} exceptions`]: (all: unknown[]) => all.length <= MAX_EXCEPTIONS,
    }),
    severity: oneOf('error', 'warning'),
    severityReason: object({
      type: oneOf('handledException', 'unhandledException', 'unhandledPromiseRejection'),
    }),
    unhandled: flag,
    app,
    device: object({ ...device, time: isoTime }),
  },
  { session: object({ ...session, events: object({ handled: whole, unhandled: whole }) }) },
);

/** Error reports, in version 5 of Bugsnag's payload. */
export const errorsBody = object({ payloadVersion: oneOf('5'), notifier, events: list(errorEvent, 1) });

/** Starts of visits, in Bugsnag's shape. */
export const sessionsBody = object({
  notifier,
  app,
  device: object(device),
  sessions: list(object(session), 1),
});
