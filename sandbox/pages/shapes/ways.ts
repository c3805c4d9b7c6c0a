import { type Html, html, raw, scriptJson } from '../../server/web/html';

/** The page's own names under `Shopify.PaymentButton`; `init` appends the script once and does nothing after that. */
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

/** Shows and hides the first text of its id, and listens at the link to the policy. */
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

/** What removes the placeholders where the script can't come, and what loads it anew where it came as no module. */
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

/** The script, as a page can have it. */
export interface Files {
  /** Folder of the bundle, with a slash at its end. */
  base: string;
  /** The file for the page's language. */
  src: string;
  /** Its text. */
  text: string;
}

/** How the script comes into a page: what stands before the elements, and what behind them. */
interface Way {
  head?(files: Files): Html;
  foot?(files: Files): Html;
  /** False where the page has nothing of its own under `Shopify.PaymentButton`. @default true */
  hasBootstrap?: false;
}

const module = ({ src }: Files) =>
  html`<script type="module" src="${src}" crossorigin="anonymous" onerror="portableWalletsCleanup(this)"></script>`;

const classic =
  (how = '') =>
  ({ src }: Files) =>
    html`<script src="${src}" ${raw(how)}></script>`;

const inline = ({ base, text }: Files) =>
  html`<script data-base="${base}">${raw(text.replaceAll('</script', '<\\/script'))}</script>`;

/** Another address of the same file: the browser runs it again. */
const again = (files: Files): Files => ({ ...files, src: `${files.src}?again` });

const run = (text: string) => html`<script>${raw(text)}</script>`;

/** What a theme does after a swap, whether it's needed or not. */
const CALL_INIT = run(`document.addEventListener('DOMContentLoaded', function () {
  Shopify.PaymentButton.init();
  setTimeout(function () { Shopify.PaymentButton.init(); }, 30);
});`);

/** The names are those of `?load=`. */
export const ways = {
  module: { head: module },
  'module-foot': { foot: module },
  'module-twice': { head: files => html`${module(files)}${module(again(files))}` },
  classic: { head: classic() },
  'classic-foot': { foot: classic() },
  'classic-defer': { head: classic('defer') },
  'classic-async': { head: classic('async'), hasBootstrap: false },
  'classic-twice': { head: classic(), foot: files => classic()(again(files)) },
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
} satisfies Record<string, Way>;

export type WayName = keyof typeof ways;

/** What of the script the page's head holds, the page's own names before it. */
export function head(name: WayName, files: Files): Html {
  const { head, hasBootstrap } = ways[name] as Way;
  const own = hasBootstrap !== false && html`${paymentButton(files.src)}${buyerConsent}${cleanup}`;
  return html`${own}${head?.(files)}`;
}

export function foot(name: WayName, files: Files): Html {
  return html`${(ways[name] as Way).foot?.(files)}`;
}
