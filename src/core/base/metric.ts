/** Labels tell events of one name apart. Their values come from closed lists; a label without a value is left out. */
export type Labels = Record<string, string | undefined>;

/**
 * Is called for each event.
 *
 * @param name dotted, for example `wallet.skipped`
 * @param value what the event carries: when it began in ms since 1970, the error itself, or a text
 */
export type MetricListener = (name: string, labels: Labels, value?: unknown) => void;

const listeners = new Set<MetricListener>();

/** Passes one event to all listeners; without listeners it costs nothing. */
export function metric(name: string, labels: Labels = {}, value?: unknown): void {
  for (const listener of listeners) listener(name, labels, value);
}

/** Listens to all metrics; returns the end of listening. */
export function onMetric(listener: MetricListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
