import { nullProto } from '../platform/objects';
import type { CartError } from '../types/result';

/**
 * Formats an error of the server for the console. Error reports omit those with an HTTP status
 * (docs/specification.md#errors-of-the-page).
 */
export function formatError(error: CartError): string {
  const { code, status, field } = nullProto<CartError>(error);
  return `${code}${status ? ` (HTTP ${status})` : ''}${field ? `: ${field}` : ''}`;
}
