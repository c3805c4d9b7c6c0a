import type { CartError } from '../types/result';

/** What the server says is wrong, for the console. Error reports leave out what says HTTP (docs/specification.md#errors-of-the-page). */
export function writeError({ code, status, field = '' }: CartError): string {
  return `${code} ${status ? `(HTTP ${status}) ` : ''}${field}`.trimEnd();
}
