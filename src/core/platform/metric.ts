import type { Metric } from '../types/metric';

/** Called for each event of the script. */
export type MetricListener = (event: Metric) => void;

const listeners = new Set<MetricListener>();

/** Emits an event to all listeners. Without listeners it costs nothing. */
export function emitMetric(...event: Metric): void {
  for (const listener of listeners) listener(event);
}

/**
 * Subscribes to all events.
 *
 * @returns a function that unsubscribes
 */
export function onMetric(listener: MetricListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
