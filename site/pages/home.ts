import { type Html, html, raw } from '../../sandbox/server/web/html';
import { skeletonStyle } from '../../sandbox/server/web/script-tag';
import { live } from './live';
import { page } from './page';
import { firstLoad, type Sizes, sizeBars, sizeTable } from './sizes';

/**
 * The front page: the live buttons, how to get started, and the sizes.
 *
 * @param start markup of "Get started" and "Tasks"
 */
export function homePage(sizes: Sizes, start: string): string {
  const body = html`<main id="main" tabindex="-1">
      <section class="hero"><h1>Express-payment buttons in one light script</h1>${firstLoad(sizes)}</section>
      ${live()}
      <section class="text start">${raw(start)}</section>
      <section id="sizes"><h2>What is loaded when</h2>${sizeBars(sizes)}
        <p>Measured on the files of the release that this page was built with, in Brazilian Portuguese; in other languages with Latin letters the first file and the purchase have less than 3 % more. The project’s tests hold each of them to its size.</p>${sizeTable(sizes)}</section>
      <section><h2>Every button, every look</h2>
        <p>The <a href="gallery.html">gallery</a> shows each wallet in each state, theme, language and width, and writes the CSS for another look.</p></section>
    </main>`;
  return page({
    title: 'portable-wallets: express-payment buttons in one light script',
    path: 'index.html',
    sheets: ['text.css', 'live.css'],
    head: html`<style id="shopify-accelerated-checkout">${skeletonStyle}</style>
    <script src="sdk/apple-pay.js"></script>`,
    body,
    foot: html`<script src="demo.js"></script><script src="page.js"></script>
    <script type="module" src="dist/portable-wallets.en.js" crossorigin="anonymous"></script>`,
  });
}

/** Replaces a shop's checkout in the demo's redirects. */
export const checkoutPage = (): string =>
  endPage(
    'checkout.html',
    'Checkout',
    html`<h1>Here your shop’s checkout opens</h1>
      <p class="lead">The script made a cart and sent the shopper to its checkout. What it left in the address:</p>
      <ul class="markers" data-markers></ul>`,
  );

/** Replaces a shop's thank-you page in the demo's redirects. */
export const thankYouPage = (): string =>
  endPage(
    'thank-you.html',
    'Thank you',
    html`<h1>Thank you for order <span data-order></span></h1>
      <p class="lead">The wallet’s sheet paid, the server made one order, and the script brought the shopper here. It was a demo: nothing was charged.</p>`,
  );

function endPage(path: string, title: string, content: Html): string {
  const body = html`<main id="main" tabindex="-1"><section class="hero end">${content}
      <p><a href="index.html#live">Back to the buttons</a></p></section></main>`;
  const foot = html`<script src="page.js"></script>`;
  return page({ title: `${title} · portable-wallets demo`, path, body, foot });
}
