import { readFile } from 'node:fs/promises';
import { INCUMBENT } from '../../bench/peers';
import { type Html, html } from '../../sandbox/server/web/html';
import { rows } from '../../src/wallets/registry';

/** Brotli bytes of each built file. */
export type Sizes = Record<string, number>;

/** Files that the steps of a visit load. */
const STEPS: [text: string, files: string[]][] = [
  ['A product page with Buy it now', ['portable-wallets.js']],
  ['A product page with Google Pay', ['portable-wallets.js', 'wallets/google-pay.js']],
  ['A cart page', ['portable-wallets.js', 'cart.js']],
  ['A page with the checkout element', ['portable-wallets.js', 'checkout-element.js']],
  ['Pointer or focus on a button adds', ['checkout.js']],
  ['A chosen selling plan adds', ['consent.js']],
  ['Telemetry, if the shop configures it, adds', ['telemetry.js']],
];

/** Returns the brands of each wallet's bundle. Some wallets share one. */
function readBrands(): Map<string, string> {
  const brands = new Map<string, string>();
  for (const { module, brand } of Object.values(rows))
    if (module && brand) brands.set(module, [brands.get(module), brand].filter(Boolean).join(' and '));
  return brands;
}

/** Reads the sizes from the manifest of the last build. */
export async function readSizes(dist: string): Promise<Sizes> {
  const { files } = JSON.parse(await readFile(`${dist}/manifest.json`, 'utf8'));
  return Object.fromEntries(
    Object.entries<{ brotli: number }>(files).map(([name, { brotli }]) => [name, brotli]),
  );
}

const formatBytes = (bytes: number) => `${bytes.toLocaleString('en')} B`;

/** Sums the sizes of files. @throws if a file is not built */
function sum(sizes: Sizes, files: string[]): number {
  return files.reduce((total, file) => {
    const bytes = sizes[file];
    if (bytes === undefined)
      throw new Error(`The build has no ${file}. Update STEPS in site/pages/sizes.ts.`);
    return total + bytes;
  }, 0);
}

/** Renders the size that a product page loads before a click. */
export function firstLoad(sizes: Sizes): Html {
  const kB = (...files: string[]) => (sum(sizes, files) / 1000).toFixed(1);
  return html`<p class="lead"><strong data-number>${kB('portable-wallets.js')} kB</strong> on a product page with Buy it now, <strong>${kB('portable-wallets.js', 'wallets/google-pay.js')} kB</strong> with Google Pay. The purchase loads when the pointer or the focus comes to a button.</p>`;
}

/** Renders bars that compare the first file with the incumbent. */
export function sizeBars(sizes: Sizes): Html {
  const bytes = sum(sizes, ['portable-wallets.js']);
  const share = ((bytes / INCUMBENT.brotli) * 100).toFixed(1);
  return html`<dl class="bars">
      <div><dt>portable-wallets</dt><dd><span class="bar bar--own" style="width: ${share}%"></span><span>${formatBytes(bytes)}</span></dd></div>
      <div><dt>the incumbent</dt><dd><span class="bar"></span><span>${formatBytes(INCUMBENT.brotli)}</span></dd></div>
    </dl>
    <p class="note">Product page with Buy it now, compressed with brotli 11. The incumbent’s figure is the published one; it is not on npm.</p>`;
}

/** Renders the table of the bytes that each step of a visit and each wallet load. */
export function sizeTable(sizes: Sizes): Html {
  const wallets = [...readBrands()].map(([file, title]): [string, string[]] => {
    const names = [`wallets/${file}.js`, `wallets/sheets/${file}.js`].filter(name => name in sizes);
    return [names.length > 1 ? `${title}, sheet included` : title, names];
  });
  const row = ([text, files]: [string, string[]]) =>
    html`<tr><th scope="row">${text}</th><td class="files">${files.map(file => html`<code>${file}</code> `)}</td><td class="right">${formatBytes(sum(sizes, files))}</td></tr>`;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Sizes"><table class="sizes">
    <thead><tr><th scope="col">step</th><th scope="col" class="files">files</th><th scope="col" class="right">brotli</th></tr></thead>
    <tbody>${STEPS.map(row)}</tbody>
    <tbody><tr><th scope="rowgroup" colspan="3" class="group">Each wallet adds</th></tr>${wallets.map(row)}</tbody>
  </table></div>`;
}
