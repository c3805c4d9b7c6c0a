import { access, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { languagesPlugin } from '../../../build/locales.mjs';

const SDKS = new URL('../../sdk/', import.meta.url);
const ENTRIES: [string, URL][] = [
  ['/theme/theme.js', new URL('./script.ts', import.meta.url)],
  ['/panel/panel.js', new URL('../../panel/script.ts', import.meta.url)],
  ['/shapes/theme.js', new URL('../shapes/script/index.ts', import.meta.url)],
  ['/shapes/apps.js', new URL('../shapes/script/apps.ts', import.meta.url)],
  ['/gallery/gallery.js', new URL('../../gallery/script.ts', import.meta.url)],
  ['/gallery/frame.js', new URL('../../gallery/frame-script.ts', import.meta.url)],
];

/** Scripts by URL path. */
export type Bundles = Map<string, string>;

let bundles: Promise<Bundles> | undefined;

/** Bundles the scripts of the sandbox's pages and the SDKs' stand-ins, once per process. */
export function buildBundles(): Promise<Bundles> {
  bundles ??= bundleAll();
  return bundles;
}

async function bundleAll(): Promise<Bundles> {
  const folders = await readdir(SDKS).catch(() => [] as string[]);
  const entries = [...ENTRIES];
  for (const folder of folders) {
    const entry = new URL(`${folder}/index.ts`, SDKS);
    if (await exists(entry)) entries.push([`/sdk/${folder}.js`, entry]);
  }
  return new Map(
    await Promise.all(entries.map(async ([path, entry]) => [path, await bundle(entry)] as const)),
  );
}

async function bundle(entry: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    plugins: [languagesPlugin],
  });
  return outputFiles[0]?.text ?? '';
}

function exists(file: URL): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
