import { DeveloperError } from './developer-error';
import { metric } from './metric';

const seen = new Set<string>();

/** The page's edge: every error that nobody handles ends here, once, and never in the shop's own code. */
export function report(error: unknown): void {
  const text = String(error instanceof DeveloperError ? `${error.code}: ${error.message}` : error);
  if (seen.has(text)) return;
  seen.add(text);
  console.error(`[portable-wallets] ${text}`, error);
  metric('reported', {}, error);
}
