import type { Arbitrary } from 'fast-check';

/** One way into the script, and what may come by it. */
export interface Kind<T = never> {
  name: string;
  inputs: Arbitrary<T>;
  /** Lets the script meet the input as it would in a page. What it throws is the script's doing. */
  feed(input: T): Promise<void> | void;
}
