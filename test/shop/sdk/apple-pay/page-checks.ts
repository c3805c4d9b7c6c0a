import { readControl } from './control';
import { invalidAccess } from './exceptions';

/** @throws where a page may not use Apple Pay at all */
export function checkPlace(): void {
  if (!isSecureContext)
    throw invalidAccess('Trying to start an Apple Pay session from an insecure document.');
  if (readControl().available === 'throws')
    throw new DOMException(
      'Third-party iframes are not allowed to request payments unless explicitly allowed via Feature-Policy (payment)',
      'SecurityError',
    );
}

/** @throws InvalidAccessError with that message where the shopper has done nothing */
export function checkGesture(message: string): void {
  if (!(navigator.userActivation?.isActive ?? true)) throw invalidAccess(message);
}
