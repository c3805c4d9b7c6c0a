import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { languagesPlugin } from '../../../build/locales.mjs';

const SDK_FOLDER = new URL('../../sdk/', import.meta.url);

/** Names of the SDKs' stand-ins: the folders that have an entry. */
export const SDKS = readdirSync(SDK_FOLDER).filter(name =>
  existsSync(new URL(`${name}/index.ts`, SDK_FOLDER)),
);

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
  const sdks = SDKS.map(name => [`/sdk/${name}.js`, new URL(`${name}/index.ts`, SDK_FOLDER)] as const);
  return new Map(
    await Promise.all(
      [...ENTRIES, ...sdks].map(async ([path, entry]) => [path, await bundle(entry)] as const),
    ),
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
