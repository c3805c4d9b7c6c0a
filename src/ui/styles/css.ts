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
@media (prefers-reduced-motion:reduce){.skeleton{animation:none}}
@media print{:host{display:none!important}}
`;
