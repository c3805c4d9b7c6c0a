import { scrub, scrubUrl } from './scrub';

/** A line of a stack. */
export interface Frame {
  file: string;
  lineNumber: number;
  columnNumber: number;
  method: string;
  /** True in a script of ours. */
  inProject: boolean;
}

/** One error of a chain, in Bugsnag's shape. */
export interface Exception {
  errorClass: string;
  message: string;
  stacktrace: Frame[];
  type: 'browserjs';
}

/** Section 9. */
const CHAIN_MAX = 20;
const FRAMES_MAX = 30;
/** Lines of a stack that are looked at, and characters of each: a script of the page may throw anything. */
const LINES_MAX = 99;
const LINE_MAX = 1024;

/** `at method (file:1:2)` of V8, `method@file:1:2` of Firefox and Safari. */
const FRAME = /^(?:at )?(.*?)[ (@]{0,2}((?:https?|file|blob|[a-z-]+-extension):.*?):(\d+):(\d+)\)?$/;

/**
 * An error and what caused it, the outermost first; anything can be thrown, and nothing of it is trusted.
 *
 * @param base folder of our scripts
 */
export function toExceptions(thrown: unknown, base = ''): [Exception, ...Exception[]] {
  const chain: unknown[] = [thrown];
  for (let cause = causeOf(thrown); cause != null && chain.length < CHAIN_MAX; cause = causeOf(cause)) {
    if (chain.includes(cause)) break;
    chain.push(cause);
  }
  return chain.map(error => toException(error, base)) as [Exception, ...Exception[]];
}

const causeOf = (error: unknown): unknown => (error as Error | undefined)?.cause;

function toException(thrown: unknown, base: string): Exception {
  const { name, message = thrown, stack } = (thrown ?? {}) as Partial<Error>;
  return {
    errorClass: scrub(String(name ?? typeof thrown)),
    message: scrub(String(message)),
    stacktrace: toFrames(String(stack ?? ''), base),
    type: 'browserjs',
  };
}

function toFrames(stack: string, base: string): Frame[] {
  const frames = stack.split('\n', LINES_MAX).flatMap((text): Frame[] => {
    const [, method = '', file, line, column] = FRAME.exec(text.trim().slice(0, LINE_MAX)) ?? [];
    if (!file) return [];
    return [
      {
        file: scrubUrl(file),
        lineNumber: Number(line),
        columnNumber: Number(column),
        method: scrub(method),
        inProject: file.startsWith(base),
      },
    ];
  });
  return frames.slice(0, FRAMES_MAX);
}
