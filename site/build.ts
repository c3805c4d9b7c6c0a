import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { listPictures } from './docs/doc-files';
import { docPage, readDocs } from './pages/docs';
import { checkoutPage, thankYouPage } from './pages/ends';
import { framePage, galleryPage } from './pages/gallery';
import { homePage } from './pages/home';
import { readSizes } from './pages/sizes';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const inRoot = (path: string) => join(ROOT, path);

/** No other folder has a file of this name. */
const FRAME_PAGE = 'gallery-frame.html';

/** The site's scripts, and the stand-ins for the wallets' own ones. */
const SCRIPTS: Record<string, string> = {
  'demo.js': 'site/demo/index.ts',
  'end.js': 'site/demo/end.ts',
  'docs.js': 'site/docs/close-contents.ts',
  'gallery/gallery.js': 'test/shop/gallery/script/index.ts',
  'gallery/frame.js': 'site/gallery/frame.ts',
  ...Object.fromEntries(
    ['google-pay', 'apple-pay', 'paypal', 'amazon-pay', 'buy-with-prime'].map(name => [
      `sdk/${name}.js`,
      `test/shop/sdk/${name}/index.ts`,
    ]),
  ),
};

/** What is copied as it is. */
const COPIES: Record<string, string> = {
  'site.css': 'site/site.css',
  'hero.css': 'site/hero.css',
  'text.css': 'site/text.css',
  'live.css': 'site/live.css',
  'gallery/ground.css': 'test/shop/panel/ground.css',
  'gallery/tool.css': 'test/shop/panel/tool.css',
  'gallery/form.css': 'test/shop/panel/form.css',
  'gallery/site-gallery.css': 'site/gallery/site-gallery.css',
  'gallery/gallery.css': 'test/shop/gallery/gallery.css',
  'gallery/look.css': 'test/shop/gallery/look.css',
  'gallery/frame.css': 'test/shop/gallery/frame.css',
  ...Object.fromEntries(
    [
      'base.css',
      'controls.css',
      'product.css',
      'cart.css',
      'aurora.css',
      'noite.css',
      'bloco.css',
      'icon.svg',
    ].map(name => [`theme/${name}`, `test/shop/theme/${name}`]),
  ),
};

/** What the sandbox's modules ask of node, and of GraphQL, in a browser. */
const ALIASES = {
  'node:crypto': 'site/browser/node-crypto.ts',
  'node:timers/promises': 'site/browser/node-timers.ts',
  graphql: 'site/browser/no-graphql.ts',
};

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
  const [sizes, docs] = await Promise.all([readSizes(dist), readDocs(ROOT)]);
  await write(
    'index.html',
    homePage(
      sizes,
      docs.filter(({ isMarkdown }) => isMarkdown),
    ),
  );
  await write('gallery.html', galleryPage());
  await write(FRAME_PAGE, framePage());
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
    alias: Object.fromEntries(Object.entries(ALIASES).map(([name, path]) => [name, inRoot(path)])),
  });
}
