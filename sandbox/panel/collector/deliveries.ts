import type { Delivery, DeliveryKind } from '../../server/store/types';

/** One series of a metric: its name and its labels, with the sum of all its points. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  unit: string;
  /** How many events it counted. */
  count: number;
  /** Of a histogram: the sum of the values, and how many lie in each bucket. */
  total?: number;
  buckets?: Bucket[];
}

/** Counts values up to the bound. The last bucket has none. */
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
function takenBodies(deliveries: Delivery[], kind: DeliveryKind): Known[] {
  const isTaken = (delivery: Delivery) =>
    delivery.kind === kind && delivery.status >= 200 && delivery.status < 300;
  return deliveries.filter(isTaken).map(({ body }) => body);
}

const labelsOf = (attributes: Known[]): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));

/** Adds all points up. @returns every series, sorted by name */
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
  return takenBodies(deliveries, 'metrics')
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
  return takenBodies(deliveries, 'logs')
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
  return takenBodies(deliveries, 'analytics')
    .flatMap(({ events }) => events)
    .map(({ payload, metadata }: Known) => ({ at: metadata.event_created_at_ms, payload }));
}

export function toErrorReports(deliveries: Delivery[]): ErrorReport[] {
  return takenBodies(deliveries, 'errors')
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
