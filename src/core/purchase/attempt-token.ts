/** What tells one attempt to pay from another. Pages without TLS have no `randomUUID`. */
export function createAttemptToken(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
