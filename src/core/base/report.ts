/**
 * The room `core/base`. What every room needs of the browser: cookies, URLs, time, the console, loading, all past what a
 * page may have put in its way.
 */

import { DeveloperError } from './developer-error';
import { metric } from './metric';

/** The texts that the console of this page has already. */
export const seen = new Set<string>();

/** The edge of the page: every error that nobody handles ends here, is logged once, and never reaches the shop's own code. */
export function report(error: unknown): void {
  const text = toText(error);
  if (seen.has(text)) return;
  seen.add(text);
  console.error(`[portable-wallets] ${text}`, error);
  metric('reported', {}, error);
}

/** Makes a text of whatever was thrown. An SDK may throw anything, even what can't be made a text. */
function toText(error: unknown): string {
  try {
    return String(error instanceof DeveloperError ? `${error.code}: ${error.message}` : error);
  } catch {
    return 'An error without words';
  }
}
