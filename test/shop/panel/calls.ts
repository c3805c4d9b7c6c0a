import type { Call } from '../store/types';
import { streamEvents } from '../web/event-stream';
import { replyJson } from '../web/reply';
import type { Visit } from '../web/visit';

/** Headers that say what the script wants; the others are the browser's own. */
const HEADERS = [
  'x-wallet-name',
  'x-start-wallet-checkout',
  'x-shopify-storefront-access-token',
  'x-sdk-variant',
  'accept',
  'content-type',
  'origin',
];

/** Every call so far as JSON, newest first. */
export function listCalls({ store }: Visit): Response {
  return replyJson(store.calls.map(toEntry).reverse());
}

/**
 * Server-sent events: every call so far, then each new one and each answer; `reset` where the shop was emptied, `settings`
 * where something of them has changed.
 */
export function streamCalls({ store, request }: Visit): Response {
  return streamEvents(request, send => {
    const sendCall = (call: Call) => send('call', toEntry(call, store.calls.indexOf(call)));
    send('reset');
    for (const call of store.calls) sendCall(call);
    send('settings');
    const ends = [
      store.onCall(call => (call ? sendCall(call) : send('reset'))),
      store.onSettings(() => send('settings')),
    ];
    return () => {
      for (const end of ends) end();
    };
  });
}

/** One call as the panel shows it; `number` is its place on the list. */
function toEntry(call: Call, number: number) {
  const headers = Object.fromEntries(
    HEADERS.flatMap(name => (call.headers[name] ? [[name, call.headers[name]]] : [])),
  );
  return { ...call, headers, number };
}

export type Entry = ReturnType<typeof toEntry>;
