import { readFileSync } from 'node:fs';
import { type FirstFile, toRollOut } from '../../../build/snippets.mjs';
import { toWhenVisible } from '../../../build/when-visible.mjs';
import type { Settings } from '../store/types';
import { attributes, type Html, html, raw, scriptJson } from './html';
import type { Visit } from './visit';

/** Location of the bundle on this page view, and its code if it is inlined. */
export interface Bundle {
  /** Folder of the bundle, with a trailing slash. */
  base: string;
  text: string | undefined;
  /** First files of two releases, with URLs relative to the folder; absent if the page loads one release. */
  releases?: { current: FirstFile; next: FirstFile } | undefined;
}

/** The lines that load the script once a shopper sees an element. */
const WHEN_VISIBLE = await toWhenVisible();

/** Percentage of visits that get the next release. */
const NEXT_SHARE = 50;

/** Returns the name of the page's first file, which depends on the language. */
export function toFile({ scriptLanguage }: Settings): string {
  return `portable-wallets${scriptLanguage && `.${scriptLanguage}`}.js`;
}

const TAGS: Record<string, (bundle: Bundle & { src: string }, data: Html, isAsync: boolean) => Html> = {
  module: ({ src }, data) =>
    html`<script type="module" src="${src}"${data} crossorigin="anonymous" onerror="removeWalletPlaceholders()"></script>
    <script nomodule>removeWalletPlaceholders()</script>`,
  classic: ({ src }, data, isAsync) =>
    html`<script src="${src}"${data} ${isAsync ? 'async' : 'defer'} onerror="removeWalletPlaceholders()"></script>`,
  inline: ({ base, text }, data) =>
    text === undefined
      ? html`<script>document.addEventListener('DOMContentLoaded', removeWalletPlaceholders)</script>`
      : html`<script data-base="${base}"${data}>${raw(text.replaceAll('</script', '<\\/script'))}</script>`,
  'roll-out': ({ base, releases }, data) => {
    const toFirst = ({ url, integrity }: FirstFile) => ({ url: base + url, integrity });
    return releases
      ? raw(toRollOut(toFirst(releases.current), toFirst(releases.next), NEXT_SHARE, data.markup))
      : html``;
  },
  'when-visible': ({ src }, data) => html`<script data-src="${src}"${data}>${raw(WHEN_VISIBLE)}</script>`,
  off: () => html``,
};

// ES5, because it runs in browsers that can't run the bundle.
const CLEANUP = `
function removeWalletPlaceholders() {
  var places = document.querySelectorAll('.shopify-payment-button__skeleton, .wallet-cart-button__skeleton, #shopify-buyer-consent');
  for (var i = 0; i < places.length; i++) places[i].parentNode.removeChild(places[i]);
  if (window.console) console.warn('The express-payment buttons could not be loaded; the rest of the shop works without them.');
}`;

// `init` is idempotent. Consent is text of the page, so the page toggles it.
const bootstrap = (src: string | null) => `
window.Shopify = window.Shopify || {};
Shopify.PaymentButton = Shopify.PaymentButton || (function () {
  var src = ${scriptJson(src).markup};
  function toggleConsent(visible, onPolicy) {
    var notes = document.querySelectorAll('[id="shopify-buyer-consent"]');
    for (var i = 0; i < notes.length; i++) {
      notes[i].classList.toggle('hidden', !visible);
      visible ? notes[i].removeAttribute('aria-hidden') : notes[i].setAttribute('aria-hidden', 'true');
      var policy = notes[i].querySelector('#shopify-subscription-policy-button');
      if (policy && onPolicy) policy[visible ? 'addEventListener' : 'removeEventListener']('click', onPolicy);
    }
  }
  return {
    isStorefrontPortableWallets: true,
    init: function () {
      if (!src || document.querySelector('script[src="' + src + '"]')) return;
      var script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = 'anonymous';
      script.src = src;
      script.onerror = removeWalletPlaceholders;
      document.head.appendChild(script);
    },
    showBuyerConsent: function (onPolicy) { toggleConsent(true, onPolicy); },
    hideBuyerConsent: function (onPolicy) { toggleConsent(false, onPolicy); }
  };
})();
window.addEventListener('error', function (event) {
  if (!/import\\.meta/.test(event.message || '') || !/portable-wallets/.test(event.filename || '')) return;
  Shopify.PaymentButton.failedToLoad = event;
  Shopify.PaymentButton.init();
});`;

/** Renders the page API and the script's tag for the page's head. */
export function scriptTag(visit: Visit): Html {
  const { settings, bundle, url } = visit;
  const byUrl = settings.script === 'module' || settings.script === 'classic';
  const src = bundle.base + toFile(settings);
  // PayPal's stand-in is on another origin, as PayPal is. By default the script allows only the real one.
  const data = attributes({ 'data-sdk-origins': visit.otherOrigin, ...tagAttributes(visit) });
  return html`<script>${raw(CLEANUP)}${raw(bootstrap(byUrl ? src : null))}
</script>
    ${(TAGS[settings.script] ?? TAGS.module)?.({ ...bundle, src }, data, url.searchParams.has('async'))}`;
}

/** Returns the tag's attributes for the enabled endpoints of telemetry, analytics and errors. */
function tagAttributes({ settings, store, url, otherOrigin }: Visit): Record<string, string> {
  const { otlp, analytics, errors, collectorOrigin, collector } = settings;
  if (!otlp && !analytics && !errors) return {};
  const origin = collectorOrigin === 'same' ? url.origin : otherOrigin;
  const base = `${origin}/collector${collector === store.settings.collector ? '' : `/${collector}`}`;
  return {
    ...(otlp && { 'data-otlp': base }),
    ...(analytics && { 'data-analytics': `${base}/analytics` }),
    ...(errors && { 'data-errors': `${base}/errors` }),
    'data-release': 'sandbox',
  };
}

/** Styles of the placeholders, inline in each page's head. */
export const skeletonStyle: Html = raw(
  readFileSync(new URL('../../pages/theme/skeleton.css', import.meta.url), 'utf8').replaceAll(/\s+/g, ' '),
);
