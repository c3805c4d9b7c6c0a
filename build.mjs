import { rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { checkDoubles, checkInputs, checkRooms } from './build/check-inputs.mjs';
import { dist } from './build/dist.mjs';
import { evaluate } from './build/evaluate-plugin.mjs';
import { toImportMap } from './build/import-map.mjs';
import { doubled, later } from './build/later.mjs';
import { options, root } from './build/options.mjs';
import { seamPlugin } from './build/seam-plugin.mjs';
import { toEnding } from './build/words-plugin.mjs';
import { languages, writeLanguages } from './build/write-languages.mjs';
import { writeLicences } from './build/write-licences.mjs';
import { writeLogos } from './build/write-logos.mjs';
import { RELEASE, writeManifest } from './build/write-manifest.mjs';
import { writeTypes } from './build/write-types.mjs';

/** Says of a side module or a later file whose it is: the first file takes none of another release. */
const SIGNED = { js: `export const release="${RELEASE}";` };

const NOTICE = '/*! portable-wallets, MIT. Licences of all that it contains: LICENSES.txt */';

/**
 * Chromium compiles all functions of such a file beside the page's own work, not one after the other when the page calls them:
 * nearly all of the first file runs on each view that shows a button.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

await rm(dist, { recursive: true, force: true });
const main = await build({
  ...options,
  entryPoints: ['src/index.ts'],
  outfile: `${dist}/portable-wallets.js`,
  format: 'iife',
  banner: { js: `${NOTICE}\n${COMPILED_AT_ONCE}` },
});

/** What a page view without a click does not load. */
const laters = [];
for (const [name, modules] of Object.entries(later))
  laters.push(
    await build({
      ...options,
      plugins: [seamPlugin(root, `src/${name}-seam.ts`, modules), ...options.plugins],
      entryPoints: [`src/${name}.ts`],
      outfile: `${dist}/${name}.js`,
      format: 'esm',
      // Others' code stands in this one as well.
      banner: name === 'cart' ? { js: NOTICE } : {},
      footer: SIGNED,
    }),
  );

const shared = [main, ...laters].flatMap(({ metafile }) => metafile ?? []);
checkDoubles(shared, doubled);
checkRooms(shared, doubled);

/** The side modules are those that the registry names. */
const rows = Object.values((await evaluate(`${root}src/wallets/registry.ts`)).rows);
const wallets = [...new Set(rows.flatMap(({ module, sheet }) => [module, sheet].filter(Boolean)))];
const sides = await build({
  ...options,
  entryPoints: wallets.map(name => `src/wallets/${name}.ts`),
  outdir: `${dist}/wallets`,
  format: 'esm',
  footer: SIGNED,
});
checkInputs(sides.metafile, doubled);
checkDoubles([sides.metafile], doubled);

/** What pages load that ask for it. */
const asked = await build({
  ...options,
  entryPoints: { telemetry: 'src/telemetry/index.ts', debug: 'src/debug/index.ts' },
  outdir: dist,
  format: 'esm',
  footer: SIGNED,
});
checkInputs(asked.metafile, doubled);

await writeTypes(dist);
const logos = await writeLogos(dist, rows);
const modules = wallets.map(name => `wallets/${name}.js`);
const manifest = await writeManifest(dist, [
  ...(await writeLanguages(root, dist)),
  'cart.js',
  'cart-elements.js',
  'telemetry.js',
  'debug.js',
  ...modules,
  ...logos.map(({ file }) => file),
]);
const { files, release } = manifest;
const { MODULE_RETRY_URLS } = await evaluate(`${root}src/core/base/constants.ts`);
for (const language of new Set(Object.values(languages))) {
  const importMap = toImportMap(manifest, MODULE_RETRY_URLS, language);
  const file = `importmap${toEnding(language)}.json`;
  await writeFile(`${dist}/${file}`, `${JSON.stringify(importMap, null, 2)}\n`);
}

await writeLicences(
  root,
  [main, ...laters, sides, asked].flatMap(({ metafile }) => metafile ?? []),
  [dist, `${dist}/${release}`],
);
for (const [file, { bytes, brotli }] of Object.entries(files))
  console.log(`${file.padEnd(28)} ${String(bytes).padStart(7)} B ${String(brotli).padStart(7)} B brotli`);
