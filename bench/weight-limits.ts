/** Distinct files of the script that a page loads, and their brotli bytes. */
export interface Weight {
  files: number;
  bytes: number;
}

/** Weights of one row of the table, without and with telemetry. */
export interface WeightRow {
  off: Weight;
  on: Weight;
}

const write = (value: number) => value.toLocaleString('en');

/**
 * Compares the measured rows with their limits.
 *
 * @returns one sentence for each figure over its limit, and for each row that only one side has
 */
export function findExcess(rows: Record<string, WeightRow>, limits: Record<string, WeightRow>): string[] {
  const stale = Object.keys(limits).filter(name => !rows[name]);
  return [
    ...Object.entries(rows).flatMap(([name, row]) => {
      const limit = limits[name];
      return limit
        ? [...compare(name, row.off, limit.off), ...compare(`${name}, with telemetry`, row.on, limit.on)]
        : [`${name}: add a limit to bench/weight.json.`];
    }),
    ...stale.map(name => `${name}: remove the limit from bench/weight.json, because no row has this name.`),
  ];
}

function compare(name: string, weight: Weight, limit: Weight): string[] {
  return [['B', weight.bytes, limit.bytes] as const, ['files', weight.files, limit.files] as const].flatMap(
    ([unit, value, most]) =>
      value <= most
        ? []
        : [`${name}: ${write(value)} ${unit}, ${write(value - most)} over the limit of ${write(most)}.`],
  );
}
