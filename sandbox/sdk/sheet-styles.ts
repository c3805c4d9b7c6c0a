export const SHEET_STYLES = `
:host { all: initial; }
* { box-sizing: border-box; }
dialog {
  --ink: #1d1f24; --quiet: #5f6470; --line: #dfe1e7; --soft: #f6f7f9; --accent: #22252c; --danger: #a3211b;
  inset: auto 0 0; width: 100%; max-width: 100%; max-height: 94dvh; margin: 0; padding: 0; border: 0;
  display: flex; flex-direction: column; overflow: hidden;
  border-radius: 20px 20px 0 0; background: #fff; color: var(--ink);
  font: 400 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  box-shadow: 0 24px 64px rgb(16 18 24 / 0.32);
}
dialog::backdrop { background: rgb(16 18 24 / 0.56); }
.sandbox {
  display: block; padding: 6px 20px; background: #fdf1cf; color: #5c4300;
  font-size: 12px; font-weight: 600; text-align: center; letter-spacing: 0.2px;
}
.bar { display: flex; align-items: center; padding-block: 10px 8px; padding-inline: 20px 10px; }
h2 { flex: 1; margin: 0; font-size: 19px; font-weight: 700; letter-spacing: -0.3px; }
h3 { margin: 0 0 8px; color: var(--quiet); font-size: 13px; font-weight: 600; }
.close { display: grid; place-items: center; width: 44px; height: 44px; border-radius: 50%; background: none; }
.close:hover { background: var(--soft); }
.close svg { width: 20px; stroke: var(--ink); stroke-width: 2; stroke-linecap: round; }
.progress { position: relative; height: 2px; overflow: hidden; background: var(--line); }
.progress.on::after { content: ""; position: absolute; inset: 0; width: 40%; background: var(--accent); }
.head, .foot { flex: none; }
.body { flex: 1 1 auto; min-height: 0; overflow-y: auto; overscroll-behavior: contain; }
fieldset { min-width: 0; margin: 0; padding: 16px 20px 0; border: 0; }
fieldset:disabled { color: var(--quiet); }
section { padding: 16px 0; border-top: 1px solid var(--line); }
fieldset > section:first-child { border-top: 0; padding-top: 0; }
.account { display: flex; align-items: center; gap: 12px; padding-bottom: 16px; }
.avatar {
  display: grid; place-items: center; flex: none; width: 36px; height: 36px; border-radius: 50%;
  background: #e3e6ef; color: #343a4a; font-weight: 600;
}
.grow { flex: 1; min-width: 0; }
.grow strong, .grow small, .lines span { display: block; overflow-wrap: anywhere; }
strong { font-weight: 600; }
small { color: var(--quiet); font-size: 13px; }
button { border: 0; font: inherit; color: inherit; cursor: pointer; }
.link { flex: none; min-height: 44px; padding: 0 4px; background: none; font-size: 14px; font-weight: 600; text-decoration: underline; text-underline-offset: 3px; }
select {
  width: 100%; min-height: 44px; padding-inline: 12px 36px; border: 1px solid #b9bdc8; border-radius: 10px;
  appearance: none; background: linear-gradient(45deg, #0000 50%, #5f6470 50%) no-repeat right 20px center / 6px 6px,
    linear-gradient(-45deg, #0000 50%, #5f6470 50%) no-repeat right 14px center / 6px 6px #fff;
  color: inherit; font: inherit; text-overflow: ellipsis;
}
[dir=rtl] select { background-position: left 14px center, left 20px center; }
.lines { margin: 8px 0 0; color: var(--quiet); font-size: 14px; }
.quiet { margin: 0; color: var(--quiet); }
.option {
  display: flex; align-items: flex-start; gap: 12px; min-height: 44px; padding: 10px 12px;
  border: 1px solid #b9bdc8; cursor: pointer;
}
.option + .option { border-top: 0; }
.option:first-of-type { border-radius: 10px 10px 0 0; }
.option:last-of-type { border-radius: 0 0 10px 10px; }
.option:only-of-type { border-radius: 10px; }
.option:has(:checked) { background: var(--soft); }
.option input { flex: none; width: 18px; height: 18px; margin: 2px 0 0; accent-color: var(--accent); }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; color: var(--quiet); }
dt, .total span { min-width: 0; overflow-wrap: anywhere; }
dd { flex: none; margin: 0; font-variant-numeric: tabular-nums; }
.total { display: flex; justify-content: space-between; gap: 16px; margin: 0 0 12px; text-align: start; font-size: 17px; font-weight: 600; }
.foot { padding: 12px 20px 20px; border-top: 1px solid var(--line); text-align: center; }
.error {
  margin: 0 0 12px; padding: 10px 12px; border-radius: 10px; background: #fcecea; color: var(--danger);
  font-size: 14px; text-align: start;
}
.error p { margin: 0; }
.pay { width: 100%; min-height: 48px; border-radius: 24px; background: var(--accent); color: #fff; font-weight: 600; }
.pay:hover { background: #3a3e48; }
.pay:disabled { background: #e4e6eb; color: #6a6f7b; }
:disabled, :disabled * { cursor: default; }
.foot small { display: block; margin-top: 10px; }
:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
@media (min-width: 641px) {
  dialog { inset: 0; width: 440px; max-height: min(760px, 92dvh); margin: auto; border-radius: 20px; }
}
@media (prefers-reduced-motion: no-preference) {
  dialog { animation: enter 0.22s ease-out; }
  .progress.on::after { animation: slide 1.1s linear infinite; }
}
@keyframes enter { from { opacity: 0; transform: translateY(16px); } }
@keyframes slide { from { left: -40%; } to { left: 100%; } }
`;
