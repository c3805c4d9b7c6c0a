import type { CompiledDocument } from '../../src/core/types/document';

/** The name of its operation, as the address of its request tells it. */
export function nameOf(document: CompiledDocument): string {
  return /\w+ (\w+)/.exec(document)?.[1] ?? '';
}
