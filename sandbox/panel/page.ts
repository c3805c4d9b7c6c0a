import type { Store } from '../server/store/store';
import type { Fault, Settings } from '../server/store/types';
import { attributes, type Html, html } from '../server/web/html';
import { LANGUAGES } from '../server/web/languages';
import { reply } from '../server/web/reply';
import { CHOICES } from '../server/web/settings';
import type { Visit } from '../server/web/visit';
import { WALLET_NAMES } from '../server/web/wallets';
import { renderDeliveries } from './collector/render';
import { FAULTS, OPERATIONS } from './faults';
import { LANGUAGE_LINKS, PAGE_LINKS, type PageLink } from './links';
import { tabs, toolPage } from './tool-page';

/** Links with texts up to this length are side by side. */
const MAX_SHORT = 24;

type Given = Record<string, unknown>;

/** Why a form was rejected, and its values. */
export interface Rejection {
  message: string;
  given: Given;
}

/** Renders the control panel: settings, faults, and the calls of the script or the telemetry that it sent. */
export function panelPage({ store, url, otherOrigin }: Visit, rejection?: Rejection): Response {
  const isCollector = url.pathname === '/panel/collector';
  const body = html`<main>
      ${rejection && html`<p class="rejection" role="alert">${rejection.message}</p>`}
      <details class="aside" open><summary>Settings and faults</summary><div class="controls">
        <section class="card" aria-labelledby="applied-title"><h2 id="applied-title">Applied now</h2><div id="applied" class="applied">${applied(store)}</div></section>
        ${settingsForm(store.settings)}
        ${faultForm(rejection?.given ?? {})}
        <form method="post" action="/panel/reset" class="card"><h2>Start over</h2>
          <p>Removes carts, orders, calls and telemetry, and restores the initial settings.</p>
          <button class="danger">Start over</button></form>
      </div></details>
      <div class="watched">
        <div class="watched__head">${tabs('Requests of the script', [
          { href: '/panel', text: 'Calls', isCurrent: !isCollector },
          { href: '/panel/collector', text: 'Collector', isCurrent: isCollector },
        ])}${isCollector && html`<form method="post" action="/panel/collector/clear"><button class="quiet">Empty</button></form>`}<span id="stream-state" role="status"></span></div>
        ${
          isCollector
            ? html`<div id="deliveries">${renderDeliveries(store.deliveries)}</div>`
            : html`<ol id="calls" aria-label="Calls of the script"><li class="none">No calls yet. Open a page of the shop and click a button.</li></ol>${linkList(otherOrigin)}`
        }
      </div>
    </main>`;
  const page = {
    title: 'Control panel',
    path: '/panel',
    sheet: '/panel/panel.css',
    script: '/panel/panel.js',
  };
  return reply(toolPage({ ...page, body }), rejection ? 422 : 200);
}

/** Renders the changed settings, and the faults with their remaining number of times. */
function applied({ settings, initial }: Store): Html {
  const { faults, ...plain } = settings;
  const changed = Object.entries(plain).filter(
    ([name, value]) => String(value) !== String(initial[name as keyof Settings]),
  );
  return html`${
    changed.length > 0
      ? html`<dl class="changed">${changed.map(([name, value]) => html`<div><dt>${name}</dt><dd>${String(value) || 'none'}</dd></div>`)}</dl>`
      : html`<p>All settings have their initial values.</p>`
  }
  ${
    faults.length > 0
      ? html`<ul class="faults">${faults.map(renderFault)}</ul><form method="post" action="/panel/faults/clear"><button class="quiet">Remove all faults</button></form>`
      : html`<p>No faults: the server responds normally.</p>`
  }`;
}

function renderFault({ name, operations, times }: Fault): Html {
  const left =
    times === Number.POSITIVE_INFINITY
      ? 'until you remove it'
      : `${times} more ${times === 1 ? 'time' : 'times'}`;
  return html`<li class="fault"><div><strong>${name}</strong> ${FAULTS[name]}<br><small>${operations.join(', ') || 'any operation'} · ${left}</small></div>
    <form method="post" action="/panel/faults/remove"><input type="hidden" name="name" value="${name}"><input type="hidden" name="operations" value="${operations.join()}"><button class="quiet" aria-label="Remove ${name}">Remove</button></form></li>`;
}

