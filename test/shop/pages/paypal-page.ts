import { ACCOUNT, ACCOUNT_ADDRESSES, type AccountAddress, findAccountAddress } from '../sdk/paypal/account';
import { FUNDINGS } from '../sdk/paypal/funding';
import { ACTS } from '../sdk/paypal/window-message';
import type { Store } from '../store/store';
import { type Html, html, raw } from '../web/html';
import { reply } from '../web/reply';
import { windowScript } from './paypal-script';
import { WINDOW_STYLES } from './paypal-styles';

const PATH = new RegExp(`^/sdk-pages/(${Object.keys(FUNDINGS).join('|')})$`);

const LABELS: Record<(typeof ACTS)[number], string> = {
  approve: 'Concordar e continuar',
  cancel: 'Cancelar e voltar à loja',
  fail: 'Simular uma falha',
};

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
  // A message is for one origin alone.
  if (!URL.canParse(shop) || new URL(shop).origin !== shop) return page(source, raw(''), { status: 400 });
  if (!token) return page(source, waiting('Preparando o pagamento…', 'loading'), { shop });
  if (request.method !== 'POST') return page(source, review(token, store), { shop });
  const form = new URLSearchParams(await request.text());
  const act = ACTS.find(name => name === form.get('do'));
  if (act === 'approve' && store.paypalTokens.has(token))
    store.paypalAddresses.set(token, findAccountAddress(form.get('address')).id);
  return page(source, waiting('Voltando à loja…', 'told'), { shop, act });
}

interface View {
  /** Origin of the page that opened the window; absent where it does not say. */
  shop?: string;
  act?: (typeof ACTS)[number] | undefined;
  status?: number;
}

function page(source: string, content: Html, { shop, act, status }: View): Response {
  const brand = FUNDINGS[source]?.brand;
  return reply(
    html`<html lang="pt-BR"><head><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>${brand} (teste)</title>
      <link rel="icon" href="data:,"><style>${raw(WINDOW_STYLES)}</style></head>
      <body class="${source}">
        <p class="sandbox">Ambiente de teste: nada é cobrado</p>
        <main data-testid="paypal-window">
          <p class="brand">${brand}</p>
          <div id="content" ${shop ? '' : 'hidden'}>${content}</div>
          <div id="gone" class="gone" role="alert" data-testid="paypal-gone" ${shop ? 'hidden' : ''}>
            <h1>A página da loja não está mais aberta</h1>
            <p>Nada foi pago. Feche esta janela, volte à loja e comece de novo.</p>
          </div>
        </main>
        ${shop && html`<script>${windowScript(shop, act)}</script>`}
      </body></html>`,
    status,
  );
}

function waiting(text: string, name: string): Html {
  return html`<p class="waiting" role="status" data-testid="paypal-${name}">${text}</p>`;
}

function review(token: string, { paypalAddresses }: Store): Html {
  const chosen = findAccountAddress(paypalAddresses.get(token));
  return html`<form method="post">
    <h1>Confira e autorize</h1>
    <dl>
      <div><dt>Conta</dt><dd>${ACCOUNT.name}</dd><dd>${ACCOUNT.email}</dd></div>
      <div><dt>Pedido</dt><dd data-testid="paypal-token">${token}</dd></div>
    </dl>
    <fieldset>
      <legend>Endereço</legend>
      ${ACCOUNT_ADDRESSES.map(saved => choice(saved, saved === chosen))}
    </fieldset>
    <p class="hint">O endereço vai para a loja, que pede o resto na finalização.</p>
    <div class="actions">${ACTS.map(
      act =>
        html`<button class="${act}" name="do" value="${act}" data-testid="paypal-${act}">${LABELS[act]}</button>`,
    )}</div>
  </form>`;
}

function choice({ id, hint, address }: AccountAddress, isChosen: boolean): Html {
  const { address1, address2, city, province, zip, country } = address;
  return html`<label>
    <input type="radio" name="address" value="${id}" data-testid="paypal-address-${id}" ${isChosen ? 'checked' : ''}>
    <span>${[address1, address2].filter(Boolean).join(', ')}
      <small>${city}, ${province} ${zip}, ${country}${hint && html` <em>${hint}</em>`}</small></span>
  </label>`;
}
