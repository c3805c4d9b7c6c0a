import type { Metric } from '../types/metric';

/** Is called for each event. */
export type MetricListener = (event: Metric) => void;

const listeners = new Set<MetricListener>();

/** Passes one event to all listeners; without listeners it costs nothing. */
export function emitMetric(...event: Metric): void {
  for (const listener of listeners) listener(event);
}

/** Listens to all metrics; returns the end of listening. */
export function onMetric(listener: MetricListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
