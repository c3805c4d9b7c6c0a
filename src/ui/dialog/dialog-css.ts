/**
 * The style sheet of the dialogs (docs/specification.md#dialogs). It comes with `checkout.js`, because a page view without a
 * click shows none. The browser's own colours are light or dark as the dialog's `color-scheme` says; custom properties stand
 * in docs/decisions.md#s14. The transparent border is drawn where the shopper's own colours are forced. There Close keeps its
 * own pair of colours: browsers lay the page's ground behind forced text, and the letters of Close have that very colour. A
 * window that is low, as one is at a zoom of 400 %, scrolls the whole dialog, because a policy that scrolls in it would leave
 * no room.
 */
export const dialogCss = `
dialog{--text:var(--shopify-accelerated-checkout-dialog-color,CanvasText);--ground:var(--shopify-accelerated-checkout-dialog-background-color,Canvas);width:calc(100% - 32px);max-width:var(--shopify-accelerated-checkout-dialog-inline-size,383px);margin:auto;padding:24px;border:1px solid #8885;border-radius:var(--shopify-accelerated-checkout-dialog-border-radius,12px);background:var(--ground);color:var(--text);font-size:clamp(16px,1em,1.25rem);line-height:1.5;overflow-wrap:anywhere;user-select:text;box-shadow:0 12px 40px #0005}
dialog::backdrop{background:#0008}
h2{margin:0 0 8px;margin-inline-end:40px;font-size:1.25em;line-height:1.3}
#message>p,.policy>:first-child{margin-top:0}
#message>p,.policy>:last-child{margin-bottom:0}
.policy{overflow:auto}
a{color:inherit}
@media (min-height:480px){.policy{max-height:60vh}}
dialog button{font:inherit;cursor:pointer}
.icon{position:absolute;top:15px;inset-inline-end:8px;width:44px;height:44px;padding:14px;border:0;border-radius:8px;background:none;color:inherit}
.close{width:100%;min-height:44px;margin-top:24px;border:1px solid #0000;border-radius:8px;background:var(--text);color:var(--ground);forced-color-adjust:none;font-weight:600}
dialog :focus-visible{outline:2px solid var(--text);outline-offset:2px}
@media (max-width:640px){dialog{width:100%;max-width:none;margin:auto 0 0;border-end-start-radius:0;border-end-end-radius:0;padding-bottom:max(24px,env(safe-area-inset-bottom))}}
@media (prefers-reduced-motion:no-preference){dialog{animation:rise .2s ease-out}@keyframes rise{from{opacity:0;transform:translateY(16px)}}}
`;
