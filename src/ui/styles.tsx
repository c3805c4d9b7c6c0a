import { BUTTON_HEIGHT_PX, BUTTON_RADIUS_PX } from '../core/platform/constants';
import { safeDocument } from '../core/platform/document';

/**
 * The style sheet of all elements. Slots also have `box-sizing: border-box`, because in many themes every element inherits
 * `box-sizing` from its parent. A wallet gets no inherited style that could hide or spoil its label, except what hides the whole
 * element, such as a closed drawer. The button of a product is 150 px wide if the theme's container fits its content, and no button
 * is narrower than 100 px, so that its label fits. A float has this width, because margins collapse through it. Sizes are in docs/specification.md#sizes, custom properties in docs/decisions.md#s14.
 */
const elementCss = `\
*{box-sizing:border-box}\
.wallet{all:initial;display:block;box-sizing:border-box;visibility:inherit;pointer-events:inherit;font-size:clamp(14px,1em,20px)}\
:host(:not([hidden])){display:block;writing-mode:horizontal-tb!important}\
::slotted(:not([slot=shop-promise])){display:block;min-width:100px}\
slot[name=button]~:last-child::after{content:"";float:left;display:grid;grid-template-columns:minmax(100px,150px)}\
slot[name=button]::slotted(*){width:var(--shopify-accelerated-checkout-button-width,auto);min-width:clamp(100px,100%,150px)}\
.skeleton,.wallet{height:clamp(25px,var(--portable-wallets-block-size,var(--shopify-accelerated-checkout-button-block-size,${BUTTON_HEIGHT_PX}px)),55px);border-radius:var(--shopify-accelerated-checkout-button-border-radius,${BUTTON_RADIUS_PX}px);box-shadow:var(--shopify-accelerated-checkout-button-box-shadow,none);overflow:hidden}\
.skeleton{opacity:var(--shopify-accelerated-checkout-skeleton-animation-opacity-start,1);background:var(--shopify-accelerated-checkout-skeleton-background-color,#dedede);animation:skeleton var(--shopify-accelerated-checkout-skeleton-animation-duration,4s) var(--shopify-accelerated-checkout-skeleton-animation-timing-function,ease) infinite}\
@keyframes skeleton{50%{opacity:var(--shopify-accelerated-checkout-skeleton-animation-opacity-end,.5)}}\
@media (prefers-reduced-motion:reduce){.skeleton{animation:none}}\
@media print{:host{display:none!important}}\
`;

const sheets = new Map<string, CSSStyleSheet>();

/** Creates a constructable style sheet, once for each text, because a strict `style-src` blocks `<style>` elements. */
function getSheet(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    sheets.set(text, sheet);
  }
  return sheet;
}

/**
 * Creates the element's shadow root, with the style sheets that all roots of its kind share. The root is open, because themes and
 * tests read it.
 *
 * @param more further styles, for a dialog, a grid or a branded wallet
 */
export function createStyledRoot(element: Element, more = ''): ShadowRoot {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [elementCss, more].map(getSheet);
  return root;
}

/** Default styles for the light DOM, of the elements so far. */
const lightSheets = new Set<CSSStyleSheet>();

/**
 * Adds default styles for the light DOM to the document or shadow root that contains the element. Called for each element, and
 * without a text when the shopper comes near, because a page may have replaced all style sheets since.
 */
export function styleAround(element: Element, text?: string): void {
  const root = element.getRootNode();
  const safeRoot = root === document ? safeDocument : (root as ShadowRoot);
  if (text) lightSheets.add(getSheet(text));
  for (const sheet of lightSheets)
    if (!safeRoot.adoptedStyleSheets.includes(sheet))
      safeRoot.adoptedStyleSheets = [...safeRoot.adoptedStyleSheets, sheet];
}

/** Renders a placeholder with the size of a button. */
export function Skeleton() {
  return <div className="skeleton" aria-hidden="true" />;
}

/** Selects Buy it now and the link, without specificity. */
const LIGHT_BUTTONS =
  ':where(.shopify-payment-button__button--unbranded,.shopify-payment-button__more-options)';

