/** A mutant that no test can tell from the source, and why. */
export interface Equivalent {
  /** Path inside `src`. */
  file: string;
  /** A part of the line on which it begins, as compiled. */
  line: string;
  was: string;
  is: string;
  why: string;
}

export const equivalents: Equivalent[] = [];
