import type { Delivery, DeliveryKind } from '../../server/store/types';

/** One series of a metric, by name and labels, with the sum of its points. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  unit: string;
  /** Number of events. */
  count: number;
  /** For a histogram: the sum of the values, and the number in each bucket. */
  total?: number;
  buckets?: Bucket[];
}

/** Counts values up to the bound. The last bucket has no bound. */
export interface Bucket {
  bound?: number;
  count: number;
}

export interface Log {
  at: number;
  severity: string;
  text: string;
  labels: Record<string, string>;
}

export interface WalletEvent {
  at: number;
  payload: Record<string, unknown>;
}

export interface ErrorReport {
  severity: string;
  release: string;
  /** The error, then its causes. */
  chain: { errorClass: string; message: string; stack: string[] }[];
}

// biome-ignore lint/suspicious/noExplicitAny: the collector has checked the shapes
type Known = any;

/** Returns the bodies that the collector has accepted, oldest first. */
function acceptedBodies(deliveries: Delivery[], kind: DeliveryKind): Known[] {
  const isTaken = (delivery: Delivery) =>
    delivery.kind === kind && delivery.status >= 200 && delivery.status < 300;
  return deliveries.filter(isTaken).map(({ body }) => body);
}

const labelsOf = (attributes: Known[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));

/** Sums the points of each series. Returns the series sorted by name. */
export function toSeries(deliveries: Delivery[]): Series[] {
  const all = new Map<string, Series>();
  for (const { name, unit, sum, histogram } of metricsOf(deliveries))
    for (const point of (sum ?? histogram).dataPoints) {
      const labels = labelsOf(point.attributes);
      const key = JSON.stringify([name, Object.entries(labels).sort()]);
      const series = all.get(key) ?? { name, labels, unit, count: 0 };
      all.set(key, histogram ? addHistogram(series, point) : addCount(series, point));
    }
  return [...all.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, series]) => series);
}

function metricsOf(deliveries: Delivery[]): Known[] {
  return acceptedBodies(deliveries, 'metrics')
    .flatMap(({ resourceMetrics }) => resourceMetrics)
    .flatMap(({ scopeMetrics }: Known) => scopeMetrics)
    .flatMap(({ metrics }: Known) => metrics);
}

function addCount(series: Series, { asInt }: Known): Series {
  return { ...series, count: series.count + Number(asInt) };
}

function addHistogram(series: Series, { count, sum, bucketCounts, explicitBounds }: Known): Series {
  const buckets = bucketCounts.map((inside: string, index: number) => ({
    bound: explicitBounds[index],
    count: Number(inside) + (series.buckets?.[index]?.count ?? 0),
  }));
  return { ...series, count: series.count + Number(count), total: (series.total ?? 0) + sum, buckets };
}

export function toLogs(deliveries: Delivery[]): Log[] {
  return acceptedBodies(deliveries, 'logs')
    .flatMap(({ resourceLogs }) => resourceLogs)
    .flatMap(({ scopeLogs }: Known) => scopeLogs)
    .flatMap(({ logRecords }: Known) => logRecords)
    .map(({ timeUnixNano, severityText, body, attributes }: Known) => ({
      at: Number(BigInt(timeUnixNano) / 1_000_000n),
      severity: severityText,
      text: body.stringValue,
      labels: labelsOf(attributes),
    }));
}

export function toWalletEvents(deliveries: Delivery[]): WalletEvent[] {
  return acceptedBodies(deliveries, 'analytics')
    .flatMap(({ events }) => events)
    .map(({ payload, metadata }: Known) => ({ at: metadata.event_created_at_ms, payload }));
}

export function toErrorReports(deliveries: Delivery[]): ErrorReport[] {
  return acceptedBodies(deliveries, 'errors')
    .flatMap(({ events }) => events)
    .map(({ severity, app, exceptions }: Known) => ({
      severity,
      release: app.version,
      chain: exceptions.map(({ errorClass, message, stacktrace }: Known) => ({
        errorClass,
        message,
        stack: stacktrace.map(
          ({ file, lineNumber, columnNumber }: Known) => `${file}:${lineNumber}:${columnNumber}`,
        ),
      })),
    }));
}
