/** Copies what was read from an answer into objects that can be compared with a test's own. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
