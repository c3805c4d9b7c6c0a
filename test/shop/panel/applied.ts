import type { Store } from '../store/store';
import type { Fault, Settings } from '../store/types';
import { attributes, type Html, html } from '../web/html';
import { reply } from '../web/reply';
import type { Visit } from '../web/visit';
import { FAULTS } from './faults';

/** What the shop does now that it did not do when it started, as markup for a panel that is open already. */
export const appliedPart = ({ store }: Visit): Response => reply(applied(store));

/** Settings that differ from the start, and each fault with what is left of it. The panel's script reads all settings from it. */
export function applied({ settings, initial }: Store): Html {
  const { faults, ...plain } = settings;
  const changed = Object.entries(plain).filter(
    ([name, value]) => String(value) !== String(initial[name as keyof Settings]),
  );
  return html`<div${attributes({ 'data-values': plain })}>
    ${
      changed.length > 0
        ? html`<dl class="applied">${changed.map(([name, value]) => html`<div><dt>${name}</dt><dd>${show(value)}</dd></div>`)}</dl>`
        : html`<p>Every setting is as the shop started.</p>`
    }
    ${
      faults.length > 0
        ? html`<ul class="faults">${faults.map(drawFault)}</ul><form method="post" action="/panel/faults/clear"><button class="quiet">Remove all faults</button></form>`
        : html`<p>No fault: the server answers as it should.</p>`
    }
  </div>`;
}

function show(value: unknown): string {
  return String(value) || 'none';
}

function drawFault(fault: Fault): Html {
  const { name, operations } = fault;
  return html`<li class="fault"><div><strong>${name}</strong> ${FAULTS[name]}<br><small>${operations.join(', ') || 'any operation'} · ${whatIsLeft(fault)}</small></div>
    <form method="post" action="/panel/faults/remove"><input type="hidden" name="name" value="${name}"><input type="hidden" name="operations" value="${operations.join()}"><button class="quiet" aria-label="Remove ${name}">Remove</button></form></li>`;
}

function whatIsLeft({ times }: Fault): string {
  return times === Number.POSITIVE_INFINITY
    ? 'until you remove it'
    : `${times} more ${times === 1 ? 'time' : 'times'}`;
}
