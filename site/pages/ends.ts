import { html } from '../../test/shop/web/html';
import { page } from './page';

/** Where the demo's redirects lead in the place of a shop's checkout. */
export function checkoutPage(): string {
  const body = html`<main id="main" tabindex="-1"><section class="hero end"><h1>Here your shop’s checkout opens</h1>
      <p class="lead">The script made a cart and sent the shopper to its checkout. What it left in the address:</p>
      <ul class="markers" data-markers></ul>
      <p><a href="index.html#live">Back to the buttons</a></p></section></main>`;
  const foot = html`<script src="end.js"></script>`;
  return page({
    title: 'Checkout · portable-wallets demo',
    path: 'checkout.html',
    sheets: ['hero.css'],
    body,
    foot,
  });
}

/** Where the demo's purchases end in the place of a shop's thank-you page. */
export function thankYouPage(): string {
  const body = html`<main id="main" tabindex="-1"><section class="hero end"><h1>Thank you for order <span data-order></span></h1>
      <p class="lead">The wallet’s sheet paid, the server made one order, and the script brought the shopper here. It was a demo: nothing was charged.</p>
      <p><a href="index.html#live">Back to the buttons</a></p></section></main>`;
  const foot = html`<script src="end.js"></script>`;
  return page({
    title: 'Thank you · portable-wallets demo',
    path: 'thank-you.html',
    sheets: ['hero.css'],
    body,
    foot,
  });
}
