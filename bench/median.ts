/** Returns the median; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[sorted.length >> 1] ?? Number.NaN;
  const lower = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Returns the median of one figure of all runs. */
export function medianOf<R>(runs: readonly R[] | undefined, read: (run: R) => number): number {
  return median((runs ?? []).map(read));
}
