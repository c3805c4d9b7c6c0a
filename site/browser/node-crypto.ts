/** What the sandbox's store asks of node's `crypto`, in a browser. */

export function randomInt(below: number): number {
  return Math.floor(Math.random() * below);
}

export function randomBytes(count: number): { toString(encoding: 'hex'): string } {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return { toString: () => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('') };
}

/** No hash that keeps a secret: a name that is the same for the same text, which is all that a delivery option needs. */
export function createHash(_algorithm: string) {
  let text = '';
  const hash = {
    update(more: string) {
      text += more;
      return hash;
    },
    digest: (_encoding: 'hex') => [1, 2, 3, 4].map(seed => fold(text, seed)).join(''),
  };
  return hash;
}

/** FNV-1a as eight hexadecimal digits. */
function fold(text: string, seed: number): string {
  let sum = 0x811c9dc5 ^ seed;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
