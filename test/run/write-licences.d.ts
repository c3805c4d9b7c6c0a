declare module '*/build/write-licences.mjs' {
  import type { Metafile } from 'esbuild';
  export function findPackages(metafiles: Metafile[]): string[];
  export function writeLicences(root: string, metafiles: Metafile[], folders: string[]): Promise<void>;
}
