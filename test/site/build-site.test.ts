import { spawnSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import * as assert from 'uvu/assert';
import { dist } from '../../build/dist.mjs';
import { buildSite } from '../../site/build';
import { createTempFolder } from '../fakes/temp-folder';
import { test } from '../run/suite';

const out = createTempFolder();
let files: string[];
const texts = new Map<string, string>();

/** Returns the errors of `npm run site -- --built folder`. */
function run(folder: string): string {
  const args = ['--import', './build/register.mjs', 'site/run.ts', '--built', folder];
  return spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr;
}

test.before(async () => {
  // A second site replaces the previous output.
  for (const _ of [1, 2]) await buildSite(out, dist);
  files = (await readdir(out, { recursive: true })).map(name => name.replaceAll('\\', '/'));
  for (const file of files.filter(name => /\.(html|css)$/.test(name)))
    texts.set(file, await readFile(join(out, file), 'utf8'));
});

const pages = () => [...texts].filter(([file]) => file.endsWith('.html'));

/** Returns the links and resources of a page's markup, except in code samples. */
function readAddresses(text: string): string[] {
  const markup = text.replaceAll(/<code>.*?<\/code>/gs, '');
  return [...markup.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

test('keeps a folder with other files, and prints one error', async () => {
  const folder = createTempFolder({ 'mine.txt': 'mine' });
  assert.is(run(folder), `${folder} contains files that are not a site. Name an empty or new folder.\n`);
  assert.equal(await readdir(folder), ['mine.txt']);
});

test('contains every page of the docs, and its own pages', () => {
  for (const page of ['index.html', 'gallery.html', 'gallery-frame.html', 'checkout.html', 'thank-you.html'])
    assert.ok(files.includes(page), page);
  for (const page of [
    'docs/index.html',
    'docs/embedding.html',
    'docs/specification.html',
    'docs/examples/product.html.html',
  ])
    assert.ok(files.includes(page), page);
});

test('has no broken link or anchor', () => {
  let count = 0;
  for (const [file, text] of pages())
    for (const address of readAddresses(text).filter(each => !/^[a-z]+:/.test(each))) {
      const [rest = '', anchor] = address.split('#');
      const [path = ''] = rest.split('?');
      const target = path ? posix.normalize(posix.join(posix.dirname(file), path)) : file;
      assert.ok(files.includes(target), `${file}: ${address}`);
      if (anchor) assert.ok(texts.get(target)?.includes(`id="${anchor}"`), `${file}: ${address}`);
      count++;
    }
  assert.ok(count > 500, `${count}`);
});

test('works in any folder of any host: it has no root paths, and loads nothing from other hosts', () => {
  for (const [file, text] of texts) {
    const loaded = file.endsWith('.css')
      ? [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address)
      : [...text.matchAll(/<(?:script|link|img|iframe)\b[^>]*?(?:href|src)="([^"]*)"/g)].map(
          ([, address = '']) => address,
        );
    for (const address of loaded) assert.not.match(address, /^(\/|https?:)/, file);
    for (const address of file.endsWith('.html') ? readAddresses(text) : [])
      assert.not.match(address, /^\//, file);
  }
});

test("shows the build's sizes first", async () => {
  const { files: built } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
  const { brotli } = built['portable-wallets.js'];
  const home = texts.get('index.html') ?? '';
  assert.match(home, `<strong data-number>${(brotli / 1000).toFixed(1)} kB</strong>`);
  assert.ok(home.indexOf('data-number') < home.indexOf('<h2'));
  const sum = (...names: string[]) =>
    names.reduce((bytes, name) => bytes + built[name].brotli, 0).toLocaleString('en');
  assert.match(home, `${sum('portable-wallets.js', 'cart.js')} B`);
  assert.match(home, `${sum('wallets/google-pay.js', 'wallets/sheets/google-pay.js')} B`);
});

test('has a row for each script of the build, except languages and debug', () => {
  const home = texts.get('index.html') ?? '';
  const scripts = files.filter(file => /^dist\/(wallets\/(sheets\/)?)?[\w-]+\.js$/.test(file));
  // Pages of shops load neither the bundler entries nor the debug bundle.
  for (const script of scripts.filter(
    file => !/(load|react|vue|properties|when-visible|debug)\.js$/.test(file),
  ))
    assert.match(home, `<code>${script.slice('dist/'.length)}</code>`);
});

test.run();
