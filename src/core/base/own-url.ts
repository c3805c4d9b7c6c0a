/**
 * The first frame of a stack, and the URL in it. A line with a message stands before it in Chrome alone; where the page makes
 * a list of frames of every stack, they are separated by commas.
 */
const FIRST_FRAME = /^(?:\w+Error: .*\n)?(?:.*?[\s(@])?(https?:\/\/\S+?):\d+:\d+\)?(?:\n|,\S|$)/;

/**
 * The URL that this file was loaded from, as the stack of an error in it says: as a classic script and as a module, under any
 * name, and whatever stands in the page. Nothing where the script is inlined in the page, and so has none.
 */
export function readOwnUrl(stack = readStack()): string | undefined {
  const url = FIRST_FRAME.exec(stack)?.[1];
  return url?.split('#')[0] === location.href.split('#')[0] ? undefined : url;
}

/** An error that the engine makes: a page may have put another `Error` in the place of its own. */
function readStack(): string {
  try {
    (null as unknown as () => void)();
  } catch (error) {
    try {
      return `${(error as Error).stack}`;
    } catch {
      // The page's own `Error.prepareStackTrace` has failed.
    }
  }
  return '';
}
