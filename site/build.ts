import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { languagesPlugin } from '../build/locales.mjs';
import { buttonPage } from '../sandbox/pages/paypal-page';
import { listPictures } from './docs/doc-files';
import { docPage, readDocs, readStart } from './pages/docs';
import { framePage, galleryPage } from './pages/gallery';
import { checkoutPage, homePage, thankYouPage } from './pages/home';
import { readSizes } from './pages/sizes';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (path: string) => join(ROOT, path);

/** No other folder has a file of this name. */
const FRAME_PAGE = 'gallery-frame.html';

/** The site's scripts, and the stand-ins for the wallets' own ones. */
const SCRIPTS: Record<string, string> = {
  'demo.js': 'site/demo/index.ts',
  'page.js': 'site/pages/script.ts',
  'gallery/gallery.js': 'sandbox/gallery/script.ts',
  'gallery/frame.js': 'site/gallery/frame.ts',
  ...Object.fromEntries(
    ['google-pay', 'apple-pay', 'paypal', 'amazon-pay', 'buy-with-prime'].map(name => [
      `sdk/${name}.js`,
      `sandbox/sdk/${name}/index.ts`,
    ]),
  ),
};

/** What is copied as it is. */
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

/** Modules of the sandbox that browsers don't have. */
const REPLACED = ['node:crypto', 'node:timers/promises', 'graphql'];

/**
 * Builds the project's own page: a folder of files that any web server can serve, from any path.
 *
 * @param out the folder: one that is empty or not there, or has a site in it, which is gone then
 * @param dist folder of the script's files, as the last build has left it
 */
export async function buildSite(out: string, dist: string): Promise<void> {
  await makeRoom(out);
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

/** Nobody's files are lost who names a wrong folder. */
async function makeRoom(out: string): Promise<void> {
  const names = await readdir(out).catch(() => [] as string[]);
  if (names.length > 0 && !names.includes(FRAME_PAGE))
    throw new Error(`${out} has files in it that are no site: name a folder that is empty or not there.`);
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
    // What package.json says of side effects is meant for the files that the package has.
    ignoreAnnotations: true,
    plugins: [languagesPlugin],
    alias: Object.fromEntries(REPLACED.map(name => [name, inRoot('site/browser/node.ts')])),
  });
}
