import { type Html, html, raw, scriptJson } from '../../server/web/html';

/** Defines `Shopify.PaymentButton`. Its `init` appends the script once and is a no-op after that. */
const paymentButton = (src: string): Html =>
  attributed(
    'shopify.dynamic_checkout.dynamic.init',
    `window.Shopify = window.Shopify || {};
Shopify.PaymentButton = Shopify.PaymentButton || {
  isStorefrontPortableWallets: true,
  init: function () {
    Shopify.PaymentButton.init = function () {};
    var script = document.createElement('script');
    script.type = 'module';
    script.src = ${scriptJson(src).markup};
    document.head.appendChild(script);
  }
};`,
  );

/** Shows and hides the first consent text, and adds the listener to its policy link. */
const buyerConsent = attributed(
  'shopify.dynamic_checkout.buyer_consent',
  `(function () {
  function toggle(isHidden, change, onPolicy) {
    var note = document.getElementById('shopify-buyer-consent');
    var policy = document.getElementById('shopify-subscription-policy-button');
    if (!note || !policy) return;
    note.classList.toggle('hidden', isHidden);
    note.setAttribute('aria-hidden', isHidden);
    policy[change]('click', onPolicy);
  }
  Shopify.PaymentButton.showBuyerConsent = function (onPolicy) { toggle(false, 'addEventListener', onPolicy); };
  Shopify.PaymentButton.hideBuyerConsent = function (onPolicy) { toggle(true, 'removeEventListener', onPolicy); };
})();`,
);

/** Removes the placeholders if the script can't load, and reloads it if it did not load as a module. */
const cleanup = attributed(
  'shopify.dynamic_checkout.cart.cleanup',
  `function portableWalletsCleanup() {
  var waiting = 'shopify-accelerated-checkout .shopify-payment-button__skeleton, shopify-accelerated-checkout-cart .wallet-cart-button__skeleton, #shopify-buyer-consent';
  document.querySelectorAll(waiting).forEach(function (place) { place.remove(); });
}
window.addEventListener('error', function portableWalletsNotLoadedAsModule(event) {
  if (!/import\\.meta/.test(event.message) || !/portable-wallets/.test(event.filename)) return;
  Shopify.PaymentButton.failedToLoad = event;
  Shopify.PaymentButton.init();
});`,
);

/** Calls `init()` as soon as the page has an element. */
const cartBootstrap = attributed(
  'shopify.dynamic_checkout.cart.bootstrap',
  `document.addEventListener('DOMContentLoaded', function () {
  function begin() {
    if (!document.querySelector('shopify-accelerated-checkout-cart, shopify-accelerated-checkout')) return false;
    Shopify.PaymentButton.init();
    return true;
  }
  if (begin()) return;
  new MutationObserver(function (_, observer) { if (begin()) observer.disconnect(); })
    .observe(document.body, { childList: true, subtree: true });
});`,
);

function attributed(attribution: string, text: string): Html {
  return html`<script data-source-attribution="${attribution}">${raw(text)}</script>`;
}

export interface Files {
  /** Folder of the bundle, with a trailing slash. */
  base: string;
  /** URL of the file for the page's language. */
  src: string;
  /** Code of the file. */
  text: string;
}

/** Markup that loads the script: before the elements and after them. */
interface ModeMarkup {
  head?(files: Files): Html;
  foot?(files: Files): Html;
  /** False if the page doesn't define `Shopify.PaymentButton`. @default true */
  hasBootstrap?: false;
}

const module = ({ src }: Files) =>
  html`<script type="module" src="${src}" crossorigin="anonymous" onerror="portableWalletsCleanup(this)"></script>`;

const classic =
  (attribute = '') =>
  ({ src }: Files) =>
    html`<script src="${src}" ${raw(attribute)}></script>`;

const inline = ({ base, text }: Files) =>
  html`<script data-base="${base}">${raw(text.replaceAll('</script', '<\\/script'))}</script>`;

/** Another URL of the same file, so that the browser runs it again. */
const secondCopy = (files: Files): Files => ({ ...files, src: `${files.src}?again` });

const run = (text: string) => html`<script>${raw(text)}</script>`;

/** Themes call `init()` after a swap, even if it isn't needed. */
const CALL_INIT = run(`document.addEventListener('DOMContentLoaded', function () {
  Shopify.PaymentButton.init();
  setTimeout(function () { Shopify.PaymentButton.init(); }, 30);
});`);

/** Markup by the value of `?load=`. */
export const loadModes = {
  module: { head: module },
  'module-foot': { foot: module },
  'module-twice': { head: files => html`${module(files)}${module(secondCopy(files))}` },
  classic: { head: classic() },
  'classic-foot': { foot: classic() },
  'classic-defer': { head: classic('defer') },
  'classic-async': { head: classic('async'), hasBootstrap: false },
  'classic-twice': { head: classic(), foot: files => classic()(secondCopy(files)) },
  inline: { head: inline },
  'inline-foot': { foot: inline, hasBootstrap: false },
  'inline-twice': { head: inline, foot: inline },
  init: { foot: () => CALL_INIT },
  'module-and-init': { head: module, foot: () => CALL_INIT },
  bootstrap: { head: () => cartBootstrap },
  'failed-module': {
    head: ({ src }) =>
      run(`document.addEventListener('DOMContentLoaded', function () {
  dispatchEvent(new ErrorEvent('error', { message: 'Cannot use import.meta outside a module', filename: '${src}' }));
});`),
  },
  late: {
    hasBootstrap: false,
    foot: ({ src }) =>
      run(`addEventListener('load', function () {
  setTimeout(function () { var script = document.createElement('script'); script.src = '${src}'; document.body.append(script); }, 30);
});`),
  },
  none: {},
} satisfies Record<string, ModeMarkup>;

export type LoadMode = keyof typeof loadModes;

/** Renders the page's bootstrap and the part of the load mode in `<head>`. */
export function head(name: LoadMode, files: Files): Html {
  const { head, hasBootstrap } = loadModes[name] as ModeMarkup;
  const own = hasBootstrap !== false && html`${paymentButton(files.src)}${buyerConsent}${cleanup}`;
  return html`${own}${head?.(files)}`;
}

export function foot(name: LoadMode, files: Files): Html {
  return html`${(loadModes[name] as ModeMarkup).foot?.(files)}`;
}
