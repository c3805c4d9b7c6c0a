import { attributes, type Html, html } from '../web/html';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { applied } from './applied';
import { FAULTS, OPERATIONS } from './faults';
import { LANGUAGE_PLACES, PLACES, type Place } from './places';
import { settingsForm } from './settings-form';
import { toolPage } from './tool-page';

/** Texts of fewer letters stand side by side. */
const MAX_SHORT = 24;

type Given = Record<string, unknown>;

/** Why a form was not taken, and what stood in it. */
export interface Refusal {
  sentence: string;
  given: Given;
}

/** Where a person chooses the shopper and what goes wrong, sees what is applied, and watches the calls. */
export function panelPage({ store, otherOrigin }: Visit, refusal?: Refusal): Response {
  const body = html`<main>
      ${refusal && html`<p class="refusal" role="alert">${refusal.sentence}</p>`}
      <div class="controls">
        <section class="card" aria-labelledby="applied-title"><h2 id="applied-title">Applied now</h2><div id="applied">${applied(store)}</div></section>
        ${settingsForm(store.settings)}
        ${faultForm(refusal?.given ?? {})}
        <form method="post" action="/panel/reset" class="card"><h2>Start over</h2>
          <p>Empties carts, orders and calls; settings go back to the start.</p>
          <button class="danger">Start over</button></form>
      </div>
      <div class="watched">
        <section class="calls" aria-labelledby="calls-title">
          <div class="calls__head"><h2 id="calls-title">Calls of the script</h2><span id="calls-state" role="status"></span></div>
          <ol id="calls"><li class="none">No call yet. Open a page of the shop and click a button.</li></ol>
        </section>
        ${places(otherOrigin)}
      </div>
    </main>`;
  const page = {
    title: 'Control panel',
    path: '/panel',
    sheets: ['/panel/panel.css', '/panel/calls.css'],
    script: '/panel/panel.js',
  };
  return reply(toolPage({ ...page, body }), refusal ? 422 : 200);
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

function places(otherOrigin: string): Html {
  const other: Place = [`${otherOrigin}/dist/portable-wallets.js`, 'the script from the second origin'];
  const groups = { ...PLACES, Languages: LANGUAGE_PLACES, 'Second origin': [other] };
  return html`<section class="card" aria-labelledby="places-title"><h2 id="places-title">Where to look</h2>
    <div class="places">${Object.entries(groups).map(
      ([title, list]) =>
        html`<div${attributes({ class: list.every(([, text]) => text.length < MAX_SHORT) && 'short' })}><h3>${title}</h3><ul>${list.map(([path, text]) => html`<li><a href="${path}">${text}</a></li>`)}</ul></div>`,
    )}</div></section>`;
}