const LABELS: Record<keyof typeof CHOICES, string> = {
  country: 'Country',
  currency: 'Currency',
  theme: 'Theme',
  script: 'How the script loads',
  origin: 'Origin of the script',
  recommended: 'Recommended wallet',
  googlePaySdk: 'Script of Google Pay',
  collectorOrigin: 'Origin of the collector',
  collector: 'Collector',
  consent: 'Consent',
};

/** Renders the form of all settings. The panel's script applies each change immediately. */
function settingsForm(settings: Settings): Html {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return html`<form method="post" action="/panel/settings" class="card" data-settings autocomplete="off">
    <h2>Shop and shopper</h2>
    <div class="fields">
      ${names.map(
        name =>
          html`<label>${LABELS[name]}<select name="${name}">${CHOICES[name].map(
            value => html`<option${attributes({ selected: settings[name] === value })}>${value}</option>`,
          )}</select></label>`,
      )}
      <label>Language of the buttons<select name="scriptLanguage"><option value="">default (pt-BR)</option>${LANGUAGES.map(
        ({ name, title }) =>
          html`<option value="${name}"${attributes({ selected: name === settings.scriptLanguage })}>${title}</option>`,
      )}</select></label>
      <label>Language of the pages<input name="locale" value="${settings.locale}" list="locales" autocomplete="off" spellcheck="false"></label>
    </div>
    <datalist id="locales">${LANGUAGES.map(({ locale, title }) => html`<option value="${locale}">${title}`)}</datalist>
    <fieldset><legend>Wallets in the cart</legend><div class="checks">${WALLET_NAMES.map(name =>
      check('cartWallets', name, name, settings.cartWallets.includes(name)),
    )}</div></fieldset>
    ${check('expiredJwt', 'true', 'JWT of Google Pay expired an hour ago', settings.expiredJwt)}
    ${check('watched', 'true', 'Pages report their errors to the shop', settings.watched)}
    <fieldset><legend>Telemetry, from the next page load</legend><div class="checks">
      ${check('otlp', 'true', 'Metrics, logs', settings.otlp)}
      ${check('analytics', 'true', 'Events', settings.analytics)}
      ${check('errors', 'true', 'Errors, sessions', settings.errors)}
    </div></fieldset>
    <div class="row"><button>Apply</button><span data-saved role="status"></span></div>
  </form>`;
}

function check(name: string, value: string, label: string, checked: boolean): Html {
  return html`<label class="check"><input type="checkbox" name="${name}" value="${value}"${attributes({ checked })}>${label}</label>`;
}

function faultForm({ name, times = '1', operations = '' }: Given): Html {
  return html`<form method="post" action="/panel/faults" class="card" autocomplete="off" novalidate>
    <h2>Add a fault</h2>
    <label>Fault<select name="name">${Object.entries(FAULTS).map(
      ([value, text]) =>
        html`<option${attributes({ value, selected: value === name })}>${value}: ${text}</option>`,
    )}</select></label>
    <div class="fields">
      <label>How often (empty: always)<input name="times" type="number" min="1" value="${String(times)}"></label>
      <label>Operations (empty: all)<input name="operations" value="${String(operations)}" list="operations" autocomplete="off" spellcheck="false"></label>
    </div>
    <datalist id="operations">${OPERATIONS.map(operation => html`<option value="${operation}">`)}</datalist>
    <div class="row"><button>Add</button></div>
  </form>`;
}

function linkList(otherOrigin: string): Html {
  const other: PageLink = [`${otherOrigin}/dist/portable-wallets.js`, 'the script from the second origin'];
  const groups = { ...PAGE_LINKS, Languages: LANGUAGE_LINKS, 'Second origin': [other] };
  return html`<section class="card" aria-labelledby="links-title"><h2 id="links-title">Pages</h2>
    <div class="links">${Object.entries(groups).map(
      ([title, list]) =>
        html`<div${attributes({ class: list.every(([, text]) => text.length < MAX_SHORT) && 'short' })}><h3>${title}</h3><ul>${list.map(([path, text]) => html`<li><a href="${path}">${text}</a></li>`)}</ul></div>`,
    )}</div></section>`;
}
