import { buyerConsent } from '../pages/consent';
import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import { productExample, TITLES } from './examples';

/** Each wallet where the form has a selling plan chosen, and the text that the shopper agrees to. */
export function subscriptions(visit: Visit): Html {
  return html`<div class="examples">${Object.entries(TITLES).map(([wallet, caption]) =>
    productExample(visit, { wallet, caption, hasPlan: true }),
  )}</div>
    <div class="consent">${buyerConsent('product')}</div>`;
}
