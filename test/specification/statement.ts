/** One statement of the specification, and the tests that fail where it does not hold. */
export interface Statement {
  /** The statement, in our own words. */
  says: string;
  /**
   * `<file below test/>: <title>` of each test. A title that the test puts together stands as it is written in the file, up to
   * its first gap.
   */
  shown: string[];
  /** Why it is followed otherwise than written, or not at all: where the decision stands. */
  decision?: string;
}

/** A heading of the specification with its statements, in their order. */
export interface Section {
  /** For example `4. States and transitions: Button click`. */
  title: string;
  statements: Statement[];
}
