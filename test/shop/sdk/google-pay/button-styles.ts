export const BUTTON_STYLES = `
.gpay-button-wrapper { display: inline-block; }
.gpay-button-wrapper.fill { display: block; width: 100%; height: 100%; }
.gpay-button {
  display: inline-flex; align-items: center; justify-content: center; gap: 0.4em;
  box-sizing: border-box; min-width: 90px; min-height: 40px; margin: 0; padding: 8px 24px;
  border: 0; cursor: pointer; white-space: nowrap; overflow: hidden;
  font: 500 15px/1.2 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; letter-spacing: 0.1px;
}
.fill > .gpay-button { width: 100%; height: 100%; }
.gpay-button.black { background: #1b1b1d; color: #fff; }
.gpay-button.white { background: #fff; color: #2b2c30; }
.gpay-button.default_border { box-shadow: inset 0 0 0 1px #74777c; }
.gpay-button.black:hover { background: #323236; }
.gpay-button.white:hover { background: #f3f3f5; }
.gpay-button:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
.gpay-mark { font-weight: 700; font-size: 1.1em; letter-spacing: -0.2px; }
@media (prefers-reduced-motion: no-preference) { .gpay-button { transition: background 0.15s; } }
`;
