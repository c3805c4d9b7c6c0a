/** Replaces what the sandbox's modules import of node and GraphQL. */

export function randomInt(below: number): number {
  return Math.floor(Math.random() * below);
}

export function randomBytes(count: number): { toString(encoding: 'hex'): string } {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return { toString: () => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('') };
}

/** Not cryptographic: the same text gives the same name, which is all that a delivery option needs. */
export function createHash(_algorithm: string) {
  let text = '';
  const hash = {
    update(more: string) {
      text += more;
      return hash;
    },
    digest: (_encoding: 'hex') => [1, 2, 3, 4].map(seed => fnv1a(text, seed)).join(''),
  };
  return hash;
}

/** FNV-1a as eight hexadecimal digits. */
function fnv1a(text: string, seed: number): string {
  let sum = 0x811c9dc5 ^ seed;
  for (const sign of text) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** That of `timers/promises`. */
export function setTimeout(ms: number): Promise<void> {
  return new Promise(resolve => window.setTimeout(resolve, ms));
}

/** The demo runs the resolvers without GraphQL, so no operation has directives. */
export const getDirectiveValues = (): undefined => undefined;
