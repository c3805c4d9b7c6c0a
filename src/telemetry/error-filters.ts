import type { Exception } from './exceptions';
import { NOISE } from './words';

/** What is known of an error. */
export interface Facts {
  /** The error and its causes. */
  exceptions: Exception[];
  /** True where nobody caught it: it may be anybody's. */
  unhandled: boolean;
  /**
   * Whether the element that failed is visible; of other errors, whether anything of ours has been by now. Asked only
   * where nothing else decides: the answer may cost the page a layout.
   */
  isSeen(): boolean;
}

/** One rule about errors (docs/specification.md#errors-of-the-page): which it fits, and whether they are sent. */
export type Filter = [fits: (facts: Facts) => boolean, isSent: boolean];

const says =
  (pattern: RegExp) =>
  ({ exceptions }: Facts): boolean =>
    exceptions.some(({ errorClass, message }) => pattern.test(`${errorClass}: ${message}`));

/** The first that fits decides; what none fits is sent. */
export const FILTERS: Filter[] = [
  // Ours is what came through `report()`, and what has a line of one of our files in its stack.
  [
    ({ exceptions, unhandled }) => unhandled && !exceptions.some(({ stacktrace }) => stacktrace.length),
    false,
  ],
  // Networks and content blockers.
  [says(new RegExp(NOISE)), false],
  // An answer that is none: a status other than 200, or what passes. A token that counts no more is met by each view of a
  // cart: the log and the console say so.
  [says(/\b(HTTP|NETWORK|TIMEOUT|ABORTED|THROTTLED|INTERNAL_SERVER_ERROR|failed: UNAUTHORIZED)\b/), false],
  // An element that its author has got wrong is empty, and must be told all the same.
  [says(/^DeveloperError/), true],
  // A component that nobody has seen.
  [({ isSeen }) => !isSeen(), false],
];

export function isSent(facts: Facts): boolean {
  return FILTERS.find(([fits]) => fits(facts))?.[1] ?? true;
}
