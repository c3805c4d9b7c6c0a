/** One statement of the specification, and the tests that fail where it does not hold. */
export interface Statement {
  /** The statement, in our own words. */
  says: string;
  /**
   * `<file below test/>: <title>` of each test. A title that the test puts together stands as it is written in the file, up to
   * its first gap.
   */
  shown: string[];
  /** Why it is followed otherwise than written, or not at all: a link to the decision, such as `docs/decisions.md#8`. */
  decision?: string;
}

/** Statements about one subject. */
export interface Section {
  /** For example `The click`. */
  title: string;
  /** The headings of `docs/specification.md` below which these statements stand, as they are in a link: `click`. */
  at: string[];
  statements: Statement[];
}
