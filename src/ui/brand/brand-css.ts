/** The style sheet of a wallet with a brand, beside that of all elements: of the button that we draw, and around any. */
export const brandCss = `
.drawn{display:block;forced-color-adjust:none;width:100%;border:0;background:#1b1b1d;color:#fff;font:500 16px system-ui,sans-serif;cursor:pointer}
.wallet img{vertical-align:-4px;max-width:100%;object-fit:contain;pointer-events:none}
.on-dark{background:#fff;color:#1b1b1d}
.drawn:hover{filter:contrast(.85)}
.drawn:active{filter:contrast(.7)}
:is(.drawn:focus-visible,.wallet:has(:focus-visible)){outline:2px solid #fff;box-shadow:0 0 0 4px #005bd3}
.wallet[aria-disabled=true]{opacity:.5;pointer-events:none}
.wallet[aria-busy=true]{opacity:1}
@media (forced-colors:active){.wallet{border:1px solid}}
`;
