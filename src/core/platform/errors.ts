import { UNLOAD_MS } from './constants';
import { emitMetric } from './metric';

/**
 * A wrong use of the script or its elements by the page's author. It is logged once in the console and never thrown into the
 * page: the element stays empty, and the shop works without it.
 */
export class DeveloperError extends Error {
  override name = 'DeveloperError';

  /**
   * @param code short name of the mistake: `invalid-webcomponent` or `invalid-wallet-configs` in an element,
   * `invalid-script-tag` in the script's own tag, `invalid-sdk-url` of a wallet's script
   * @param message what is wrong, where, and what to do
   */
  constructor(
    readonly code:
      | 'invalid-webcomponent'
      | 'invalid-wallet-configs'
      | 'invalid-script-tag'
      | 'invalid-sdk-url',
    message: string,
  ) {
    super(message);
  }
}

/** An element that can't be shown. The page goes on without it. */
export class AcceleratedCheckoutError extends Error {
  override name = 'AcceleratedCheckoutError';

  /** @param element the element; absent where none was made */
  constructor(
    message: string,
    readonly element?: Element,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Wraps an error so that it names the element it happened in. A mistake of the page's author names it already. */
export function toElementError(element: Element, cause: unknown): unknown {
  return cause instanceof DeveloperError
    ? cause
    : new AcceleratedCheckoutError(`<${element.localName}> can't be shown: ${cause}`, element, { cause });
}

/**
 * The room `core/base`. What every room needs of the browser: cookies, URLs, time, the console, loading, all past what a
 * page may have put in its way.
 */

/** The texts that the console of this page has already. */
export const loggedTexts = new Set<string>();

/** When the page was last to be left. */
let leftAt = -UNLOAD_MS;

/**
 * Begins to watch for the end of the page. Firefox and WebKit cancel what a page is loading as soon as the shopper follows a
 * link, while it still runs: such a failure is nobody's to mend (docs/decisions.md#s28).
 */
export function trackUnload(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Returns what was thrown, or a generic error if reading it would throw. Call it wherever an SDK's error comes in, because an SDK may
 * throw anything.
 */
export function toReadable(thrown: unknown): unknown {
  try {
    const { name, message, stack, code, statusCode, cause } = Object(thrown);
    const isReadable = `${name}${message}${stack}${code}${statusCode}${thrown}`;
    return isReadable && (cause == null || cause === thrown || toReadable(cause) === cause)
      ? thrown
      : UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

const UNREADABLE = new Error('An error without words');

/** The edge of the page: every error that nobody handles ends here, is logged once, and never reaches the shop's own code. */
export function report(thrown: unknown): void {
  const error = toReadable(thrown);
  const text = String(error instanceof DeveloperError ? `${error.code}: ${error.message}` : error);
  if (loggedTexts.has(text) || performance.now() - leftAt < UNLOAD_MS) return;
  loggedTexts.add(text);
  console.error(`[portable-wallets] ${text}`, error);
  emitMetric('reported', {}, error);
}
