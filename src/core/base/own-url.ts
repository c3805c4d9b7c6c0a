/**
 * Finds the URL in the first frame of a stack. Only Chrome writes a line with the message before it. Where the page has made
 * a list of frames of every stack, commas stand between them.
 */
const FIRST_FRAME = /^(?:\w+Error: .*\n)?(?:.*?[\s(@])?(https?:\/\/\S+?):\d+:\d+\)?(?:\n|,\S|$)/;

/**
 * The URL that this file was loaded from, read from the stack of an error in it. That works for a classic script and a
 * module, under any name, and nothing in the page can forge it. Absent where the script is inlined in the page, which has no
 * URL of its own.
 */
export function readOwnUrl(stack = readStack()): string | undefined {
  const url = FIRST_FRAME.exec(stack ?? '')?.[1];
  return url?.split('#')[0] === location.href.split('#')[0] ? undefined : url;
}

/**
 * Makes the engine throw the error, because the page may have replaced `Error` itself. Chrome and Safari keep one frame of it:
 * for each further one they would parse the function around once more, which here is the whole file. A division says nothing of
 * its operands, which would have to be parsed as well.
 */
function readStack(): string | undefined {
  const { stackTraceLimit = 0 } = Error as { stackTraceLimit?: number };
  const keep = (frames: number) => stackTraceLimit && Reflect.set(Error, 'stackTraceLimit', frames);
  keep(1);
  try {
    return `${1n / 0n}`;
  } catch (error) {
    try {
      return `${(error as Error).stack}`;
    } catch {
      // The page's own `Error.prepareStackTrace` has failed.
      return undefined;
    }
  } finally {
    keep(stackTraceLimit);
  }
}
