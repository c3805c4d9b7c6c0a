import { DeveloperError } from './developer-error';

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
