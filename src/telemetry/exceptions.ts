import { REASONS } from './metrics';
import { MODULES } from './wallet-tables';

/**
 * What may be sent of an error and of a theme's styles. Such texts hold what a page, a server or an SDK has put into them, so
 * nothing of them is sent but what is listed here: keys and parts of our own messages, what browsers say of a lost
 * connection, and lengths.
 */

/** A code of the server: capitals with an underscore, as GraphQL writes its enums, or one of these words. */
const CODE =
  '(?:HTTP|NETWORK|TIMEOUT|ABORTED|THROTTLED|UNAUTHORIZED|GRAPHQL|INVALID|ERROR|[A-Z]+(?:_[A-Z]+[12]?|_B2B)+)(?!\\S)';

/** Messages about something that didn't come, in our words and in the browsers'. */
export const NOISE =
  'AbortError|TimeoutError|Could not load|SDK not there|Failed to fetch|NetworkError|Load failed|network connection|error loading dynamically|Importing a module';

/** Everything that may be sent, as regular expressions. */
const ALLOWED_PARTS = [
  NOISE,
  // Names of errors: JavaScript's, and ours.
  '(?:Range|Reference|Syntax|Type|AcceleratedCheckout|Developer)Error',
  `(?:answered|failed:|statusCode) ${CODE}(?: \\(HTTP \\d{3}\\))?`,
  'Personal data could not be removed|A cart could not be created|approved another order|Invalid Checkout URL|invalid-(?:webcomponent|wallet-configs|script-tag|sdk-url)',
  `has no button: (?:${REASONS.replaceAll(' ', '|')})`,
  '<shopify-(?:accelerated-checkout(?:-cart)?|wallet-button)>',
  // What the script takes over from a theme: which property, and a length as computed styles say it.
  '(?:button-(?:(?:block|inline)-size|border-radius|box-shadow)|inline-alignment|row-gap)(?::\\d{1,4}(?:\\.\\d{1,4})?px)?',
];

const ALLOWED = new RegExp(ALLOWED_PARTS.join('|'), 'g');

/** How many characters of a text are read (docs/specification.md#error-reports). */
const TEXT_MAX = 1024;

/**
 * Finds what may be sent of a text, which is often nothing.
 *
 * @param max how many characters are read, and sent
 */
export function redact(text: string, max = TEXT_MAX): string {
  return (text.slice(0, max).match(ALLOWED)?.join('; ') ?? '').slice(0, max);
}

/** A line of a stack, in Bugsnag's shape. */
export interface Frame {
  /** Path below the bundle's folder. The folder's URL is the shop's own business. */
  file: string;
  lineNumber: number;
  columnNumber: number;
  /** Always empty, because anybody can write a stack, and the names of minified code say nothing. */
  method: '';
  inProject: true;
}

/** How many lines of a stack are read, and how many characters of each: a script of the page may throw anything. */
const LINES_MAX = 30;
const LINE_MAX = 1024;

/** Matches one of our files, below the bundle's folder or the release's folder in it, then the line and the column. */
const PLACE = new RegExp(
  String.raw`^(?:[\da-f]{16}/)?((?:portable-wallets|cart|checkout|checkout-element|consent|debug|telemetry|wallets/(?:${MODULES}))(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.js)(?:\?.*)?:(\d{1,6}):(\d{1,6})\)?$`,
);

/**
 * Reads the lines of a stack that are in our files; nothing is said of the others. The stack of an inlined script names the
 * page, so it has no line of ours.
 *
 * @param base folder of our scripts; without it no line is ours
 */
export function toFrames(stack: string, base: string | undefined): Frame[] {
  if (!base) return [];
  return stack.split('\n', LINES_MAX).flatMap((line): Frame[] => {
    const [before = '', after = ''] = line.slice(0, LINE_MAX).trim().split(base);
    // Where a URL of ours stands within another URL, the line is not in our file.
    const [, file, lineNumber, columnNumber] = (!before.includes('http') && PLACE.exec(after)) || [];
    return file
      ? [
          {
            file,
            lineNumber: Number(lineNumber),
            columnNumber: Number(columnNumber),
            method: '',
            inProject: true,
          },
        ]
      : [];
  });
}

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
    errorClass: redact(`${name}`) || 'Error',
    message: redact(`${code} statusCode ${statusCode} ${message ?? thrown}`),
    stacktrace: toFrames(`${stack}`, base),
    type: 'browserjs',
  };
}
