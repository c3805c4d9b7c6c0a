import { readFile } from 'node:fs/promises';
import { INCUMBENT } from '../../bench/peers';
import { type Html, html } from '../../sandbox/server/web/html';
import { rows } from '../../src/wallets/registry';

/** Brotli bytes of each built file. */
export type Sizes = Record<string, number>;

/** What a shopper's visit loads, step by step. */
const STEPS: [text: string, files: string[]][] = [
  ['A product page that nobody touches, with Buy it now', ['portable-wallets.js']],
  ['A product page that nobody touches, with Google Pay', ['portable-wallets.js', 'wallets/google-pay.js']],
  ['A cart page', ['portable-wallets.js', 'cart.js']],
  ['The checkout’s element', ['portable-wallets.js', 'checkout-element.js']],
  ['The first sign that the shopper means to buy adds', ['checkout.js']],
  ['A chosen selling plan adds', ['consent.js']],
  ['Telemetry, where the shop has a receiver for it, adds', ['telemetry.js']],
];

/** The brands of each wallet's file: some share one. */
function readBrands(): Map<string, string> {
  const brands = new Map<string, string>();
  for (const { module, brand } of Object.values(rows))
    if (module && brand) brands.set(module, [brands.get(module), brand].filter(Boolean).join(' and '));
  return brands;
}

/** Reads what the last build has measured. */
export async function readSizes(dist: string): Promise<Sizes> {
  const { files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
  return Object.fromEntries(
    Object.entries<{ brotli: number }>(files).map(([name, { brotli }]) => [name, brotli]),
  );
}

const show = (bytes: number) => `${bytes.toLocaleString('en')} B`;

/** Fails where a file is not built: a size that nobody measured is none. */
function add(sizes: Sizes, files: string[]): number {
  return files.reduce((sum, file) => {
    const bytes = sizes[file];
    if (bytes === undefined) throw new Error(`The build has no ${file}: change site/pages/sizes.ts`);
    return sum + bytes;
  }, 0);
}

/** What a product page loads: the number that everything here is about. */
export function firstLoad(sizes: Sizes): Html {
  const kB = (...files: string[]) => (add(sizes, files) / 1000).toFixed(1);
  return html`<p class="lead"><strong data-number>${kB('portable-wallets.js')} kB</strong> on a product page with Buy it now, <strong>${kB('portable-wallets.js', 'wallets/google-pay.js')} kB</strong> with Google Pay. The purchase loads when the shopper comes to a button.</p>`;
}

/** The first file beside the incumbent, as bars. */
export function sizeBars(sizes: Sizes): Html {
  const bytes = add(sizes, ['portable-wallets.js']);
  const share = ((bytes / INCUMBENT.brotli) * 100).toFixed(1);
  return html`<dl class="bars">
      <div><dt>portable-wallets</dt><dd><span class="bar bar--own" style="width: ${share}%"></span><span>${show(bytes)}</span></dd></div>
      <div><dt>the incumbent</dt><dd><span class="bar"></span><span>${show(INCUMBENT.brotli)}</span></dd></div>
    </dl>
    <p class="note">Product page with Buy it now, compressed with brotli 11. The incumbent’s figure is the published one; it is not on npm.</p>`;
}

/** Each step of a visit and each wallet, with the bytes that it loads. */
export function sizeTable(sizes: Sizes): Html {
  const wallets = [...readBrands()].map(([file, title]): [string, string[]] => {
    const names = [`wallets/${file}.js`, `wallets/sheets/${file}.js`].filter(name => name in sizes);
    return [names.length > 1 ? `${title}, its sheet with the first sign of a purchase` : title, names];
  });
  const row = ([text, files]: [string, string[]]) =>
    html`<tr><th scope="row">${text}</th><td class="files">${files.map(file => html`<code>${file}</code> `)}</td><td class="right">${show(add(sizes, files))}</td></tr>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Sizes"><table class="sizes">
    <thead><tr><th scope="col">what is loaded</th><th scope="col" class="files">files</th><th scope="col" class="right">brotli</th></tr></thead>
    <tbody>${STEPS.map(row)}</tbody>
    <tbody><tr><th scope="rowgroup" colspan="3" class="group">Each wallet that a page shows adds</th></tr>${wallets.map(row)}</tbody>
  </table></div>`;
}
