import type { Settings } from '../store/types';
import { type Html, html } from '../web/html';
import { say } from '../words/say';

/** What the shopper agrees to with a subscription; hidden until the script shows it. */
export function buyerConsent(settings: Settings): Html {
  return html`<small id="shopify-buyer-consent" class="hidden" aria-hidden="true" data-consent-type="subscription">${say(settings, 'consent')} <span id="shopify-subscription-policy-button" role="button" tabindex="0">${say(settings, 'policy')}</span></small>`;
}
