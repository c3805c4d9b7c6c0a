/** Selects Buy it now and the link with a weight of zero. */
const OURS = ':where(.shopify-payment-button__button--unbranded,.shopify-payment-button__more-options)';

/**
 * How our buttons in the light DOM look where the page says nothing. `:where()` weighs nothing, so that any rule of a theme
 * wins. The size of Buy it now weighs more than a theme's rules for each `button`, and less than its rules for this one
 * (docs/decisions.md#17): it is as high as a wallet with a brand beside it, no margin or padding makes it wider than its
 * column, and its text is centred whatever the padding leaves.
 */
export const lightCss = `
${OURS}{display:block;box-sizing:border-box;border:0;font:inherit;cursor:pointer}
shopify-buy-it-now-button>button{display:flex;align-items:center;justify-content:center;box-sizing:border-box;width:100%;min-width:0;height:clamp(25px,var(--portable-wallets-block-size,var(--shopify-accelerated-checkout-button-block-size,44px)),55px);min-height:0;max-height:none;margin:0;padding-block:0}
:where(.shopify-payment-button__button--unbranded){border-radius:var(--shopify-accelerated-checkout-button-border-radius,4px);box-shadow:var(--shopify-accelerated-checkout-button-box-shadow,none);background:#136f99;color:#fff;font-weight:500;line-height:1.2}
:where(.shopify-payment-button__more-options){min-height:24px;margin:1em 0 0;padding:0;align-content:center;background:none;color:inherit;text-align:center;text-decoration:underline}
${OURS}:where(:disabled,[aria-disabled=true]){opacity:.6;cursor:default}
${OURS}:where([aria-busy=true]){cursor:progress;animation:1s infinite portable-wallets-busy}
@keyframes portable-wallets-busy{50%{opacity:1}}
@media (pointer:coarse){:where(.shopify-payment-button__more-options){min-height:44px}}
@media (prefers-reduced-motion:reduce){${OURS}{animation:none!important}}
${OURS}:where(:focus-visible){outline:2px solid #fff;box-shadow:0 0 0 4px #005bd3}
:where(.portable-wallets-probe){height:var(--shopify-accelerated-checkout-button-block-size);border-radius:var(--shopify-accelerated-checkout-button-border-radius)}
@media (forced-colors:active){.shopify-payment-button__button--unbranded{border:1px solid!important}}
`;
