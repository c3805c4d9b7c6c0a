declare module '*/build/write-logos.mjs' {
  /** One file, where its drawing is from, and under which licence. */
  export interface Logo {
    file: string;
    source: string;
    licence: string;
  }
  export function writeLogos(dist: string): Promise<Logo[]>;
  export function toKebab(instrument: string): string;
}
