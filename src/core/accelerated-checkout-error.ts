import { DeveloperError } from './developer-error';

/** An element that can't be shown. The page goes on without it. */
export class AcceleratedCheckoutError extends Error {
  override name = 'AcceleratedCheckoutError';
}

/** What went wrong in an element, in its name; a mistake of the page's author is one already. */
export function toElementError({ localName }: Element, cause: unknown): unknown {
  return cause instanceof DeveloperError
    ? cause
    : new AcceleratedCheckoutError(`<${localName}> can't be shown: ${cause}`, { cause });
}
