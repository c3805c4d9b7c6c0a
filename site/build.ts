import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { languagesPlugin } from '../build/locales.mjs';
import { buttonPage } from '../sandbox/pages/paypal-page';
import { SDKS } from '../sandbox/pages/theme/bundles';
import { listPictures } from './docs/doc-files';
import { docPage, readDocs, readStart } from './pages/docs';
import { framePage, galleryPage } from './pages/gallery';
import { checkoutPage, homePage, thankYouPage } from './pages/home';
import { readSizes } from './pages/sizes';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (path: string) => join(ROOT, path);

/** Identifies a folder that contains a site. */
const FRAME_PAGE = 'gallery-frame.html';

/** Entries of the site's scripts and of the SDKs' stand-ins, by output path. */
const SCRIPTS: Record<string, string> = {
  'demo.js': 'site/demo/index.ts',
  'page.js': 'site/pages/script.ts',
  'gallery/gallery.js': 'sandbox/gallery/script.ts',
  'gallery/frame.js': 'site/gallery/frame.ts',
  ...Object.fromEntries(SDKS.map(name => [`sdk/${name}.js`, `sandbox/sdk/${name}/index.ts`])),
};

/** Sources of the copied files, by output path. */
const COPIES: Record<string, string> = {
  'site.css': 'site/site.css',
  'text.css': 'site/text.css',
  'live.css': 'site/live.css',
  'gallery/tools.css': 'sandbox/panel/tools.css',
  'gallery/site-gallery.css': 'site/gallery/site-gallery.css',
  'gallery/gallery.css': 'sandbox/gallery/gallery.css',
  'gallery/frame.css': 'sandbox/gallery/frame.css',
  ...Object.fromEntries(
    ['looks.css', 'base.css', 'product.css', 'cart.css', 'icon.svg'].map(name => [
      `theme/${name}`,
      `sandbox/pages/theme/${name}`,
    ]),
  ),
};

/** Modules that the sandbox imports and browsers lack. */
const REPLACED = ['node:crypto', 'node:timers/promises', 'graphql'];

/**
 * Builds the project's page as static files that work under any path.
 *
 * @param out an empty or new folder, or one with a site, which is replaced
 * @param dist folder of the built script
 * @throws if `out` has other files
 */
export async function buildSite(out: string, dist: string): Promise<void> {
  await clearFolder(out);
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), text);
  };
  const [sizes, docs, start] = await Promise.all([readSizes(dist), readDocs(ROOT), readStart(ROOT)]);
  await write('index.html', homePage(sizes, start));
  await write('gallery.html', galleryPage());
  await write(FRAME_PAGE, framePage());
  await write('sdk-pages/paypal-button.html', buttonPage.markup);
  await write('checkout.html', checkoutPage());
  await write('thank-you.html', thankYouPage());
  for (const doc of docs) await write(doc.page, docPage(doc, docs));
  for (const [path, from] of Object.entries(COPIES)) await cp(inRoot(from), join(out, path));
  for (const picture of await listPictures(ROOT)) await cp(inRoot(picture), join(out, picture));
  await cp(dist, join(out, 'dist'), { recursive: true });
  await bundleScripts(out);
}

/** Deletes the folder, unless it contains files that aren't a site. */
async function clearFolder(out: string): Promise<void> {
  const names = await readdir(out).catch(() => [] as string[]);
  if (names.length > 0 && !names.includes(FRAME_PAGE))
    throw new Error(`${out} contains files that are not a site. Name an empty or new folder.`);
  await rm(out, { recursive: true, force: true });
}

async function bundleScripts(out: string): Promise<void> {
  await build({
    entryPoints: Object.entries(SCRIPTS).map(([path, from]) => ({
      in: inRoot(from),
      out: path.replace(/\.js$/, ''),
    })),
    outdir: out,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    // `sideEffects` of package.json describes only the published files.
    ignoreAnnotations: true,
    plugins: [languagesPlugin],
    alias: Object.fromEntries(REPLACED.map(name => [name, inRoot('site/browser/node.ts')])),
  });
}
