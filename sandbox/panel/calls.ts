import type { Call } from '../server/store/types';
import { type Html, html } from '../server/web/html';
import { streamEvents } from '../server/web/reply';
import type { Visit } from '../server/web/visit';

/** Request headers that the panel shows. */
const HEADERS = [
  'x-wallet-name',
  'x-start-wallet-checkout',
  'x-shopify-storefront-access-token',
  'x-sdk-variant',
  'accept',
  'content-type',
  'origin',
];

/** A rendered call that the stream sends to open panels. */
export interface RenderedCall {
  /** Position in the list. */
  number: number;
  markup: string;
}

/**
 * Streams events: `call` for each past and new call and each response, `reset` when the list is emptied, and `change` when
 * settings, faults or deliveries change.
 */
export function streamPanel({ store, request }: Visit): Response {
  return streamEvents(request, send => {
    const sendCall = (call: Call) => {
      const number = store.calls.indexOf(call);
      send('call', { number, markup: renderCall(call, number).markup } satisfies RenderedCall);
    };
    const sendChange = () => send('change');
    send('reset');
    for (const call of store.calls) sendCall(call);
    sendChange();
    const ends = [
      store.onCall(call => (call ? sendCall(call) : send('reset'))),
      store.onSettings(sendChange),
      store.onDelivery(sendChange),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
}

export const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB', { hour12: false });

function renderCall(call: Call, number: number): Html {
  const { at, method, url, operation, headers, status, variables, response } = call;
  const wallet = headers['x-wallet-name'];
  const tone = !status ? 'wait' : status >= 400 ? 'bad' : 'good';
  const sent = HEADERS.filter(name => headers[name]).map(name => `${name}: ${headers[name]}`);
  return html`<li class="call" data-number="${number}"><details>
    <summary><span class="time">${clock(at)}</span><strong class="name">${operation ?? `${method} ${url}`}</strong>${wallet && html`<span class="chip">${wallet}</span>`}<span class="status ${tone}">${status ?? '…'}</span></summary>
    <div class="body">${part('Request', [`${method} ${url}`, ...sent].join('\n'))}${part('Variables', variables)}${part('Response', response)}</div>
  </details></li>`;
}

function part(title: string, value: unknown): Html | undefined {
  if (value === undefined) return undefined;
  return html`<h3>${title}</h3><pre tabindex="0">${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>`;
}
