/** A hostile page, policy or input: a test here or, in Chromium, in `test/browser/attack`. */
export interface Attack<S = void> {
  /** The page, policy or input. */
  tried: string;
  /** The expected, harmless result. */
  held: string;
  /** Runs the attack. @throws if the result differs */
  run(stage: S): Promise<void> | void;
}
