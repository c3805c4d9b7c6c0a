import type { CompiledDocument } from '../../src/core/types/result';

/** Returns the operation's name, as in its request URL. */
export function nameOf(document: CompiledDocument): string {
  return /\w+ (\w+)/.exec(document)?.[1] ?? '';
}
