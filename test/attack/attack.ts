/**
 * One hostile page, policy or input, as a row of a table: `test/attack/*.ts` for what needs no browser, and
 * `test/browser/attack/*.ts`, whose rows get a stage in Chromium. Each table is exported as `cases`.
 */
export interface Attack<S = void> {
  /** Number of the part of the fence that it is about. */
  part: number;
  /** What the page, policy or input is, in plain words. */
  tried: string;
  /** What happens instead of harm. */
  held: string;
  /** Where it is one of a matrix, what it is made of: `npm test` plays as many as meet each of these. */
  facts?: string[];
  /** Tries it. @throws where it does not hold */
  run(stage: S): Promise<void> | void;
}
