/** Copies a parsed response into plain objects, so that a test can compare them. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
