import { ACCOUNT, ACCOUNT_ADDRESSES, type AccountAddress, findAccountAddress } from '../sdk/paypal/account';
import { FUNDINGS } from '../sdk/paypal/funding';
import { ACTS } from '../sdk/paypal/window-message';
import { say, toLanguage, type Word } from '../sdk/say';
import type { Store } from '../store/store';
import { type Html, html, raw } from '../web/html';
import { reply } from '../web/reply';
import { windowScript } from './paypal-script';
import { WINDOW_STYLES } from './paypal-styles';

const PATH = new RegExp(`^/sdk-pages/(${Object.keys(FUNDINGS).join('|')})$`);

/**
 * The page in the window of PayPal and Venmo: not the shop's, though the sandbox serves it. It waits for the order's
 * token, lets the shopper choose an address, keeps the choice, and tells the page that opened it. Nothing for other paths.
 */
export async function servePaypalPage(request: Request, store: Store): Promise<Response | undefined> {
  const url = new URL(request.url);
  const source = PATH.exec(url.pathname)?.[1];
  if (!source) return undefined;
  const shop = url.searchParams.get('shop') ?? '';
  const token = url.searchParams.get('token');
  const language = toLanguage(url.searchParams.get('locale'));
  const page = (content: Html, view: View) => toPage(source, language, content, view);
  // A message is for one origin alone.
  if (!URL.canParse(shop) || new URL(shop).origin !== shop) return page(raw(''), { status: 400 });
  if (!token) return page(waiting(language, 'loading'), { shop });
  if (request.method !== 'POST') return page(review(language, token, store), { shop });
  const form = new URLSearchParams(await request.text());
  const act = ACTS.find(name => name === form.get('do'));
  if (act === 'approve' && store.paypalTokens.has(token))
    store.paypalAddresses.set(token, findAccountAddress(form.get('address')).id);
  return page(waiting(language, 'told'), { shop, act });
}

type Language = ReturnType<typeof toLanguage>;

interface View {
  /** Origin of the page that opened the window; absent where it does not say. */
  shop?: string;
  act?: (typeof ACTS)[number] | undefined;
  status?: number;
}

function toPage(source: string, language: Language, content: Html, { shop, act, status }: View): Response {
  const brand = FUNDINGS[source]?.brand;
  return reply(
    html`<html lang="${language.name}" dir="${language.dir}"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand} (sandbox)</title>
      <link rel="icon" href="data:,"><style>${raw(WINDOW_STYLES)}</style></head>
      <body class="${source}">
        <p class="sandbox">${say(language, 'sandbox')}</p>
        <main data-testid="paypal-window">
          <p class="brand">${brand}</p>
          <div id="content" ${shop ? '' : 'hidden'}>${content}</div>
          <div id="gone" class="gone" role="alert" data-testid="paypal-gone" ${shop ? 'hidden' : ''}>
            <h1>${say(language, 'gone')}</h1>
            <p>${say(language, 'goneText')}</p>
          </div>
        </main>
        ${shop && html`<script>${windowScript(shop, act)}</script>`}
      </body></html>`,
    status,
  );
}

function waiting(language: Language, name: Word): Html {
  return html`<p class="waiting" role="status" data-testid="paypal-${name}">${say(language, name)}</p>`;
}

function review(language: Language, token: string, { paypalAddresses }: Store): Html {
  const chosen = findAccountAddress(paypalAddresses.get(token));
  return html`<form method="post">
    <h1>${say(language, 'review')}</h1>
    <dl>
      <div><dt>${say(language, 'account')}</dt><dd>${ACCOUNT.name}</dd><dd>${ACCOUNT.email}</dd></div>
      <div><dt>${say(language, 'order')}</dt><dd data-testid="paypal-token">${token}</dd></div>
    </dl>
    <fieldset>
      <legend>${say(language, 'address')}</legend>
      ${ACCOUNT_ADDRESSES.map(saved => choice(language, saved, saved === chosen))}
    </fieldset>
    <p class="hint">${say(language, 'hint')}</p>
    <div class="actions">${ACTS.map(
      act =>
        html`<button class="${act}" name="do" value="${act}" data-testid="paypal-${act}">${say(language, act)}</button>`,
    )}</div>
  </form>`;
}

function choice(language: Language, { id, hint, address }: AccountAddress, isChosen: boolean): Html {
  const { address1, address2, city, province, zip, country } = address;
  return html`<label>
    <input type="radio" name="address" value="${id}" data-testid="paypal-address-${id}" ${isChosen ? 'checked' : ''}>
    <span><bdi>${[address1, address2].filter(Boolean).join(', ')}</bdi>
      <small><bdi>${city}, ${province} ${zip}, ${country}</bdi>${hint && html` <em>${say(language, hint)}</em>`}</small></span>
  </label>`;
}
