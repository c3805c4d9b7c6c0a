import { DeveloperError } from './developer-error';

/** An element that can't be shown. The page goes on without it. */
export class AcceleratedCheckoutError extends Error {
  override name = 'AcceleratedCheckoutError';

  /** @param element which it is; absent where none was made */
  constructor(
    message: string,
    readonly element?: Element,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What went wrong in an element, in its name; a mistake of the page's author is one already. */
export function toElementError(element: Element, cause: unknown): unknown {
  return cause instanceof DeveloperError
    ? cause
    : new AcceleratedCheckoutError(`<${element.localName}> can't be shown: ${cause}`, element, { cause });
}
