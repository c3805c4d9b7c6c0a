import { buyerConsent } from '../pages/consent';
import { type Html, html } from '../web/html';
import type { Visit } from '../web/visit';
import type { Shown } from './bodies';
import { productExample } from './examples';
import { TITLES } from './titles';

/** Each wallet where the form has a selling plan chosen, and the text that the shopper agrees to. */
export function subscriptions(visit: Visit, { wallet: one }: Shown): Html {
  const shown = Object.entries(TITLES).filter(([wallet]) => !one || wallet === one);
  return html`<div class="examples">${shown.map(([wallet, caption]) => productExample(visit, { wallet, caption, hasPlan: true }))}</div>
    <div class="consent">${buyerConsent(visit.settings)}</div>`;
}
