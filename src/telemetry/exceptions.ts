import { toWords } from './allowed-words';
import { type Frame, toFrames } from './frames';

/** One error of a chain of causes, in Bugsnag's shape. Each of its parts comes from a list of ours. */
export interface Exception {
  errorClass: string;
  /** The parts of the message that may be sent; often none. */
  message: string;
  stacktrace: Frame[];
  type: 'browserjs';
}

/** How many errors of a chain a report has (docs/specification.md#error-reports). */
const CHAIN_MAX = 20;

/**
 * Reads an error and its causes, the outermost first. Anything can be thrown, so nothing of it is trusted.
 *
 * @param base folder of our scripts
 */
export function toExceptions(thrown: unknown, base?: string): [Exception, ...Exception[]] {
  const causes: unknown[] = [];
  for (let cause = causeOf(thrown); cause != null && causes.length < CHAIN_MAX - 1; cause = causeOf(cause)) {
    if (cause === thrown || causes.includes(cause)) break;
    causes.push(cause);
  }
  return [toException(thrown, base), ...causes.map(cause => toException(cause, base))];
}

/** The members that are read of what was thrown. */
interface Thrown extends Partial<Error> {
  /** The key of a `DeveloperError`. */
  code?: unknown;
  /** Google's errors have a code and no message. */
  statusCode?: unknown;
}

const causeOf = (error: unknown): unknown => Object(error).cause;

function toException(thrown: unknown, base: string | undefined): Exception {
  const { name, message, stack, code, statusCode }: Thrown = Object(thrown);
  return {
    errorClass: toWords(`${name}`) || 'Error',
    message: toWords(`${code} statusCode ${statusCode} ${message ?? thrown}`),
    stacktrace: toFrames(`${stack}`, base),
    type: 'browserjs',
  };
}
