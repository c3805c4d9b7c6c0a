/** One hostile page, policy or input: a row of a test here, or of one in `test/browser/attack` in Chromium. */
export interface Attack<S = void> {
  /** What the page, policy or input is, in plain words. */
  tried: string;
  /** What happens instead of harm. */
  held: string;
  /** Tries it. @throws where it does not hold */
  run(stage: S): Promise<void> | void;
}
