import type { Visit } from '../pages/visit';

const BEAT_MS = 15_000;

/** Server-sent events: one at the start, and one whenever the list of deliveries has changed. */
export function streamDeliveries({ store, request }: Visit): Response {
  const encoder = new TextEncoder();
  let stop = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const tell = () => send('event: change\ndata: {}\n\n');
      send('retry: 1000\n\n');
      tell();
      const unsubscribe = store.onDelivery(tell);
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
