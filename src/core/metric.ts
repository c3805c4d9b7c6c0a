/** Told of each metric: a dotted name and a few labels with values from closed lists. */
export type MetricListener = (name: string, labels: Record<string, string>) => void;

const listeners = new Set<MetricListener>();

/** Counts one event. Costs nothing while nobody listens. */
export function metric(name: string, labels: Record<string, string> = {}): void {
  for (const listener of listeners) listener(name, labels);
}

/** Listens to all metrics; returns the end of listening. */
export function onMetric(listener: MetricListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