/**
 * Default styles of the script's buttons in the light DOM. `:where()` has no specificity, so that any rule of a theme wins,
 * except those for `*`. The rule for the size and the colors of Buy it now is more specific than a theme's rules for every
 * `button`, and less specific than those for Buy it now, except for the limits of its height and its line height, with which two
 * lines fit (docs/decisions.md#17). The button is as high as a branded wallet beside it. Margins and paddings of a theme neither
 * make it wider than its column nor move its text from the centre.
 *
 * A wallet whose purchase runs has a bar at its lower edge, on top of its content. Its element also has `disabled`, but a theme's
 * rule for `[disabled]` must not dim the element. The bar and the focus ring have a light and a dark colour, so that one of the
 * two is visible on any background. The ring's outer colour is an outline, so that a theme's outline replaces it. The link and
 * its ring are as wide as the link's text. Its area for a finger is higher than its line, which takes as much space as the server's
 * skeleton.
 *
 * Inherited styles that would hide or spoil the label of Buy it now end at its element, so that a theme's rules for its button win.
 *
 * The last rule is for the probe of the old markup (`ui/brand/compat.ts`).
 */
export const lightDomCss = `\
${LIGHT_BUTTONS}{all:revert;display:block;border:0;font:inherit;cursor:pointer}\
shopify-buy-it-now-button>button{display:grid;place-content:center;box-sizing:border-box;width:100%;min-width:0;height:clamp(25px,var(--portable-wallets-block-size,var(--shopify-accelerated-checkout-button-block-size,${BUTTON_HEIGHT_PX}px)),55px);min-height:25px;max-height:55px!important;margin:0;padding-block:0;background:#136f99;color:#fff;line-height:1.1!important}\
shopify-buy-it-now-button[style*=margin]>button{margin-block:0!important}\
:where(.shopify-payment-button__button--unbranded){border-radius:var(--shopify-accelerated-checkout-button-border-radius,${BUTTON_RADIUS_PX}px);box-shadow:var(--shopify-accelerated-checkout-button-box-shadow,none);font-weight:500}\
shopify-buy-it-now-button{font-size:clamp(14px,1em,20px);letter-spacing:normal;word-spacing:normal;text-indent:0;white-space:normal;word-break:normal;writing-mode:horizontal-tb;-webkit-text-fill-color:currentcolor;-webkit-text-stroke:0}\
:where(.shopify-payment-button__more-options){width:fit-content;margin:1em auto 0;padding:0 4px;border-radius:4px;color:inherit;text-align:center;text-decoration:underline}\
more-payment-options-link>a{position:relative}\
@media (pointer:coarse){more-payment-options-link>a::after{content:"";position:absolute;inset:-12px 0 -8px}}\
${LIGHT_BUTTONS}:where(:hover){filter:contrast(.85)}\
${LIGHT_BUTTONS}:where(:active){scale:.98}\
${LIGHT_BUTTONS}:where(:disabled,[aria-disabled]){opacity:.6;filter:none;cursor:default}\
${LIGHT_BUTTONS}:where([aria-busy]){opacity:1;cursor:progress}\
[wallet-params][busy]{position:relative;opacity:1}\
:where([wallet-params][busy])::after{content:"";position:absolute;inset:auto 0 3px;width:64px;height:4px;margin:auto;border-radius:4px;background:100%/40% no-repeat linear-gradient(#1b1b1d 0 0)#fff;forced-color-adjust:none;animation:portable-wallets-busy 1s alternate infinite}\
@keyframes portable-wallets-busy{0%{background-position:0}}\
@media (prefers-reduced-motion:reduce){[wallet-params]::after{animation:none}}\
${LIGHT_BUTTONS}:where(:focus-visible){outline:2px solid #005bd3;outline-offset:2px;box-shadow:0 0 0 2px #fff}\
@media (forced-colors:active){.shopify-payment-button__button--unbranded{border:1px solid!important}}\
:where(.portable-wallets-probe){border-radius:var(--shopify-accelerated-checkout-button-border-radius)}\
`;
