import { html, raw } from '../../test/shop/web/html';
import { skeletonStyle } from '../../test/shop/web/skeleton-style';
import type { DocPage } from './docs';
import { live } from './live';
import { page } from './page';
import { firstLoad, type Sizes, sizeTable } from './sizes';

/** The front page: the number, the live buttons, the sizes, and where to read on. */
export function homePage(sizes: Sizes, docs: DocPage[]): string {
  const body = html`<main id="main" tabindex="-1">
      <section class="hero"><h1>Express-payment buttons in one light script</h1>${firstLoad(sizes)}</section>
      ${live()}
      <section id="sizes"><h2>What is loaded when</h2>
        <p>Measured on the files of the release that this page was built with, in Brazilian Portuguese; in other languages with Latin letters the first file and the purchase have less than 3 % more. The project’s tests hold each of them to its size.</p>${sizeTable(sizes)}</section>
      <section><h2>Every button, every look</h2>
        <p>The <a href="gallery.html">gallery</a> shows each wallet in each state, theme, language and width, and writes the CSS for another look.</p></section>
      <section id="docs"><h2>Read on</h2>
        <ul class="cards">${docs.map(({ name, title, lead }) => html`<li><a href="docs/${name}">${raw(title)}</a>${lead && html`<p>${lead}</p>`}</li>`)}</ul></section>
    </main>`;
  return page({
    title: 'portable-wallets: express-payment buttons in one light script',
    path: 'index.html',
    sheets: ['hero.css', 'text.css', 'live.css'],
    head: html`<style id="shopify-accelerated-checkout">${skeletonStyle}</style>
    <script src="sdk/apple-pay.js"></script>`,
    body,
    foot: html`<script src="demo.js"></script>
    <script type="module" src="dist/portable-wallets.en.js" crossorigin="anonymous"></script>`,
  });
}
