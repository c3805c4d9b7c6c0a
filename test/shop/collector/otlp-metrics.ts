import { attributes, exactlyOne, int64, resource, scope, time, uint64 } from './otlp-values';
import {
  all,
  double,
  filled,
  flag,
  is,
  type Loose,
  list,
  matching,
  object,
  oneOf,
  rule,
  type Shape,
  text,
  whole,
} from './shape';

/** Delta and cumulative; the unspecified 0 is a mistake. */
const temporality = oneOf(1, 2);

const times = { startTimeUnixNano: time, timeUnixNano: time };

const inOrder = rule(
  'a start that is not after its end',
  point => String(point.startTimeUnixNano) <= String(point.timeUnixNano),
);

const numberPoint = object(
  { ...times },
  { attributes, asInt: int64, asDouble: double, flags: whole },
  all(inOrder, exactlyOne('asInt', 'asDouble')),
);

const sumOf = (counts: unknown) => (counts as string[]).reduce((sum, count) => sum + BigInt(count), 0n);

const rising = (bounds: number[]) =>
  bounds.every((bound, index) => !index || bound > (bounds[index - 1] ?? 0));

const histogramRules = all(
  inOrder,
  rule(
    'one bucket more than there are bounds',
    point => (point.bucketCounts as []).length === (point.explicitBounds as []).length + 1,
  ),
  rule(
    'buckets that count what the point counts',
    point => sumOf(point.bucketCounts) === BigInt(String(point.count)),
  ),
  rule('bounds that rise', point => rising(point.explicitBounds as number[])),
);

const histogramPoint = object(
  { ...times, count: uint64, bucketCounts: list(uint64), explicitBounds: list(double) },
  { attributes, sum: double, min: double, max: double, flags: whole },
  histogramRules,
);

/** Two points of one moment that have the same labels are one point told twice. */
const distinct: Shape = is('points that differ in labels or in time', points => {
  const names = (points as Loose[]).map(({ attributes = [], timeUnixNano }) =>
    [timeUnixNano, ...(attributes as Loose[]).map(pair => JSON.stringify(pair)).sort()].join(),
  );
  return new Set(names).size === names.length;
});

const points =
  (point: Shape): Shape =>
  (value, path) => {
    const problems = list(point, 1)(value, path);
    return problems.length ? problems : distinct(value, path);
  };

const counts = rule(
  'no count below zero in a sum that only grows',
  ({ isMonotonic, dataPoints }) =>
    !isMonotonic || (dataPoints as Loose[]).every(({ asInt, asDouble }) => Number(asInt ?? asDouble) >= 0),
);

const DATA: Record<string, Shape> = {
  sum: object(
    { dataPoints: points(numberPoint), aggregationTemporality: temporality, isMonotonic: flag },
    {},
    counts,
  ),
  gauge: object({
    dataPoints: points(
      object(
        { timeUnixNano: time },
        { startTimeUnixNano: time, attributes, asInt: int64, asDouble: double, flags: whole },
        exactlyOne('asInt', 'asDouble'),
      ),
    ),
  }),
  histogram: object({ dataPoints: points(histogramPoint), aggregationTemporality: temporality }),
};

const metric = object(
  { name: matching('a name of letters, digits, dots, dashes, slashes', /^[A-Za-z][\w./-]{0,254}$/) },
  { description: text, unit: matching('a unit of 63 characters at most', /^[ -~]{0,63}$/), ...DATA },
  exactlyOne(...Object.keys(DATA)),
);

/** `ExportMetricsServiceRequest`, without the kinds of metric and the fields that the script has no use for. */
export const metricsBody: Shape = object({
  resourceMetrics: list(
    object(
      { resource, scopeMetrics: list(object({ scope, metrics: list(metric, 1) }, { schemaUrl: filled }), 1) },
      { schemaUrl: filled },
    ),
    1,
  ),
});
