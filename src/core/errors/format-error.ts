import { nullProto } from '../platform/objects';
import type { CartError } from '../types/result';

/**
 * Writes an error of the server for the console. Error reports leave out those with an HTTP status
 * (docs/specification.md#errors-of-the-page).
 */
export function formatError(error: CartError): string {
  const { code, status, field = '' } = nullProto<CartError>(error);
  return `${code} ${status ? `(HTTP ${status}) ` : ''}${field}`.trimEnd();
}
