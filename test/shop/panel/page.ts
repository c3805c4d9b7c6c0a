import type { Settings } from '../store/types';
import { CHOICES } from '../web/choices';
import { attributes, type Html, html } from '../web/html';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { WALLET_NAMES } from '../web/wallets';
import { FAULTS } from './faults';

const LABELS: Record<keyof typeof CHOICES, string> = {
  country: 'País',
  currency: 'Moeda',
  theme: 'Tema',
  script: 'Como o script carrega',
  origin: 'Origem do script',
  recommended: 'Carteira recomendada',
  googlePaySdk: 'Script do Google Pay',
  collectorOrigin: 'Origem do coletor',
  collector: 'Coletor',
  consent: 'Consentimento',
};

const OPERATIONS = [
  'cartCreate',
  'cart',
  'cartAttributesUpdate',
  'cartBuyerIdentityUpdate',
  'cartSelectedDeliveryOptionsUpdate',
  'cartBillingAddressUpdate',
  'cartPaymentUpdate',
  'cartPrepareForCompletion',
  'cartSubmitForCompletion',
  'cartRemovePersonalData',
  'subscriptionPolicyQuery',
];

/** Where a person chooses the shopper and what goes wrong, and watches the calls. */
export function panelPage({ store }: Visit): Response {
  return reply(html`<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Painel de controle</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/panel/panel.css">
    <link rel="stylesheet" href="/panel/calls.css">
    <script src="/panel/panel.js" defer></script>
  </head>
  <body>
    <header>
      <h1>Painel de controle</h1>
      <nav><a href="/">Loja</a><a href="/cart">Carrinho</a><a href="/gallery">Galeria</a><a href="/collector">Coletor</a></nav>
    </header>
    <main>
      <div class="controls">
        ${settingsForm(store.settings)}
        ${faultForms(store.settings)}
        <form method="post" action="/panel/reset" class="card"><h2>Recomeçar</h2>
          <p>Esvazia carrinhos, pedidos e chamadas; as opções voltam ao início.</p>
          <button class="danger">Recomeçar</button></form>
      </div>
      <section class="calls" aria-labelledby="calls-title">
        <div class="calls__head"><h2 id="calls-title">Chamadas do script</h2><span id="calls-state" role="status"></span></div>
        <ol id="calls"><li class="none">Nenhuma chamada ainda. Abra a loja e clique em um botão.</li></ol>
      </section>
    </main>
  </body>
</html>`);
}

function settingsForm(settings: Settings): Html {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return html`<form method="post" action="/panel/settings" class="card" data-settings>
    <h2>Loja e comprador</h2>
    <div class="fields">
      ${names.map(
        name =>
          html`<label>${LABELS[name]}<select name="${name}">${CHOICES[name].map(
            value => html`<option${attributes({ selected: settings[name] === value })}>${value}</option>`,
          )}</select></label>`,
      )}
      <label>Idioma<input name="locale" value="${settings.locale}" autocomplete="off" spellcheck="false"></label>
    </div>
    <fieldset><legend>Carteiras no carrinho</legend><div class="checks">${WALLET_NAMES.map(name =>
      check('cartWallets', name, name, settings.cartWallets.includes(name)),
    )}</div></fieldset>
    ${check('expiredJwt', 'true', 'JWT do Google Pay vencido há uma hora', settings.expiredJwt)}
    ${check('watched', 'true', 'Páginas contam à loja o que dá errado nelas', settings.watched)}
    <fieldset><legend>O que sai da página</legend><div class="checks">
      ${check('otlp', 'true', 'Métricas, logs', settings.otlp)}
      ${check('analytics', 'true', 'Eventos', settings.analytics)}
      ${check('errors', 'true', 'Erros, sessões', settings.errors)}
    </div></fieldset>
    <div class="row"><button>Aplicar</button><span data-saved role="status"></span></div>
  </form>`;
}

function check(name: string, value: string, label: string, checked: boolean): Html {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${attributes({ checked })}>${label}</label>`;
}

function faultForms({ faults }: Settings): Html {
  return html`<div class="card">
    <h2>Falhas</h2>
    ${faults.length === 0 && html`<p>Nenhuma: o servidor responde como deve.</p>`}
    ${
      faults.length > 0 &&
      html`<ul class="faults">${faults.map(
        ({ name, operations, times }) =>
          html`<li><strong>${name}</strong> ${FAULTS[name]}<br><small>${operations.join(', ') || 'todas as operações'} · ${times === Number.POSITIVE_INFINITY ? 'sempre' : `${times}×`}</small></li>`,
      )}</ul><form method="post" action="/panel/faults/clear"><button class="quiet">Tirar todas</button></form>`
    }
    <form method="post" action="/panel/faults">
      <label>Falha<select name="name">${Object.entries(FAULTS).map(
        ([name, text]) => html`<option value="${name}">${name}: ${text}</option>`,
      )}</select></label>
      <div class="fields">
        <label>Vezes (vazio: sempre)<input name="times" type="number" min="1" value="1"></label>
        <label>Operações (vazio: todas)<input name="operations" list="operations" autocomplete="off" spellcheck="false"></label>
      </div>
      <datalist id="operations">${OPERATIONS.map(name => html`<option value="${name}">`)}</datalist>
      <div class="row"><button>Acrescentar</button></div>
    </form>
  </div>`;
}
