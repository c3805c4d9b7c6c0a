export const WINDOW_STYLES = `
* { box-sizing: border-box; }
body {
  --ink: #1b2333; --quiet: #5a6478; --line: #d9dee8; --accent: #1a4fa3;
  min-height: 100vh; margin: 0; display: flex; flex-direction: column; background: #fff; color: var(--ink);
  font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
body.venmo { --accent: #0b63a5; }
.sandbox { margin: 0; padding: 6px 20px; background: #fdf1cf; color: #5c4300; font-size: 13px; font-weight: 600; text-align: center; }
main { flex: 1; display: flex; flex-direction: column; width: 100%; max-width: 460px; margin: 0 auto; padding: 24px 20px; }
.brand { margin: 0; color: var(--accent); font-size: 24px; font-weight: 800; letter-spacing: -0.5px; }
h1 { margin: 24px 0 8px; font-size: 20px; line-height: 1.3; letter-spacing: -0.2px; }
dl { margin: 8px 0 0; border-top: 1px solid var(--line); }
dl div { padding: 12px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); font-size: 14px; }
dd { margin: 0; overflow-wrap: anywhere; }
.hint { margin: 16px 0 24px; color: var(--quiet); font-size: 14px; }
.actions { display: grid; gap: 8px; margin-top: auto; }
button { min-height: 48px; padding: 8px 16px; border: 0; border-radius: 24px; background: none; color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
.approve { background: var(--accent); color: #fff; }
.approve:hover { filter: brightness(1.12); }
.fail { color: var(--quiet); font-weight: 400; font-size: 14px; }
button:focus-visible { outline: 3px solid #f2b53a; outline-offset: 2px; }
.waiting { margin: auto; text-align: center; color: var(--quiet); }
.waiting::before {
  content: ""; display: block; width: 40px; height: 40px; margin: 0 auto 16px; border: 4px solid var(--line);
  border-top-color: var(--accent); border-radius: 50%; animation: turn 0.9s linear infinite;
}
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .waiting::before { animation-duration: 4s; } }
`;

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
