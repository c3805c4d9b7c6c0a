/** What tells one event of a name from another: values from closed lists; one without a value is left out. */
export type Labels = Record<string, string | undefined>;

/**
 * Told of each event.
 *
 * @param name dotted, for example `wallet.skipped`
 * @param value what comes with it: when it began in ms since 1970, the error itself, or a text
 */
export type MetricListener = (name: string, labels: Labels, value?: unknown) => void;

const listeners = new Set<MetricListener>();

/** Counts one event. Costs nothing while nobody listens. */
export function metric(name: string, labels: Labels = {}, value?: unknown): void {
  for (const listener of listeners) listener(name, labels, value);
}

/** Listens to all metrics; returns the end of listening. */
export function onMetric(listener: MetricListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
