import { type Frame, toFrames } from './frames';
import { toWords } from './words';

/** One error of a chain, in Bugsnag's shape; each part of it is from a list of ours. */
export interface Exception {
  errorClass: string;
  /** What may be said of its message; often nothing. */
  message: string;
  stacktrace: Frame[];
  type: 'browserjs';
}

/** Errors of a chain of causes that a report has (docs/specification.md#error-reports). */
const CHAIN_MAX = 20;

/**
 * An error and what caused it, the outermost first; anything can be thrown, and nothing of it is trusted.
 *
 * @param base folder of our scripts
 */
export function toExceptions(thrown: unknown, base?: string): [Exception, ...Exception[]] {
  const chain: unknown[] = [thrown];
  for (let cause = causeOf(thrown); cause != null && chain.length < CHAIN_MAX; cause = causeOf(cause)) {
    if (chain.includes(cause)) break;
    chain.push(cause);
  }
  return chain.map(error => toException(error, base)) as [Exception, ...Exception[]];
}

/** What is looked at. */
interface Thrown extends Partial<Error> {
  /** The key of a `DeveloperError`. */
  code?: unknown;
  /** Google's errors are objects without words. */
  statusCode?: unknown;
}

const causeOf = (error: unknown): unknown => (error as Error | undefined)?.cause;

function toException(thrown: unknown, base: string | undefined): Exception {
  const { name, message, stack, code, statusCode } = (thrown ?? {}) as Thrown;
  return {
    errorClass: toWords(`${name}`) || 'Error',
    message: toWords(`${code} statusCode ${statusCode} ${message ?? thrown}`),
    stacktrace: toFrames(`${stack}`, base),
    type: 'browserjs',
  };
}
