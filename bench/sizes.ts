import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Bytes of a file: uncompressed, and at the highest level of each compression. */
export interface Sizes {
  raw: number;
  gzip: number;
  brotli: number;
}

export function readSizes(...files: Buffer[]): Sizes {
  const sum = (bytes: (file: Buffer) => number) => files.reduce((total, file) => total + bytes(file), 0);
  return {
    raw: sum(file => file.length),
    gzip: sum(file => gzipSync(file, { level: 9 }).length),
    brotli: sum(file => brotliCompressSync(file).length),
  };
}
