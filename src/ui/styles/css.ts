/**
 * The style sheet of all elements. Slots have `box-sizing: border-box`, too, because elements in them inherit it in the many
 * themes that let every element inherit it. Sizes stand in docs/specification.md#sizes, custom properties in
 * docs/decisions.md#s14.
 */
export const css = `
*{box-sizing:border-box}
:host{display:block}
:host([hidden]){display:none}
::slotted(:not([slot=shop-promise])){display:block}
slot[name=button]::slotted(*){min-width:150px}
.skeleton,.wallet{height:clamp(25px,var(--portable-wallets-block-size,var(--shopify-accelerated-checkout-button-block-size,44px)),55px);border-radius:var(--shopify-accelerated-checkout-button-border-radius,4px);box-shadow:var(--shopify-accelerated-checkout-button-box-shadow,none);overflow:hidden}
.skeleton{background:var(--shopify-accelerated-checkout-skeleton-background-color,#dedede);animation:skeleton var(--shopify-accelerated-checkout-skeleton-animation-duration,4s) var(--shopify-accelerated-checkout-skeleton-animation-timing-function,ease) infinite}
@keyframes skeleton{0%,100%{opacity:var(--shopify-accelerated-checkout-skeleton-animation-opacity-start,1)}50%{opacity:var(--shopify-accelerated-checkout-skeleton-animation-opacity-end,.5)}}
.drawn{display:block;forced-color-adjust:none;width:100%;border:0;background:#1b1b1d;color:#fff;font:500 16px system-ui,sans-serif;cursor:pointer}
.wallet img{vertical-align:-4px;max-width:100%;object-fit:contain;pointer-events:none}
.on-dark{background:#fff;color:#1b1b1d}
.drawn:hover{filter:contrast(.85)}
.drawn:active{filter:contrast(.7)}
.drawn:focus-visible,.wallet:has(:focus-visible){outline:2px solid #fff;box-shadow:0 0 0 4px #005bd3}
.wallet[aria-disabled=true]{opacity:.5;pointer-events:none}
.wallet[aria-busy=true]{opacity:1}
@media (forced-colors:active){.wallet{border:1px solid}}
@media (prefers-reduced-motion:reduce){.skeleton{animation:none}}
@media print{:host{display:none!important}}
`;
