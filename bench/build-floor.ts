import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { options } from '../build/options.mjs';

/** What is built and installed for a measurement lies here, so that the next one finds it. */
export const FOLDER = join(tmpdir(), 'portable-wallets-bench');

/** Folder with the floor as `portable-wallets.js`, so that a shop can serve it in place of the script. */
export const FLOOR = join(FOLDER, 'floor');

/** It keeps its state with hooks, which the script has none of. */
const alias = { ...options.alias, 'preact/hooks': './node_modules/preact/hooks/dist/hooks.mjs' };

/** Builds the floor as the script is built. */
export async function buildFloor(): Promise<Buffer> {
  await mkdir(FLOOR, { recursive: true });
  const outfile = join(FLOOR, 'portable-wallets.js');
  await build({ ...options, alias, entryPoints: ['bench/floor/index.tsx'], outfile, format: 'iife' });
  return readFile(outfile);
}
