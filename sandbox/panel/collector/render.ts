import type { Delivery } from '../../server/store/types';
import { type Html, html } from '../../server/web/html';
import { clock } from '../calls';
import {
  type ErrorReport,
  type Log,
  type Series,
  toErrorReports,
  toLogs,
  toSeries,
  toWalletEvents,
  type WalletEvent,
} from './deliveries';

const MAX_ROWS = 200;

/** Renders everything that the collector received, newest first, with summed metrics. */
export function renderDeliveries(deliveries: Delivery[]): Html {
  return html`${renderTotals(deliveries)}
    ${section('rejected', 'Rejected', deliveries.filter(({ problems }) => problems.length).reverse(), renderRejected)}
    ${renderMetrics(toSeries(deliveries))}
    ${section('events', 'Events', toWalletEvents(deliveries).reverse(), renderEvent)}
    ${section('errors', 'Errors', toErrorReports(deliveries).reverse(), renderError)}
    ${section('logs', 'Logs', toLogs(deliveries).reverse(), renderLog)}`;
}

function renderTotals(deliveries: Delivery[]): Html {
  const bytes = deliveries.reduce((sum, delivery) => sum + delivery.bytes, 0);
  const count = (test: (delivery: Delivery) => boolean) => deliveries.filter(test).length;
  const totals: [label: string, value: number | string][] = [
    ['Requests', deliveries.length],
    ['Bytes', bytes.toLocaleString('en-GB')],
    ['Accepted', count(({ status }) => status >= 200 && status < 300)],
    ['Failed', count(({ status }) => status === 0 || status >= 429)],
    ['Rejected', count(({ problems }) => problems.length > 0)],
    ['Sessions', count(({ kind, status }) => kind === 'sessions' && status === 202)],
  ];
  return html`<dl class="totals">${totals.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function section<Item>(id: string, title: string, items: Item[], renderItem: (item: Item) => Html): Html {
  if (!items.length && id === 'rejected') return html``;
  return html`<section class="card" id="${id}"><h2>${title} <span class="count">${items.length}</span></h2>
    ${items.length ? html`<ol class="list">${items.slice(0, MAX_ROWS).map(renderItem)}</ol>` : html`<p>None yet.</p>`}
  </section>`;
}

const chips = (labels: Record<string, unknown>) =>
  Object.entries(labels).map(
    ([name, value]) => html`<span class="chip"><small>${name}</small> ${String(value)}</span> `,
  );

function renderMetrics(series: Series[]): Html {
  return html`<section class="card" id="metrics"><h2>Metrics <span class="count">${series.length}</span></h2>
    ${
      series.length
        ? html`<div class="scroll" tabindex="0" role="region" aria-label="Metrics"><table><thead><tr><th>Name</th><th>Labels</th><th class="number">Sum</th><th>Distribution</th></tr></thead>
      <tbody>${series.map(renderSeries)}</tbody></table></div>`
        : html`<p>None yet.</p>`
    }
  </section>`;
}

function renderSeries({ name, labels, unit, count, total, buckets }: Series): Html {
  const mean = total === undefined ? '' : `mean ${Math.round(total / count)} ${unit}`;
  return html`<tr><th scope="row">${name}</th><td>${chips(labels)}</td><td class="number">${count}</td>
    <td>${mean}${buckets && renderBuckets(buckets, unit)}</td></tr>`;
}

function renderBuckets(buckets: NonNullable<Series['buckets']>, unit: string): Html {
  const most = Math.max(...buckets.map(({ count }) => count), 1);
  const describe = ({ bound, count }: (typeof buckets)[number]) =>
    `${bound === undefined ? 'above' : `up to ${bound} ${unit}`}: ${count}`;
  return html`<span class="bars" role="img" aria-label="${buckets
    .filter(({ count }) => count)
    .map(describe)
    .join(', ')}">${buckets.map(
    bucket =>
      html`<i style="height:${Math.round((bucket.count / most) * 100)}%" title="${describe(bucket)}"></i>`,
  )}</span>`;
}

function renderEvent({ at, payload }: WalletEvent): Html {
  const { event, eventSubtype, consent, ...rest } = payload;
  const name = [event, eventSubtype].filter(Boolean).join(' · ');
  return html`<li><span class="time">${clock(at)}</span> <strong>${name}</strong>
    <p>Consent: ${Array.isArray(consent) ? consent.join(', ') || 'none' : String(consent ?? 'unknown')}</p>
    <div>${chips(rest)}</div></li>`;
}

function renderError({ severity, release, chain }: ErrorReport): Html {
  return html`<li><span class="chip">${severity}</span> <small>${release}</small>
    <ol class="chain">${chain.map(
      ({ errorClass, message, stack }) =>
        html`<li><strong>${errorClass}</strong>: ${message}${stack.length > 0 && html`<pre tabindex="0">${stack.join('\n')}</pre>`}</li>`,
    )}</ol></li>`;
}

function renderLog({ at, severity, text, labels }: Log): Html {
  return html`<li><span class="time">${clock(at)}</span> <span class="chip">${severity}</span> ${text} ${chips(labels)}</li>`;
}

function renderRejected({ at, kind, body, problems }: Delivery): Html {
  return html`<li><span class="time">${clock(at)}</span> <strong class="bad">${kind}</strong>
    <ul>${problems.map(problem => html`<li>${problem}</li>`)}</ul>
    <pre tabindex="0">${typeof body === 'string' ? body : JSON.stringify(body, null, 2)}</pre></li>`;
}
