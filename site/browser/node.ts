/** Browser versions of the Node and GraphQL functions that the sandbox's modules import. */

export function randomInt(below: number): number {
  return Math.floor(Math.random() * below);
}

export function randomBytes(count: number): { toString(encoding: 'hex'): string } {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return { toString: () => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('') };
}

/** A hash that isn't cryptographic. The sandbox only derives handles of delivery options from it. */
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
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** `setTimeout` of `timers/promises`. */
export function setTimeout(ms: number): Promise<void> {
  return new Promise(resolve => window.setTimeout(resolve, ms));
}

/** The demo calls the resolvers without GraphQL, so no operation has directives. */
export const getDirectiveValues = (): undefined => undefined;
