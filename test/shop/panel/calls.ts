import { replyJson } from '../pages/reply';
import type { Visit } from '../pages/visit';
import type { Call } from '../store/types';

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

const BEAT_MS = 15_000;

/** Every call so far as JSON, newest first. */
export function listCalls({ store }: Visit): Response {
  return replyJson(store.calls.map(toEntry).reverse());
}

/** Server-sent events: every call so far, then each new one and each answer; `reset` where the shop was emptied. */
export function streamCalls({ store, request }: Visit): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const sendCall = (call: Call) =>
        send(`event: call\ndata: ${JSON.stringify(toEntry(call, store.calls.indexOf(call)))}\n\n`);
      send('retry: 1000\nevent: reset\ndata: {}\n\n');
      for (const call of store.calls) sendCall(call);
      const unsubscribe = store.onCall(call => (call ? sendCall(call) : send('event: reset\ndata: {}\n\n')));
      const beat = setInterval(() => send(': still here\n\n'), BEAT_MS);
      stop = () => {
        unsubscribe();
        clearInterval(beat);
      };
      request.signal.addEventListener('abort', stop);
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' },
  });
}

/** One call as the panel shows it; `number` is its place on the list. */
export function toEntry(call: Call, number: number) {
  const headers = Object.fromEntries(
    HEADERS.flatMap(name => (call.headers[name] ? [[name, call.headers[name]]] : [])),
  );
  return { ...call, headers, number };
}

export type Entry = ReturnType<typeof toEntry>;
