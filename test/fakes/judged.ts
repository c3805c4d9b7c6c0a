import { getReaction } from '../../src/core/decision/catalogue';
import type { CartError, JudgedError } from '../../src/core/types/result';

/** Errors as a result has them: each with what the catalogue says is done about it. */
export function judged(...errors: CartError[]): JudgedError[] {
  return errors.map(error => ({ ...error, reaction: getReaction(error.code, error.field) }));
}
