import { ACCOUNT, ACCOUNT_ADDRESSES, type AccountAddress, findAccountAddress } from '../sdk/paypal/account';
import { FUNDINGS } from '../sdk/paypal/funding';
import { ACTS, type WindowMessage } from '../sdk/paypal/types';
import { getMessage, type MessageKey, toLanguage } from '../sdk/sheet-messages';
import type { Store } from '../server/store/store';
import { type Html, html, raw, scriptJson } from '../server/web/html';
import { reply } from '../server/web/reply';

const PATH = new RegExp(`^/sdk-pages/(${Object.keys(FUNDINGS).join('|')})$`);

/**
 * Handles the stand-in of PayPal's and Venmo's window. It waits for the order's token, stores the address that the shopper chooses,
 * and posts the result to its opener. Returns nothing for other paths.
 */
export async function servePaypalPage(request: Request, store: Store): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (url.pathname === '/sdk-pages/paypal-button.html') return reply(buttonPage);
  const [, source] = PATH.exec(url.pathname) ?? [];
  if (!source) return undefined;
  const shop = url.searchParams.get('shop') ?? '';
  const token = url.searchParams.get('token');
  const language = toLanguage(url.searchParams.get('locale'));
  const page = (content: Html, view: View) => toPage(source, language, content, view);
  // `postMessage` needs exactly one target origin.
  if (!URL.canParse(shop) || new URL(shop).origin !== shop) return page(raw(''), { status: 400 });
  if (!token) return page(waiting(language, 'loading'), { shop });
  if (request.method !== 'POST') return page(review(language, token, store), { shop });
  const form = new URLSearchParams(await request.text());
  const act = ACTS.find(name => name === form.get('do'));
  const cartToken = store.paypalTokens.get(token);
  if (act === 'approve' && cartToken) {
    store.paypalAddresses.set(token, findAccountAddress(form.get('address')).id);
    const cart = store.carts.get(cartToken);
    if (cart) cart.approvedWith = source;
  }
  return page(waiting(language, 'returning'), { shop, act });
}

type Language = ReturnType<typeof toLanguage>;

interface View {
  /** Origin of the opener; absent if unknown. */
  shop?: string;
  act?: (typeof ACTS)[number] | undefined;
  status?: number;
}

function toPage(source: string, language: Language, content: Html, { shop, act, status }: View): Response {
  const brand = FUNDINGS[source]?.brand;
  return reply(
    html`<html lang="${language.name}" dir="${language.dir}"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand} (sandbox)</title>
      <link rel="icon" href="data:,"><style>${raw(STYLES)}</style></head>
      <body class="${source}">
        <p class="sandbox">${getMessage(language, 'sandbox')}</p>
        <main data-testid="paypal-window">
          <p class="brand">${brand}</p>
          <div id="content" ${shop ? '' : 'hidden'}>${content}</div>
          <div id="gone" class="gone" role="alert" data-testid="paypal-gone" ${shop ? 'hidden' : ''}>
            <h1>${getMessage(language, 'gone')}</h1>
            <p>${getMessage(language, 'goneText')}</p>
          </div>
        </main>
        ${shop && html`<script>${windowScript(shop, act)}</script>`}
      </body></html>`,
    status,
  );
}

/** Document of a button's frame. It renders what its page sends and reports clicks. The project's page serves it as a file. */
export const buttonPage = html`<html><head><meta charset="utf-8"><title>PayPal (sandbox)</title></head><body><script>${raw(`
const shop = new URLSearchParams(location.search).get('shop');
const post = message => parent.postMessage({ paypalSandboxButton: message }, shop);
addEventListener('message', ({ source, origin, data }) => {
  const face = source === parent && origin === shop && data?.paypalSandboxFace;
  if (!face) return;
  document.documentElement.lang = face.lang;
  document.documentElement.dir = face.dir;
  const styles = document.createElement('style');
  styles.textContent = face.styles;
  document.head.append(styles);
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.testid = 'paypal-button';
  button.setAttribute('aria-label', face.label);
  const mark = document.createElement('b');
  mark.textContent = face.brand;
  button.append(face.before, mark, face.after);
  button.onclick = () => post('click');
  document.body.replaceChildren(button);
  post('drawn');
});
`)}</script></body></html>`;

function waiting(language: Language, name: MessageKey): Html {
  return html`<p class="waiting" role="status" data-testid="paypal-${name}">${getMessage(language, name)}</p>`;
}

function review(language: Language, token: string, { paypalAddresses }: Store): Html {
  const chosen = findAccountAddress(paypalAddresses.get(token));
  return html`<form method="post">
    <h1>${getMessage(language, 'review')}</h1>
    <dl>
      <div><dt>${getMessage(language, 'account')}</dt><dd>${ACCOUNT.name}</dd><dd>${ACCOUNT.email}</dd></div>
      <div><dt>${getMessage(language, 'order')}</dt><dd data-testid="paypal-token">${token}</dd></div>
    </dl>
    <fieldset>
      <legend>${getMessage(language, 'address')}</legend>
      ${ACCOUNT_ADDRESSES.map(saved => choice(language, saved, saved === chosen))}
    </fieldset>
    <p class="hint">${getMessage(language, 'hint')}</p>
    <div class="actions">${ACTS.map(
      act =>
        html`<button class="${act}" name="do" value="${act}" data-testid="paypal-${act}">${getMessage(language, act)}</button>`,
    )}</div>
  </form>`;
}

function choice(language: Language, { id, hint, address }: AccountAddress, isChosen: boolean): Html {
  const { address1, address2, city, province, zip, country } = address;
  return html`<label>
    <input type="radio" name="address" value="${id}" data-testid="paypal-address-${id}" ${isChosen ? 'checked' : ''}>
    <span><bdi>${[address1, address2].filter(Boolean).join(', ')}</bdi>
      <small><bdi>${city}, ${province} ${zip}, ${country}</bdi>${hint && html` <em>${getMessage(language, hint)}</em>`}</small></span>
  </label>`;
}

/** Time in which the opener closes the window after it received the result. */
const CLOSE_TIMEOUT_MS = 3000;
const POLL_MS = 250;

/** Returns the window's script. It posts the result to the opener, and shows a message if the opener is gone. */
function windowScript(shop: string, act?: WindowMessage['paypalSandbox']): Html {
  const message: WindowMessage | null = act ? { paypalSandbox: act } : null;
  return raw(`
const shop = opener ?? (parent === window ? null : parent);
const message = ${scriptJson(message).markup};
const began = Date.now();
if (message && shop) shop.postMessage(message, ${scriptJson(shop).markup});
function look() {
  const isGone = !shop || shop.closed || (message && Date.now() - began > ${CLOSE_TIMEOUT_MS});
  content.hidden = isGone;
  gone.hidden = !isGone;
  if (!isGone) setTimeout(look, ${POLL_MS});
}
look();
`);
}

const STYLES = `
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
