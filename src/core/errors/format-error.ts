import { nullProto } from '../platform/objects';
import type { CartError } from '../types/result';

/** Formats an error of the server for the console, with a hint of what the page's author can check. */
export function formatError(error: CartError): string {
  const { code, status, field } = nullProto<CartError>(error);
  const text = `${code}${status ? ` (HTTP ${status})` : ''}${field ? `: ${field}` : ''}`;
  const suspect = /40[13]\)|^UNAUTHORIZED/.test(text)
    ? 'access-token'
    : /^(HTTP|NETWORK|BAD_ANSWER)/.test(text) && 'data-api and connect-src';
  return suspect ? `${text}. Check ${suspect}: see docs/embedding.md#server-errors` : text;
}

/** Errors of one response, for a report. */
export class ServerError extends Error {
  /** The codes; `HTTP` for an error with a status. Error reports omit some of them (docs/specification.md#errors-of-the-page). */
  declare readonly code: string;

  constructor(text: string, errors: CartError[], hint = '') {
    super(`${text} ${[...new Set(errors.map(formatError))]}${hint}`);
    this.code = `${errors.map(({ status, code }) => (status ? 'HTTP' : code))}`;
  }
}
