import type { Arbitrary } from 'fast-check';

/** An entry point of the script, and its possible inputs. */
export interface Kind<T = never> {
  name: string;
  inputs: Arbitrary<T>;
  /** Passes the input to the script as a page would. An exception is a bug of the script. */
  feed(input: T): Promise<void> | void;
}
