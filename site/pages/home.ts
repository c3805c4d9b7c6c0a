import { type Html, html, raw } from '../../sandbox/server/web/html';
import { skeletonStyle } from '../../sandbox/server/web/script-tag';
import { live } from './live';
import { page } from './page';
import { firstLoad, type Sizes, sizeBars, sizeTable } from './sizes';

/**
 * Renders the front page: live buttons, first steps and sizes.
 *
 * @param start markup of "Get started" and "Tasks"
 */
export function homePage(sizes: Sizes, start: string): string {
  const body = html`<main id="main" tabindex="-1">
      <section class="hero"><h1>Express-payment buttons in one light script</h1>${firstLoad(sizes)}</section>
      ${live()}
      <section class="text start">${raw(start)}</section>
      <section id="sizes"><h2>What loads when</h2>${sizeBars(sizes)}
        <p>Sizes of the release that this page runs, in Brazilian Portuguese. Other languages in Latin letters add at most 3 %. The project’s tests fail if a file exceeds its limit.</p>${sizeTable(sizes)}</section>
      <section><h2>Gallery</h2>
        <p>The <a href="gallery.html">gallery</a> shows each wallet in each state, theme, language and width, and generates the CSS of a custom style.</p></section>
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
    html`<h1>Your shop’s checkout opens here</h1>
      <p class="lead">The script created a cart and redirected to its checkout with these parameters:</p>
      <ul class="markers" data-markers></ul>`,
  );

/** Replaces a shop's thank-you page in the demo's redirects. */
export const thankYouPage = (): string =>
  endPage(
    'thank-you.html',
    'Thank you',
    html`<h1>Thank you for order <span data-order></span></h1>
      <p class="lead">The shopper paid in the wallet’s sheet, the server created one order, and the script redirected here. This is a demo: nothing was charged.</p>`,
  );

function endPage(path: string, title: string, content: Html): string {
  const body = html`<main id="main" tabindex="-1"><section class="hero end">${content}
      <p><a href="index.html#live">Back to the buttons</a></p></section></main>`;
  const foot = html`<script src="page.js"></script>`;
  return page({ title: `${title} · portable-wallets demo`, path, body, foot });
}
