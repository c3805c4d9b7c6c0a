import { applySettings } from '../panel/settings';
import type { CollectorState, Settings } from '../store/types';
import { CHOICES } from '../web/choices';
import { attributes, type Html, html } from '../web/html';
import { redirectTo, reply, replyJson } from '../web/reply';
import type { Visit } from '../web/visit';
import { drawDeliveries } from './draw';

/** What the collector does, in the page's words. */
const STATES: Record<CollectorState, string> = {
  up: 'no ar',
  down: 'fora do ar: conexão cortada',
  slow: 'lento: 3 s',
  http_429: '429, Retry-After em segundos',
  http_429_date: '429, Retry-After em data',
  http_500: '500',
};

const SWITCHES = { otlp: 'Métricas e logs', analytics: 'Eventos', errors: 'Erros e sessões' } as const;

const CONSENT: Record<Settings['consent'], string> = {
  all: 'aceitou tudo',
  none: 'recusou tudo',
  unknown: 'nada se sabe',
};

/** Where a person sees what the script tells of itself, and lets the collector fail. */
export function collectorPage({ store }: Visit): Response {
  return reply(html`<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Coletor</title>
    <link rel="icon" href="/theme/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/panel/panel.css">
    <link rel="stylesheet" href="/panel/calls.css">
    <link rel="stylesheet" href="/panel/collector.css">
    <script src="/panel/panel.js" defer></script>
  </head>
  <body>
    <header>
      <h1>Coletor</h1>
      <nav><a href="/">Loja</a><a href="/cart">Carrinho</a><a href="/panel">Painel de controle</a></nav>
    </header>
    <main>
      <div class="controls">
        ${settingsForm(store.settings)}
        <form method="post" action="/collector/clear" class="card"><h2>Esvaziar</h2>
          <p>Esquece tudo o que chegou até agora.</p>
          <button class="danger">Esvaziar</button></form>
      </div>
      <div id="deliveries">${drawDeliveries(store.deliveries)}</div>
    </main>
  </body>
</html>`);
}

function settingsForm(settings: Settings): Html {
  return html`<form method="post" action="/collector/settings" class="card" data-settings>
    <h2>O que sai da página</h2>
    <p>Vale a partir da próxima página que a loja abrir.</p>
    <fieldset><legend>Ligado</legend>${Object.entries(SWITCHES).map(
      ([name, label]) =>
        html`<label class="check"><input type="checkbox" name="${name}" value="true"${attributes({ checked: settings[name as keyof typeof SWITCHES] })}>${label}</label>`,
    )}</fieldset>
    ${choice('collector', 'O coletor está', STATES, settings)}
    ${choice('collectorOrigin', 'Origem do coletor', { other: 'outra', same: 'a da loja' }, settings)}
    ${choice('consent', 'O comprador', CONSENT, settings)}
    <div class="row"><button>Aplicar</button><span data-saved role="status"></span></div>
  </form>`;
}

function choice<Name extends 'collector' | 'collectorOrigin' | 'consent'>(
  name: Name,
  label: string,
  words: Record<Settings[Name], string>,
  settings: Settings,
): Html {
  return html`<label>${label}<select name="${name}">${CHOICES[name].map(
    value =>
      html`<option value="${value}"${attributes({ selected: settings[name] === value })}>${words[value as Settings[Name]]}</option>`,
  )}</select></label>`;
}

/** The lists alone, for a page that is already open; as JSON all that came, where that is asked for. */
export function listDeliveries({ store, request }: Visit): Response {
  const isJson = request.headers.get('accept')?.includes('json');
  return isJson ? replyJson(store.deliveries) : reply(drawDeliveries(store.deliveries));
}

/** Takes the whole form; what is not ticked is off. */
export async function setCollector({ request, store }: Visit): Promise<Response> {
  const unticked = Object.fromEntries(Object.keys(SWITCHES).map(name => [name, '']));
  const wrong = applySettings(store, { ...unticked, ...Object.fromEntries(await request.formData()) });
  if (wrong.length)
    return replyJson({ error: `unknown or impossible: ${wrong.join(', ')}` }, { status: 422 });
  return redirectTo('/collector');
}

export function clearCollector({ store }: Visit): Response {
  store.clearDeliveries();
  return redirectTo('/collector');
}
