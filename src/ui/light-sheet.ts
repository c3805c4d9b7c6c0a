/**
 * How our buttons in the light look where the page's own styles say nothing: `:where()` weighs nothing, so that any rule
 * of a theme wins.
 */
export const lightSheet = `
:where(.shopify-payment-button__button--unbranded,.shopify-payment-button__more-options){width:100%;border:0;font:inherit;cursor:pointer}
:where(.shopify-payment-button__button--unbranded){height:clamp(25px,var(--portable-wallets-block-size,var(--shopify-accelerated-checkout-button-block-size,44px)),55px);border-radius:var(--shopify-accelerated-checkout-button-border-radius,4px);background:#136f99;color:#fff;font-weight:500}
:where(.shopify-payment-button__more-options){margin-top:1em;padding:0;background:none;color:inherit;text-decoration:underline}
:where(.shopify-payment-button__button--unbranded,.shopify-payment-button__more-options):where(:disabled){opacity:.6;cursor:default}
:where(.shopify-payment-button__button--unbranded,.shopify-payment-button__more-options):where(:focus-visible){outline:2px solid;outline-offset:2px}
`;
