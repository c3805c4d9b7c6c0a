import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { options } from '../build/bundles.mjs';

/** Cache of what measurements build and install. */
export const FOLDER = join(tmpdir(), 'portable-wallets-bench');

/** Folder with the baseline as `portable-wallets.js`, so that the sandbox can serve it instead of the script. */
export const BASELINE = join(FOLDER, 'baseline');

/** The baseline uses hooks, which the script's build replaces by a stub. */
const alias = { ...options.alias, 'preact/hooks': './node_modules/preact/hooks/dist/hooks.mjs' };

/** Builds the baseline with the options of the script. */
export async function buildBaseline(): Promise<Buffer> {
  await mkdir(BASELINE, { recursive: true });
  const outfile = join(BASELINE, 'portable-wallets.js');
  await build({ ...options, alias, entryPoints: ['bench/baseline/index.tsx'], outfile, format: 'iife' });
  return readFile(outfile);
}
