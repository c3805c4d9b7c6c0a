import type { Metric } from '../types/metric';

/** Called for each event of the script. */
export type MetricListener = (event: Metric) => void;

const listeners = new Set<MetricListener>();

/** Emits an event to all listeners. Without listeners it costs nothing. Never throws. */
export function emitMetric(...event: Metric): void {
  for (const listener of listeners)
    try {
      listener(event);
    } catch {
      // A listener only observes. Its failure must stop neither a purchase nor the other listeners.
    }
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
