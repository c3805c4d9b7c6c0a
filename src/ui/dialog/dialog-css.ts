/**
 * The style sheet of the dialogs (docs/specification.md#dialogs). It comes with `checkout.js`, because a page view without a
 * click shows none.
 */
export const dialogCss = `
dialog{width:calc(100% - 32px);max-width:383px;margin:auto;padding:24px;border:0;border-radius:12px;background:#fff;color:#1a1a1a;font:16px/1.5 system-ui,sans-serif;user-select:text;box-shadow:0 12px 40px #0005}
dialog::backdrop{background:#0008}
dialog h2{margin:0 0 8px;margin-inline-end:40px;font-size:20px;line-height:1.3}
dialog p{margin:0}
.policy{max-height:60vh;overflow:auto}
dialog button{font:inherit;cursor:pointer}
dialog .icon{position:absolute;top:12px;inset-inline-end:12px;width:44px;height:44px;padding:14px;border:0;border-radius:8px;background:none;color:inherit}
dialog .close{width:100%;min-height:44px;margin-top:24px;border:0;border-radius:8px;background:#1a1a1a;color:#fff;font-weight:600}
dialog button:focus-visible{outline:2px solid #005bd3;outline-offset:2px}
@media (forced-colors:active){dialog,dialog .close{border:1px solid}}
@media (max-width:640px){dialog{width:100%;max-width:none;margin:auto 0 0;border-radius:16px 16px 0 0;padding-bottom:max(24px,env(safe-area-inset-bottom))}}
@media (prefers-reduced-motion:no-preference){dialog{animation:rise .2s ease-out}@keyframes rise{from{opacity:0;transform:translateY(16px)}}}
`;
