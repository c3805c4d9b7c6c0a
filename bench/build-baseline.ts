import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { options } from '../build/bundles.mjs';
import { cutsPlugin } from '../build/cuts.mjs';

/** Cache of what measurements build and install. */
export const FOLDER = join(tmpdir(), 'portable-wallets-bench');

/** Folder with the baseline as `portable-wallets.js`, so that the sandbox can serve it instead of the script. */
export const BASELINE = join(FOLDER, 'baseline');

/** The baseline uses hooks and the JSX runtime of preact, which the script's build replaces. */
const PREACT = {
  'preact/hooks': './node_modules/preact/hooks/dist/hooks.mjs',
  'react/jsx-runtime': './node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs',
};

/** Builds the baseline with the options of the script, and without the cuts, because it is what the packages cost as they are. */
export async function buildBaseline(): Promise<Buffer> {
  await mkdir(BASELINE, { recursive: true });
  const outfile = join(BASELINE, 'portable-wallets.js');
  const alias = { ...options.alias, ...PREACT };
  const plugins = options.plugins.filter(plugin => plugin !== cutsPlugin);
  await build({
    ...options,
    alias,
    plugins,
    entryPoints: ['bench/baseline/index.tsx'],
    outfile,
    format: 'iife',
  });
  return readFile(outfile);
}
