import type { Delivery, DeliveryKind } from '../store/types';

/** One series of a metric: its name and its labels, with all that was told of it. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  unit: string;
  /** How often it was counted; of a sum, what the counts add up to. */
  count: number;
  /** Only a histogram: sum of the values, and how many lie below each bound. */
  total?: number;
  buckets?: Bucket[];
}

/** Values up to the bound; the last one has none. */
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
  context: string;
  /** The error, then its causes. */
  chain: { errorClass: string; message: string; stack: string[] }[];
}

// Only what has passed the collector's rules is read: the shapes are known.
// biome-ignore lint/suspicious/noExplicitAny: as said
type Known = any;

/** Bodies that the collector has taken, oldest first. */
function takenBodies(deliveries: Delivery[], kind: DeliveryKind): Known[] {
  const isTaken = (delivery: Delivery) =>
    delivery.kind === kind && delivery.status >= 200 && delivery.status < 300;
  return deliveries.filter(isTaken).map(({ body }) => body);
}

const labelsOf = (attributes: Known[] = []): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, String(Object.values(value)[0])]));

/** Every series, in the order of names; what was told in parts is added up. */
export function toSeries(deliveries: Delivery[]): Series[] {
  const all = new Map<string, Series>();
  for (const { name, unit = '', sum, histogram, gauge } of metricsOf(deliveries))
    for (const point of (sum ?? histogram ?? gauge).dataPoints) {
      const labels = labelsOf(point.attributes);
      const key = JSON.stringify([name, Object.entries(labels).sort()]);
      const series = all.get(key) ?? { name, labels, unit, count: 0 };
      all.set(key, histogram ? addHistogram(series, point) : addNumber(series, point));
    }
  return [...all.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, series]) => series);
}

function metricsOf(deliveries: Delivery[]): Known[] {
  return takenBodies(deliveries, 'metrics')
    .flatMap(({ resourceMetrics }) => resourceMetrics)
    .flatMap(({ scopeMetrics }: Known) => scopeMetrics)
    .flatMap(({ metrics }: Known) => metrics);
}

function addNumber(series: Series, { asInt, asDouble }: Known): Series {
  return { ...series, count: series.count + Number(asInt ?? asDouble) };
}

function addHistogram(series: Series, { count, sum = 0, bucketCounts, explicitBounds }: Known): Series {
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
    .map(({ timeUnixNano, severityText, severityNumber, body, attributes }: Known) => ({
      at: Number(BigInt(timeUnixNano) / 1_000_000n),
      severity: severityText ?? String(severityNumber),
      text: String(Object.values(body)[0]),
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
    .map(({ severity, app = {}, context = '', exceptions }: Known) => ({
      severity,
      release: app.version ?? '',
      context,
      chain: exceptions.map(({ errorClass, message, stacktrace }: Known) => ({
        errorClass,
        message,
        stack: stacktrace.map(
          ({ method, file, lineNumber, columnNumber }: Known) =>
            `${method} (${file}:${lineNumber}:${columnNumber ?? 0})`,
        ),
      })),
    }));
}
