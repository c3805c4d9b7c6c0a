export const WINDOW_STYLES = `
* { box-sizing: border-box; }
[hidden] { display: none !important; }
html { scroll-padding: 16px 0 140px; }
body {
  --ink: #1b2333; --quiet: #5a6478; --line: #d9dee8; --accent: #1a4fa3;
  min-height: 100vh; margin: 0; display: flex; flex-direction: column; background: #fff; color: var(--ink);
  font: 400 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
body.venmo { --accent: #0b63a5; }
.sandbox { margin: 0; padding: 6px 20px; background: #fdf1cf; color: #5c4300; font-size: 13px; font-weight: 600; text-align: center; }
main { flex: 1; display: flex; flex-direction: column; width: 100%; max-width: 460px; margin: 0 auto; padding: 20px 20px 0; }
.brand { margin: 0; color: var(--accent); font-size: 24px; font-weight: 800; letter-spacing: -0.5px; }
#content, form { flex: 1; display: flex; flex-direction: column; }
h1 { margin: 16px 0 4px; font-size: 20px; line-height: 1.3; letter-spacing: -0.2px; }
dl { margin: 4px 0 12px; }
dl div { display: grid; grid-template-columns: 72px 1fr; padding: 8px 0; border-bottom: 1px solid var(--line); }
dt, legend { padding: 0; color: var(--quiet); font-size: 14px; line-height: 24px; }
dd { grid-column: 2; margin: 0; overflow-wrap: anywhere; }
fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
label { display: flex; gap: 12px; margin: 6px 0; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; line-height: 1.4; cursor: pointer; }
label:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
label:has(:focus-visible) { outline: 3px solid #f2b53a; outline-offset: 2px; }
input { flex: none; width: 18px; height: 18px; margin: 2px 0 0; accent-color: var(--accent); outline: none; }
small { display: block; color: var(--quiet); font-size: 14px; }
em { font-style: normal; font-weight: 600; color: #8a5a00; }
em::before { content: "· "; }
.hint { margin: 8px 0 16px; color: var(--quiet); font-size: 14px; }
.actions { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; justify-content: center; gap: 4px; margin: auto -20px 0; padding: 12px 20px; background: #fff; border-top: 1px solid var(--line); }
button { min-height: 44px; padding: 8px 12px; border: 0; border-radius: 24px; background: none; color: var(--accent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #f1f4f9; }
.approve { flex: 1 0 100%; min-height: 48px; background: var(--accent); color: #fff; }
.approve:hover { background: var(--accent); filter: brightness(1.12); }
.fail { color: var(--quiet); font-weight: 400; font-size: 14px; }
button:focus-visible { outline: 3px solid #f2b53a; outline-offset: 2px; }
.waiting, .gone { margin: auto; padding-bottom: 40px; text-align: center; color: var(--quiet); }
.gone h1 { color: var(--ink); }
.waiting::before {
  content: ""; display: block; width: 40px; height: 40px; margin: 0 auto 16px; border: 4px solid var(--line);
  border-top-color: var(--accent); border-radius: 50%; animation: turn 0.9s linear infinite;
}
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .waiting::before { animation-duration: 4s; } }
`;
