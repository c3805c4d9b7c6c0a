/** What tells one attempt to pay from another. Pages without TLS have no `randomUUID`. */
export function createAttemptToken(): string {
  return (
    crypto.randomUUID?.() ??
    [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')
  );
}
