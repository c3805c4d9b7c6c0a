declare module '*/build/later.mjs' {
  /** The modules that a later file takes from the files before it, by its name. */
  export const later: Record<string, string[]>;
  /** Paths of what may stand in more than one file. */
  export const doubled: string[];
}
declare module '*/build/check-inputs.mjs' {
  interface Built {
    outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }>; entryPoint?: string }>;
  }
  export function checkInputs(metafile: Built, allowed: string[]): void;
  export function checkDoubles(metafiles: Built[], allowed: string[]): void;
}
declare module '*/build/write-manifest.mjs' {
  /** Stands in the first file for the name of the release until that is known. */
  export const RELEASE: string;
}
