import { ALLOWED, ENGINE_MESSAGE } from './allowed-texts';
import { MODULES } from './wallet-tables';

/** Characters of a text that are read (docs/specification.md#error-reports). */
const TEXT_MAX = 1024;

/**
 * Returns the parts of a text that may be sent, often none.
 *
 * @param max most characters that are read, and that are returned
 */
export function redact(text: string, max = TEXT_MAX): string {
  return (text.slice(0, max).match(ALLOWED)?.join('; ') ?? '').slice(0, max);
}

/** A line of a stack, in Bugsnag's shape. */
interface Frame {
  /** Path below the bundle's folder, without the folder's URL. */
  file: string;
  lineNumber: number;
  columnNumber: number;
  /** Always empty, because a forged stack could have any name, and minified names are useless. */
  method: '';
  inProject: true;
}

/** Most lines of a stack that are read, and most characters of each. A script of the page may throw anything. */
const LINES_MAX = 30;
const LINE_MAX = 1024;

/** Matches a file of the script below its folder, or below the release's folder in it, then the line and the column. */
const FRAME_LOCATION = new RegExp(
  String.raw`^(?:[\da-f]{16}/)?((?:portable-wallets|cart|checkout|checkout-element|consent|debug|telemetry|wallets/(?:${MODULES}))(?:\.[a-z]{2,3}(?:-[a-z]{2,4})?)?\.js)(?:\?.*)?:(\d{1,6}):(\d{1,6})\)?$`,
);

/**
 * Parses the lines of a stack that are in files of the script, and ignores the others. The stack of an inlined script names
 * the page, so no line matches.
 *
 * @param base folder of the script; without it no line matches
 */
function toFrames(stack: string, base: string | undefined): Frame[] {
  if (!base) return [];
  return stack.split('\n', LINES_MAX).flatMap((line): Frame[] => {
    const [before = '', after = ''] = line.slice(0, LINE_MAX).trim().split(base);
    // If another URL precedes the script's folder, the folder is only a part of that URL, and not the script's.
    const [, file, lineNumber, columnNumber] = (!before.includes('http') && FRAME_LOCATION.exec(after)) || [];
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

/** One error of a chain of causes, in Bugsnag's shape. All its texts come from fixed lists. */
export interface Exception {
  errorClass: string;
  /** The parts of the message that may be sent, or the whole message of an engine about a file of the script. */
  message: string;
  stacktrace: Frame[];
  type: 'browserjs';
}

/** Most errors of a chain in a report (docs/specification.md#error-reports). */
const CHAIN_MAX = 20;

/** Returns an error and its causes, the outermost first. Anything can be thrown, so all of it is untrusted. */
export function toChain(thrown: unknown): unknown[] {
  const chain = [thrown];
  for (let cause = causeOf(thrown); cause != null && chain.length < CHAIN_MAX; cause = causeOf(cause)) {
    if (chain.includes(cause)) break;
    chain.push(cause);
  }
  return chain;
}

/**
 * Reads an error and its causes, the outermost first.
 *
 * @param base folder of the script
 */
export const toExceptions = (thrown: unknown, base?: string): [Exception, ...Exception[]] =>
  toChain(thrown).map(error => toException(error, base)) as [Exception, ...Exception[]];

/** The members that are read from a thrown value. */
interface Thrown extends Partial<Error> {
  /** The code of a `DeveloperError`, or the codes of a `ServerError`. */
  code?: unknown;
  /** Google's errors have a code and no message. */
  statusCode?: unknown;
}

const causeOf = (error: unknown): unknown => Object(error).cause;

function toException(thrown: unknown, base: string | undefined): Exception {
  const { name, message, stack, code, statusCode }: Thrown = Object(thrown);
  const text = `${message ?? thrown}`;
  const parts = [redact(`${code} statusCode ${statusCode} `), redact(text)].filter(Boolean).join('; ');
  const isEngineMessage = ENGINE_ERRORS.includes(`${name}`) && ENGINE_MESSAGE.test(text.slice(0, TEXT_MAX));
  return {
    errorClass: redact(`${name}`) || 'Error',
    message:
      isEngineMessage && isThrownHere(`${stack}`, `${name}: ${text}`, base) ? text : parts.slice(0, TEXT_MAX),
    stacktrace: toFrames(`${stack}`, base),
    type: 'browserjs',
  };
}

/** Errors of engines whose messages quote no input. */
const ENGINE_ERRORS = ['TypeError', 'ReferenceError', 'RangeError', 'InternalError'];

/**
 * Returns true if the top frame of a stack is in a file of the script. Chromium writes the error above it.
 */
function isThrownHere(stack: string, error: string, base: string | undefined): boolean {
  const [first = '', second = ''] = stack.split('\n', 2);
  return toFrames(first === error ? second : first, base).length > 0;
}
