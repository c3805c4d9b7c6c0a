import { rm, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import {
  buildLinked,
  createBundles,
  listLanguageNeutralFiles,
  listWalletBundles,
  options,
} from './build/bundles.mjs';
import { readCommand } from './build/command.mjs';
import { dist, root, writeManifest } from './build/dist.mjs';
import { names, readLocales, toEnding, writeLanguages } from './build/locales.mjs';
import { writeBom, writeLicences, writePackage } from './build/package.mjs';
import { evaluate, rows, writeLogos } from './build/registry.mjs';
import { toImportMap } from './build/snippets.mjs';
import { writeTypes } from './build/write-types.mjs';

readCommand({
  call: 'npm run build',
  about:
    'Builds into dist/, or the folder in DIST, and prints the sizes. MAPS sets a folder for source maps.',
});

await rm(dist, { recursive: true, force: true });
const locales = await readLocales();
const modules = listWalletBundles(rows);
const built = await buildLinked(createBundles(options, dist, modules), build);

await writeTypes(dist);
const logos = await writeLogos(dist, Object.values(rows));
const manifest = await writeManifest(dist, [
  ...(await writeLanguages(dist, locales)),
  ...listLanguageNeutralFiles(modules),
  ...logos,
]);
const { files, release } = manifest;
const { MODULE_RETRY_URLS } = await evaluate(`${root}src/core/platform/constants.ts`);
for (const language of names) {
  const importMap = toImportMap(manifest, MODULE_RETRY_URLS, language);
  const file = `importmap${toEnding(language)}.json`;
  await writeFile(`${dist}/${file}`, `${JSON.stringify(importMap, null, 2)}\n`);
}

await writePackage(root, dist, release);
const metafiles = built.flatMap(({ metafile }) => metafile ?? []);
await writeLicences(root, metafiles, [dist, `${dist}/${release}`]);
await writeBom(root, metafiles, dist, release);
// On stderr, because stdout belongs to `npm pack --json`.
for (const [file, { bytes, brotli }] of Object.entries(files))
  console.error(`${file.padEnd(28)} ${String(bytes).padStart(7)} B ${String(brotli).padStart(7)} B brotli`);
