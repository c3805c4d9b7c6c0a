import { REASONS } from './metrics';
import { MODULES } from './wallet-tables';

/**
 * Parts of errors and of a theme's styles that may be sent. Such texts hold content of a page, a server or an SDK, so only
 * listed parts are sent: keys and parts of the script's own messages, browser messages about a lost connection, and lengths.
 */

/** A code of the server: capitals with an underscore, as GraphQL writes its enums, or one of these words. */
const CODE =
  '(?:HTTP|NETWORK|TIMEOUT|ABORTED|THROTTLED|UNAUTHORIZED|GRAPHQL|INVALID|ERROR|[A-Z]+(?:_[A-Z]+[12]?|_B2B)+)(?!\\S)';

/** Messages about failed loads, by the script and by browsers. */
export const NOISE =
  'AbortError|TimeoutError|Could not load|SDK not there|Failed to fetch|NetworkError|Load failed|network connection|error loading dynamically|Importing a module';

/** Everything that may be sent, as regular expressions. */
const ALLOWED_PARTS = [
  NOISE,
  // Names of errors: JavaScript's and the script's.
  '(?:Range|Reference|Syntax|Type|AcceleratedCheckout|Developer)Error',
  `(?:answered|failed:|statusCode) ${CODE}(?: \\(HTTP \\d{3}\\))?`,
  'Personal data could not be removed|A cart could not be created|approved another order|Invalid Checkout URL|invalid-(?:webcomponent|wallet-configs|script-tag|sdk-url)',
  `has no button: (?:${REASONS.replaceAll(' ', '|')})`,
  '<shopify-(?:accelerated-checkout(?:-cart)?|wallet-button)>',
  // Styles that the script adopts from a theme: which property, and a computed length.
  '(?:button-(?:(?:block|inline)-size|border-radius|box-shadow)|inline-alignment|row-gap)(?::\\d{1,4}(?:\\.\\d{1,4})?px)?',
];

const ALLOWED = new RegExp(ALLOWED_PARTS.join('|'), 'g');

/** Characters of a text that are read (docs/specification.md#error-reports). */
const TEXT_MAX = 1024;

/**
 * Returns the parts of a text that may be sent, often none.
 *
 * @param max characters that are read, and sent
 */
export function redact(text: string, max = TEXT_MAX): string {
  return (text.slice(0, max).match(ALLOWED)?.join('; ') ?? '').slice(0, max);
}

/** A line of a stack, in Bugsnag's shape. */
export interface Frame {
  /** Path below the bundle's folder, without the folder's URL. */
  file: string;
  lineNumber: number;
  columnNumber: number;
  /** Always empty, because a stack can be forged, and minified names are useless. */
  method: '';
  inProject: true;
}

/** Lines of a stack that are read, and characters of each: a script of the page may throw anything. */
const LINES_MAX = 30;
const LINE_MAX = 1024;

/** Matches one of our files, below the bundle's folder or the release's folder in it, then the line and the column. */
const PLACE = new RegExp(
  String.raw`^(?:[\da-f]{16}/)?((?:portable-wallets|cart|checkout|checkout-element|consent|debug|telemetry|wallets/(?:${MODULES}))(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.js)(?:\?.*)?:(\d{1,6}):(\d{1,6})\)?$`,
);

/**
 * Parses the lines of a stack that are in files of the script, and ignores the others. The stack of an inlined script names
 * the page, so no line matches.
 *
 * @param base folder of the script; without it no line matches
 */
export function toFrames(stack: string, base: string | undefined): Frame[] {
  if (!base) return [];
  return stack.split('\n', LINES_MAX).flatMap((line): Frame[] => {
    const [before = '', after = ''] = line.slice(0, LINE_MAX).trim().split(base);
    // If the script's URL is part of another URL, the line is not in a file of the script.
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

/** One error of a chain of causes, in Bugsnag's shape. Each of its parts comes from a fixed list. */
export interface Exception {
  errorClass: string;
  /** The parts of the message that may be sent; often none. */
  message: string;
  stacktrace: Frame[];
  type: 'browserjs';
}

/** Errors of a chain in a report (docs/specification.md#error-reports). */
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
