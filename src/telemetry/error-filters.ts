import type { Exception } from './exceptions';

/** What is known of an error. */
export interface Facts {
  /** The error and its causes. */
  exceptions: Exception[];
  /** True where nobody caught it: it may be anybody's. */
  unhandled: boolean;
  /** Whether anything of ours has been visible by now. */
  isSeen: boolean;
}

/** A rule of section 8: what it fits, and whether that is sent. */
export type Filter = [fits: (facts: Facts) => boolean, isSent: boolean];

const someIs =
  (of: 'errorClass' | 'message', pattern: RegExp) =>
  ({ exceptions }: Facts): boolean =>
    exceptions.some(exception => pattern.test(exception[of]));

/** The first that fits decides; what none fits is sent. */
export const FILTERS: Filter[] = [
  [someIs('errorClass', /^(Abort|Timeout)Error$/), false],
  // Networks and content blockers.
  [
    someIs(
      'message',
      /Failed to fetch|NetworkError|Load failed|network connection|error loading dynamically|Importing a module|Could not load|SDK not there/i,
    ),
    false,
  ],
  // An answer that is none: a status other than 200, or what passes.
  [someIs('message', /\b(HTTP|NETWORK|TIMEOUT|ABORTED|THROTTLED|INTERNAL_SERVER_ERROR)\b/), false],
  [someIs('errorClass', /^(AcceleratedCheckout|Developer)Error$/), true],
  // A component that nobody has seen.
  [({ isSeen }) => !isSeen, false],
  [isTheirs, false],
];

/** In other people's scripts: no line of the stack is in one of ours. */
function isTheirs({ exceptions, unhandled }: Facts): boolean {
  const frames = exceptions.flatMap(({ stacktrace }) => stacktrace);
  return frames.length ? !frames.some(({ inProject }) => inProject) : unhandled;
}

export function isSent(facts: Facts): boolean {
  return FILTERS.find(([fits]) => fits(facts))?.[1] ?? true;
}
