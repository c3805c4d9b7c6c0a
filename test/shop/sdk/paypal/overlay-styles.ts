export const OVERLAY_STYLES = `
:host { all: initial; }
.shade {
  position: fixed; inset: 0; z-index: 2147483647; display: grid; place-content: center; justify-items: center; gap: 12px;
  padding: 24px; background: rgb(12 16 26 / 0.72); color: #fff; text-align: center;
  font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
p { margin: 0; }
iframe { width: min(500px, calc(100vw - 32px)); height: min(600px, calc(100vh - 120px)); border: 0; border-radius: 12px; background: #fff; }
button { min-height: 44px; padding: 8px 20px; border: 1px solid #fff; border-radius: 22px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:focus-visible { outline: 3px solid #f2b53a; outline-offset: 2px; }
.close { border-color: transparent; text-decoration: underline; text-underline-offset: 3px; }
`;
