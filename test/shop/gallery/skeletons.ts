import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { cartExample, productExample } from './examples';

const COUNTS = [1, 2, 4, 6];

/** What the server writes: nothing of it is ever replaced here. */
export function skeletons(visit: Visit): Html {
  return html`<section class="group"><h2 lang="en">Product</h2><div class="examples">${[
    productExample(visit, { wallet: 'google_pay', caption: 'with a recommended wallet' }),
    productExample(visit, { wallet: 'null', caption: 'without one' }),
  ]}</div></section>
    <section class="group"><h2 lang="en">Cart</h2><div class="boxes">${COUNTS.map(count => cartExample(visit, count, 460))}</div></section>`;
}
