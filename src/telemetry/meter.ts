import type { TelemetryEvent } from '../core/platform/telemetry';
import type { DropKind, MetricName } from '../core/types/metric';
import { toAttributes, toNanos, toRequest } from './logs';
import { BOUNDS_MS, DURATIONS, toLabels } from './metrics';
import { createSender, type Sink } from './sender';

/** OTLP's temporality: each point counts the events since the previous point. A page keeps no total counts. */
const DELTA = 1;
const PREFIX = 'portable_wallets.';

/** Events of one metric with the same labels. */
interface Series {
  labels: Record<string, string>;
  /** One count for each bucket of a histogram; one count in all for a sum. */
  counts: number[];
  sum: number;
}

/** A sink that counts events. */
export interface Meter extends Sink {
  /** Counts dropped entries. The next metrics contain the count. */
  drop(kind: DropKind, size: number): void;
}

/** Creates a sink that counts events and sends the counts as metrics. The labels' closed lists limit the number of series. */
export function createMeter(url: string, release?: string): Meter {
  let metrics = new Map<MetricName, Map<string, Series>>();
  let start = Date.now();
  const drop = (kind: DropKind, size: number) => count([Date.now(), 'telemetry.dropped', { kind }], size);

  const sender = createSender({
    url,
    drop: size => drop('metrics', size),
    drain() {
      if (!metrics.size) return undefined;
      const taken = metrics;
      const end = Date.now();
      const times = { startTimeUnixNano: toNanos(start), timeUnixNano: toNanos(end) };
      start = end;
      metrics = new Map();
      const encoded = [...taken].map(([name, series]) => toMetric(name, [...series.values()], times));
      return { body: toRequest('Metrics', { metrics: encoded }, release), size: encoded.length };
    },
  });

  function count([at, name, eventLabels, began]: TelemetryEvent, times = 1): boolean {
    const labels = toLabels(name, eventLabels);
    if (!labels) return false;
    // Events that the core buffered are older than this meter.
    start = Math.min(start, at);
    const bounds = DURATIONS.includes(name) ? BOUNDS_MS : [];
    const ms = bounds.length && Math.max(0, at - Number(began));
    const bucket = [...bounds, ms].findIndex(bound => ms <= bound);
    const series = metrics.get(name) ?? new Map<string, Series>();
    metrics.set(name, series);
    const key = JSON.stringify(labels);
    const { counts, sum } = series.get(key) ?? { counts: [...bounds, 0].fill(0), sum: 0 };
    counts[bucket] = (counts[bucket] ?? 0) + times;
    series.set(key, { labels, counts, sum: sum + ms });
    return true;
  }

  return {
    drop,
    flush: sender.flush,
    record(event) {
      if (count(event)) sender.schedule();
    },
  };
}

function toMetric(name: MetricName, series: Series[], times: object): object {
  const isDuration = DURATIONS.includes(name);
  const dataPoints = series.map(({ labels, counts, sum }) => {
    let total = 0;
    for (const part of counts) total += part;
    const count = String(total);
    return {
      attributes: toAttributes(labels),
      ...times,
      ...(isDuration
        ? { count, sum, bucketCounts: counts.map(String), explicitBounds: BOUNDS_MS }
        : { asInt: count }),
    };
  });
  const data = { aggregationTemporality: DELTA, dataPoints };
  return {
    name: PREFIX + name,
    ...(isDuration ? { unit: 'ms', histogram: data } : { unit: '1', sum: { ...data, isMonotonic: true } }),
  };
}
