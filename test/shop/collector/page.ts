import { applySettings } from '../panel/settings';
import { toolPage } from '../panel/tool-page';
import type { CollectorState, Settings } from '../store/types';
import { CHOICES } from '../web/choices';
import { attributes, type Html, html } from '../web/html';
import { redirectTo, reply, replyJson } from '../web/reply';
import type { Visit } from '../web/visit';
import { SLOW_MS } from './collect';
import { drawDeliveries } from './draw';

/** What the collector does, in the page's words. */
const STATES: Record<CollectorState, string> = {
  up: 'up',
  down: 'down: the connection is cut',
  slow: `slow: ${SLOW_MS / 1000} s`,
  http_429: '429, Retry-After in seconds',
  http_429_date: '429, Retry-After as a date',
  http_500: '500',
};

const SWITCHES = { otlp: 'Metrics and logs', analytics: 'Events', errors: 'Errors and sessions' } as const;

const CONSENT: Record<Settings['consent'], string> = {
  all: 'agreed to everything',
  none: 'refused everything',
  unknown: 'nothing is known',
};

/** Where a person sees what the script tells of itself, and lets the collector fail. */
export function collectorPage({ store }: Visit): Response {
  const body = html`<main>
      <div class="controls">
        ${settingsForm(store.settings)}
        <form method="post" action="/collector/clear" class="card"><h2>Empty</h2>
          <p>Forgets all that has come so far.</p>
          <button class="danger">Empty</button></form>
      </div>
      <div id="deliveries">${drawDeliveries(store.deliveries)}</div>
    </main>`;
  const sheets = ['/panel/calls.css', '/panel/collector.css'];
  return reply(toolPage({ title: 'Collector', path: '/collector', sheets, script: '/panel/panel.js', body }));
}

function settingsForm(settings: Settings): Html {
  return html`<form method="post" action="/collector/settings" class="card" data-settings autocomplete="off">
    <h2>What leaves the page</h2>
    <p>Counts from the next page on that the shop opens.</p>
    <fieldset><legend>Switched on</legend>${Object.entries(SWITCHES).map(
      ([name, label]) =>
        html`<label class="check"><input type="checkbox" name="${name}" value="true"${attributes({ checked: settings[name as keyof typeof SWITCHES] })}>${label}</label>`,
    )}</fieldset>
    ${choice('collector', 'The collector is', STATES, settings)}
    ${choice('collectorOrigin', 'Origin of the collector', { other: 'another one', same: 'that of the shop' }, settings)}
    ${choice('consent', 'The shopper', CONSENT, settings)}
    <div class="row"><button>Apply</button><span data-saved role="status"></span></div>
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
  if (wrong.length) return replyJson({ error: wrong.join(' ') }, { status: 422 });
  const answersJson = request.headers.get('accept')?.includes('json');
  return answersJson ? replyJson(store.settings) : redirectTo('/collector');
}

export function clearCollector({ store }: Visit): Response {
  store.clearDeliveries();
  return redirectTo('/collector');
}
