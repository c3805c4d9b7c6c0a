import { UNLOAD_MS } from './constants';
import { emitMetric } from './metric';

/**
 * A mistake of the page's author in using the script or its elements. Logged once, and never thrown into the page. The element
 * becomes empty or the wallet is skipped; the shop works without it.
 */
export class DeveloperError extends Error {
  override name = 'DeveloperError';

  /**
   * @param code short name of the mistake: `invalid-webcomponent` or `invalid-wallet-configs` in an element,
   * `invalid-script-tag` in the script's own tag, `invalid-sdk-url` in the configuration of a wallet
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

/** A failure to render an element or a wallet's button. The page works without it. */
export class AcceleratedCheckoutError extends Error {
  override name = 'AcceleratedCheckoutError';

  /** @param element the element; absent for a wallet's button that was not created */
  constructor(
    message: string,
    readonly element?: Element,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Wraps an error so that its message names the element. A `DeveloperError` is returned as it is, because it names the element. */
export function toElementError(element: Element, cause: unknown): unknown {
  return cause instanceof DeveloperError
    ? cause
    : new AcceleratedCheckoutError(`<${element.localName}> can't be shown: ${cause}`, element, { cause });
}

/** Returns why an element has no wallets, for `wallet-ready`. */
export const toReason = (error: unknown) => (error instanceof DeveloperError ? error.code : 'not_loaded');

/** Texts that were logged on this page. */
export const loggedTexts = new Set<string>();

/** Time of the last `beforeunload`. */
let leftAt = -UNLOAD_MS;

/**
 * Tracks the unload of the page. Firefox and WebKit cancel pending loads as soon as the shopper follows a link, while the
 * page still runs: such failures are not reported (docs/decisions.md#s28).
 */
export function trackUnload(): void {
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/**
 * Returns what was thrown, or a generic error if reading it throws. Call it on each error of an SDK, because an SDK may throw
 * anything.
 */
export function toReadable(thrown: unknown): unknown {
  try {
    const { name, message, stack, code, statusCode, cause } = Object(thrown);
    const isReadable = `${name}${message}${stack}${code}${statusCode}${thrown}`;
    if (isReadable && (cause == null || cause === thrown || toReadable(cause) === cause)) return thrown;
  } catch {
    // Reading it throws.
  }
  // Not created while the script is evaluated: under a tool such as Lighthouse, Chrome would parse the whole file again for its
  // stack, which takes 20 to 40 ms on a slow phone.
  return new Error('An unreadable error');
}

/** Reports an unhandled error: logs it once, and never throws into the shop's own code, even if the page has replaced built-ins. */
export function report(thrown: unknown): void {
  try {
    const error = toReadable(thrown);
    // Consoles add the stack of an error. For a mistake in the markup the stack is of no use, so only the text is logged.
    const line =
      error instanceof DeveloperError
        ? `${error.code}: ${error.message} See docs/embedding.md#${error.code}`
        : error;
    const text = String(line);
    if (loggedTexts.has(text) || performance.now() - leftAt < UNLOAD_MS) return;
    loggedTexts.add(text);
    console.error?.('[portable-wallets]', line);
    emitMetric('reported', {}, error);
  } catch {
    // The page has replaced what this function needs.
  }
}
