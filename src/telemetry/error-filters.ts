import { NOISE } from './allowed-words';
import type { Exception } from './exceptions';

/** What is known of an error. */
export interface Facts {
  /** The error and its causes. */
  exceptions: Exception[];
  /** True where nobody caught the error, so that it may be anybody's. */
  unhandled: boolean;
  /**
   * Whether the element that failed is visible, or, for other errors, whether anything of ours has been visible so far. It is
   * asked last, because the answer may cost the page a layout.
   */
  isSeen(): boolean;
}

/** One rule about errors (docs/specification.md#errors-of-the-page): which it fits, and whether they are sent. */
export type Filter = [fits: (facts: Facts) => boolean, isSent: boolean];

const matches =
  (pattern: RegExp) =>
  ({ exceptions }: Facts): boolean =>
    exceptions.some(({ errorClass, message }) => pattern.test(`${errorClass}: ${message}`));

/** The rules. The first one that fits decides, and what none fits is sent. */
export const FILTERS: Filter[] = [
  // An error that nobody caught is dropped, unless one of our files stands in its stack.
  [
    ({ exceptions, unhandled }) => unhandled && !exceptions.some(({ stacktrace }) => stacktrace.length),
    false,
  ],
  // Failures of networks, and what content blockers do, are dropped.
  [matches(new RegExp(NOISE)), false],
  // Answers with a status other than 200, and errors that pass, are dropped. So is a token that is no longer valid, which
  // each view of a cart would report: the log and the console say so.
  [matches(/\b(HTTP|NETWORK|TIMEOUT|ABORTED|THROTTLED|INTERNAL_SERVER_ERROR|failed: UNAUTHORIZED)\b/), false],
  // A mistake of the page's author is sent although the element is empty, and so was never visible.
  [matches(/^DeveloperError/), true],
  // An error of a component that was never visible is dropped.
  [({ isSeen }) => !isSeen(), false],
];

export function isSent(facts: Facts): boolean {
  return FILTERS.find(([fits]) => fits(facts))?.[1] ?? true;
}
