declare module '*/build/write-logos.mjs' {
  import type { Row } from '../../src/wallets/registry';
  /** One file, where its drawing is from, and under which licence. */
  export interface Logo {
    file: string;
    source: string;
    licence: string;
  }
  export function writeLogos(dist: string, registrations: Row[]): Promise<Logo[]>;
  export function toKebab(instrument: string): string;
}
